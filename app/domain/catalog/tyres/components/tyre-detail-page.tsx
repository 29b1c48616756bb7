import { GuaranteeNotice } from '~/ui/components/guarantee-notice';
import { Link } from '~/ui/components/link';
import { Tags } from '../../components/article-card';
import {
  ArticlePage,
  Column,
  Facts,
  PageLine,
  PictureNote,
  Similar,
  Wide,
} from '../../components/article-page';
import { BuyBox } from '../../components/buy-box';
import { FitsVehicle } from '../../components/fits-vehicle';
import { Maker } from '../../components/maker';
import { cardPicture } from '../../listing/card-address';
import type { FittedSetView } from '../../selling';
import { tyreUnit } from '../tyre';
import type { TyreDetail } from '../tyre-detail.server';
import { EuLabel } from './eu-label';
import { LabelLink } from './label-link';
import { SizePanel } from './size-panel';
import { TyreCards } from './tyre-cards';

export function TyreDetailPage({
  tyre,
  fitted,
  hasVehicles,
}: {
  tyre: TyreDetail;
  fitted: FittedSetView | undefined;
  hasVehicles: boolean;
}) {
  const { card, dimension, sizeList } = tyre;
  return (
    <>
      <ArticlePage
        picture={cardPicture(card)}
        photos={tyre.photos}
        lettering={tyre.lettering}
        pictureText={`Zeichnung: ${tyre.title} ${card.marking} auf einer Felge`}
        above={
          <Link to={sizeList}>
            {tyre.seasonName} {dimension}
          </Link>
        }
        title={tyre.title}
        buy={
          <BuyBox
            article={tyre.buy}
            unit={tyreUnit}
            verdict={card.verdict}
            fitted={fitted}
            others={<Link to={sizeList}>Andere Reifen in {dimension.replace(' ', '\u00a0')}</Link>}
          />
        }
        below={
          <>
            <Column>
              <EuLabel tyre={tyre} />
              <SizePanel marking={card.marking} words={tyre.sizeWords} />
            </Column>
            <Column>
              <Facts facts={tyre.facts} />
              <Maker make={card.make} maker={tyre.maker} />
            </Column>
            <Wide>
              <GuaranteeNotice />
            </Wide>
          </>
        }
      >
        <PageLine main={card.marking} more={card.limits} />
        <Tags tags={card.tags} />
        <LabelLink tyre={card} />
        <FitsVehicle verdict={card.verdict} hasVehicles={hasVehicles} />
      </ArticlePage>
      {tyre.similar.length > 0 && (
        <Similar title={`Ebenfalls in ${dimension}, sofort in ${tyre.buy.city}`}>
          <TyreCards cards={tyre.similar} />
        </Similar>
      )}
      <PictureNote photos={tyre.photos}>
        Die Abbildung ist eine Zeichnung und zeigt Profil und Größe, nicht jede Einzelheit. Eine Felge gehört
        nicht zum Lieferumfang.
      </PictureNote>
    </>
  );
}
