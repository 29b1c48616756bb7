import { GuaranteeNotice } from '~/ui/components/guarantee-notice';
import { Link } from '~/ui/components/link';
import { Tags } from '../../components/article-card';
import { ArticlePage, Column, Facts, PageLine, PictureNote, Wide } from '../../components/article-page';
import { BuyBox } from '../../components/buy-box';
import { FitsVehicle } from '../../components/fits-vehicle';
import type { DrawnView } from '../../components/gallery-view';
import { Maker } from '../../components/maker';
import { cardPicture } from '../../listing/card-address';
import type { FittedSetView } from '../../selling';
import { EuLabel } from '../../tyres/components/eu-label';
import { LabelLink } from '../../tyres/components/label-link';
import { wheelUnit } from '../complete-wheel';
import type { WheelDetail } from '../wheel-detail.server';
import { WheelParts } from './wheel-parts';

export function WheelDetailPage({
  wheel,
  drawn,
  fitted,
  hasVehicles,
}: {
  wheel: WheelDetail;
  drawn: readonly DrawnView[];
  fitted: FittedSetView | undefined;
  hasVehicles: boolean;
}) {
  const { card, title, label } = wheel;
  const all = <Link to={wheel.list}>Alle Kompletträder</Link>;
  return (
    <>
      <ArticlePage
        picture={cardPicture(card)}
        photos={wheel.photos}
        drawn={drawn}
        lettering={wheel.lettering}
        pictureText={`Zeichnung: ${title} ${card.marking}`}
        above={all}
        title={title}
        buy={
          <BuyBox article={wheel.buy} unit={wheelUnit} verdict={card.verdict} fitted={fitted} others={all} />
        }
        below={
          <>
            <Column>
              <WheelParts wheel={wheel} />
              {label && <EuLabel tyre={label} />}
            </Column>
            <Column>
              <Facts facts={wheel.facts} />
              {wheel.makers.map(({ make, maker }) => (
                <Maker key={make} make={make} maker={maker} />
              ))}
            </Column>
            <Wide>
              <GuaranteeNotice />
            </Wide>
          </>
        }
      >
        <PageLine main={card.marking} />
        <Tags tags={card.tags} />
        <LabelLink tyre={card} />
        <FitsVehicle verdict={card.verdict} hasVehicles={hasVehicles} />
      </ArticlePage>
      <PictureNote photos={wheel.photos}>
        Die Abbildung ist eine Zeichnung und zeigt Form und Farbe, nicht jede Einzelheit.
      </PictureNote>
    </>
  );
}
