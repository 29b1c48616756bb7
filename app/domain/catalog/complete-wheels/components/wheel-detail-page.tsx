import { GuaranteeNotice } from '~/ui/components/guarantee-notice';
import { Link } from '~/ui/components/link';
import { Price } from '~/ui/components/price';
import { Section } from '~/ui/components/section';
import { Tags } from '../../components/article-card';
import { ArticlePage, Column, Facts, PageLine, PictureNote, Wide } from '../../components/article-page';
import { BuyBox, PriceLine } from '../../components/buy-box';
import { FitsVehicle } from '../../components/fits-vehicle';
import type { DrawnView } from '../../components/gallery-view';
import { Maker } from '../../components/maker';
import { OfferNote } from '../../components/offer-note';
import { cardPicture } from '../../listing/card-address';
import type { FittedSetView } from '../../selling';
import { EuLabel } from '../../tyres/components/eu-label';
import { LabelLink } from '../../tyres/components/label-link';
import { wheelUnit } from '../complete-wheel';
import type { WheelDetail } from '../wheel-detail.server';
import * as styles from './wheel-parts.css';

function WheelParts({ wheel }: { wheel: WheelDetail }) {
  const { parts, work, sumCents, buy } = wheel;
  const isSum = sumCents === buy.price.cents;
  return (
    <Section title="Lieferumfang">
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col">Teil</th>
            <th scope="col">einzeln</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ what, title, marking, quantity, to, price }) => (
            <tr key={`${what} ${title} ${marking}`}>
              <th scope="row">
                {quantity > 1 && `${quantity} x `}
                {what}
                {to ? <Link to={to}>{title}</Link> : title}
                <small>{marking}</small>
              </th>
              <td>
                <Price cents={price.cents * quantity} />
                {price.offer && quantity === 1 && <OfferNote offer={price.offer} />}
              </td>
            </tr>
          ))}
          {work.length > 0 && (
            <tr>
              <th scope="row">
                Montage
                <small>
                  {work.map(({ title }) => title).join(', ')}, in {buy.city}
                </small>
              </th>
              <td>
                <Price cents={work.reduce((sum, { cents }) => sum + cents, 0)} />
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          {!isSum && sumCents !== undefined && (
            <tr>
              <th scope="row">Summe der Einzelpreise</th>
              <td>
                <Price cents={sumCents} />
              </td>
            </tr>
          )}
          <tr>
            <th scope="row">Komplettrad, inkl. MwSt.</th>
            <td>
              <Price cents={buy.price.cents} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}

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
        <PriceLine article={wheel.buy} unit={wheelUnit} verdict={card.verdict} />
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
