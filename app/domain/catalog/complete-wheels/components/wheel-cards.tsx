import { ArticleCards, CardLine, Tags } from '../../components/article-card';
import { LabelLink } from '../../tyres/components/label-link';
import { wheelUnit } from '../complete-wheel';
import type { WheelCardView } from '../wheel-card';

function MarkingLines({ marking }: { marking: string }) {
  const [tyre = '', rim] = marking.split(' auf ');
  return (
    <>
      <CardLine main={tyre} />
      {rim && <p>auf {rim}</p>}
    </>
  );
}

export function WheelCards({ cards }: { cards: readonly WheelCardView[] }) {
  return (
    <ArticleCards
      cards={cards}
      unit={wheelUnit}
      lines={(wheel) => (
        <>
          <MarkingLines marking={wheel.marking} />
          <Tags tags={wheel.tags} />
          <LabelLink tyre={wheel} />
        </>
      )}
    />
  );
}
