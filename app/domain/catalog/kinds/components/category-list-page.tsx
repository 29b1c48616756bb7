import { lead, pageStack } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import type { CategoryLink } from '../../categories/category-tile';
import { CategoryLinks } from '../../categories/components/category-links';
import { BelowFold } from '../../components/article-card';
import { tiles } from '../../components/tiles.css';
import { FittingPart } from '../../listing/components/fitting-sizes';
import { ListFrame } from '../../listing/components/list-frame';
import type { FittingChoice } from '../../listing/fitting-choice';
import type { CategoryList } from '../../listing/list-at-category.server';
import type { CardGroup } from '../card-group';
import { saleUnits } from '../sale-units';
import { KindCards, PlainCards } from './kind-cards';

interface About {
  description: string;
  subCategories: readonly CategoryLink[];
  related: readonly CategoryLink[];
  offers: readonly CardGroup[];
}

function Links({ title, links }: { title: string; links: readonly CategoryLink[] }) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <CategoryLinks links={links} />
    </Section>
  );
}

/** @param about shown on the first page of the unfiltered list */
export function CategoryListPage({
  listed: { kind, list, notice },
  about,
  fitting,
}: {
  listed: CategoryList;
  about?: About | undefined;
  fitting?: FittingChoice | undefined;
}) {
  return (
    <div className={pageStack}>
      <ListFrame list={list} notice={notice} fitting={<FittingPart list={list} fitting={fitting} />}>
        <div className={tiles}>
          <PlainCards unit={saleUnits[kind]} cards={list.cards} />
        </div>
      </ListFrame>
      {about && about.offers.length > 0 && (
        <Section title="Jetzt reduziert" className={pageStack}>
          <BelowFold value={true}>
            {about.offers.map((group) => (
              <KindCards key={group.kind} group={group} />
            ))}
          </BelowFold>
        </Section>
      )}
      {about && (
        <>
          <p className={lead}>{about.description}</p>
          <Links title="Genauer gesucht" links={about.subCategories} />
          <Links title="Verwandte Warengruppen" links={about.related} />
        </>
      )}
    </div>
  );
}
