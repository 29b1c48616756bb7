import { ArticleCards, CardLine, Tags } from '../../components/article-card';
import { tyreUnit } from '../tyre';
import type { TyreCardView } from '../tyre-card';
import { LabelLink } from './label-link';

function TyreLines({ tyre }: { tyre: TyreCardView }) {
  return (
    <>
      <CardLine main={tyre.marking} more={tyre.limits} />
      <Tags tags={tyre.tags} />
      <LabelLink tyre={tyre} />
    </>
  );
}

export function TyreCards({ cards }: { cards: readonly TyreCardView[] }) {
  return <ArticleCards cards={cards} unit={tyreUnit} lines={(tyre) => <TyreLines tyre={tyre} />} />;
}
