import { Link } from '~/ui/components/link';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import { Price } from '~/ui/components/price';
import { OfferNote } from '../../components/offer-note';
import type { WheelDetail } from '../wheel-detail.server';
import * as styles from './wheel-parts.css';

export function WheelParts({ wheel }: { wheel: WheelDetail }) {
  const { parts, work, sumCents, buy } = wheel;
  const isSum = sumCents === buy.price.cents;
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>Lieferumfang</h2>
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
    </section>
  );
}
