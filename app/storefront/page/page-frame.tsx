import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { Breadcrumbs } from '~/ui/components/breadcrumbs';
import type { PageParts, ShellView } from '../shell/shell';
import { crumbsOf } from './crumbs-of';
import { PageHero } from './page-hero';
import { useHasFrame, usePageHandles } from './page-shell';
import { PageTexts } from './page-texts';

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
  if (!useHasFrame()) return children;
  return (
    <>
      <PageHero header={shell.theme.header} parts={parts} />
      {!isBare && crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />}
      {children}
      <PageTexts texts={parts.texts} isBare={isBare} />
    </>
  );
}
