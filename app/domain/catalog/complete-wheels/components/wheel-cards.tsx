import { ArticleCards, CardLine, Tags } from '../../components/article-card';
import { LabelLink } from '../../tyres/components/label-link';
import { wheelUnit } from '../complete-wheel';
import type { WheelCardData } from '../wheel-card';

export function WheelCards({ wheels }: { wheels: readonly WheelCardData[] }) {
  return (
    <ArticleCards
      cards={wheels}
      unit={wheelUnit}
      lines={(wheel) => (
        <>
          <CardLine main={wheel.marking} />
          <Tags tags={wheel.tags} />
          <LabelLink tyre={wheel} />
        </>
      )}
    />
  );
}
