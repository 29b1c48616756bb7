import type { ReactNode } from 'react';
import { Link } from '~/ui/components/link';
import { lead, pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { Spot } from '~/ui/components/spot';
import type { CategoryLink } from '../../categories/category-tile';
import { CategoryLinks } from '../../categories/components/category-links';
import * as styles from '../../categories/components/category-page.css';
import { CategoryTiles } from '../../categories/components/category-tiles';
import type { CategoryPage as CategoryPageData } from '../category-page';

function NothingYet({ page: { title, drawing }, contact }: { page: CategoryPageData; contact: ReactNode }) {
  return (
    <section className={`${panel} ${styles.nothing}`}>
      <Spot name={drawing} width={300} />
      <div>
        <h2 className={sectionTitle}>{title} erhalten Sie bei uns im Haus.</h2>
        <p>
          Im Onlineshop führen wir in dieser Warengruppe zurzeit keine Artikel. Nennen Sie uns Fahrzeug und
          Wunsch, dann nennen wir Ihnen Preis und Liefertag.
        </p>
        {contact}
      </div>
    </section>
  );
}

/** @param otherCategories with articles, if neither this one nor a sub-category has any */
export function CategoryPage({
  page,
  otherCategories,
  contact,
}: {
  page: CategoryPageData;
  otherCategories: readonly CategoryLink[];
  contact: ReactNode;
}) {
  const isEmpty = page.subCategories.length === 0;
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>{page.title}</h1>
        <p className={lead}>{page.description}</p>
      </div>
      {page.subCategories.length > 0 && <CategoryTiles categories={page.subCategories} />}
      {isEmpty && <NothingYet page={page} contact={contact} />}
      {otherCategories.length > 0 && (
        <Section title="Unser Sortiment">
          <CategoryLinks links={otherCategories} />
        </Section>
      )}
      {page.parent && (
        <p>
          <Link to={page.parent.path}>Alles aus {page.parent.title}</Link>
        </p>
      )}
    </div>
  );
}
