import type { ComponentType } from 'react';
import type { ArticleKind } from '../../articles/article';
import { WheelCards } from '../../complete-wheels/components/wheel-cards';
import { ArticleCards, CardLine, Tags } from '../../components/article-card';
import type { ArticleCardView } from '../../listing/article-card';
import type { SaleUnit } from '../../selling';
import { TyreCards } from '../../tyres/components/tyre-cards';
import type { CardOf } from '../card-group';
import { saleUnits } from '../sale-units';

export function PlainCards({ unit, cards }: { unit: SaleUnit; cards: readonly ArticleCardView[] }) {
  return (
    <ArticleCards
      cards={cards}
      unit={unit}
      lines={({ marking, tags }) => (
        <>
          <CardLine main={marking} />
          <Tags tags={tags} />
        </>
      )}
    />
  );
}

const plainCards =
  (kind: ArticleKind) =>
  ({ cards }: { cards: readonly ArticleCardView[] }) => <PlainCards unit={saleUnits[kind]} cards={cards} />;

const shownKinds: { readonly [K in ArticleKind]: ComponentType<{ cards: readonly CardOf<K>[] }> } = {
  tyre: TyreCards,
  rim: plainCards('rim'),
  product: plainCards('product'),
  'complete-wheel': WheelCards,
  service: plainCards('service'),
};

export function KindCards<K extends ArticleKind>({ group }: { group: { kind: K; cards: CardOf<K>[] } }) {
  const Cards: ComponentType<{ cards: readonly CardOf<K>[] }> = shownKinds[group.kind];
  return <Cards cards={group.cards} />;
}
