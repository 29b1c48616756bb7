import type { ReactNode } from 'react';
import { type UIMatch, useMatches } from 'react-router';
import { Breadcrumbs, type Crumb } from '~/ui/components/breadcrumbs';
import type { PageHandle } from '../shell/page-handle';
import type { PageParts, ShellView } from '../shell/shell';
import { PageHero } from './page-hero';
import { useHasFrame, usePageHandles } from './page-shell';
import { PageTexts } from './page-texts';
import { withCategory } from './with-category';

function crumbsOf(matches: UIMatch[], navigation: ShellView['navigation']): Crumb[] {
  const crumbs = matches.flatMap((match) => {
    const { breadcrumb } = (match.handle ?? {}) as PageHandle;
    return breadcrumb && match.loaderData !== undefined ? breadcrumb(match.loaderData as never) : [];
  });
  return withCategory(crumbs, navigation);
}

export function PageFrame({
  shell,
  parts,
  children,
}: {
  shell: ShellView;
  parts: PageParts;
  children: ReactNode;
}) {
  const crumbs = crumbsOf(useMatches(), shell.navigation);
  const isBare = usePageHandles().some((handle) => handle.isBare);
  const hasFrame = useHasFrame();
  return (
    <>
      {hasFrame && <PageHero header={shell.theme.header} parts={parts} />}
      {!isBare && crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />}
      {children}
      {hasFrame && <PageTexts texts={parts.texts} isBare={isBare} />}
    </>
  );
}
