import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { HtmlText } from '~/storefront/blocks/html-text';
import { container } from '~/storefront/blocks/shared.css';
import { Breadcrumbs } from '~/ui/components/breadcrumbs';
import type { PageParts, ShellView } from '../shell/shell';
import { crumbsOf } from './crumbs-of';
import { PageHero } from './page-hero';
import { useHasFrame, usePageHandles } from './page-shell';
import * as styles from './page-texts.css';

/** 'einleitung' over the others (spec 1, page shell). */
function PageTexts({ texts, isBare }: { texts: string[]; isBare: boolean }) {
  const [first, ...others] = texts;
  if (first === undefined) return null;
  return (
    <section className={isBare ? `${container} ${styles.texts}` : styles.texts} aria-label="Wissenswertes">
      <HtmlText html={first} className={styles.text} />
      {others.length > 0 && (
        <div className={styles.blocks}>
          {others.map((html) => (
            <HtmlText key={html} html={html} className={styles.text} />
          ))}
        </div>
      )}
    </section>
  );
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
