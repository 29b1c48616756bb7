import { Price } from '~/ui/components/price';
import type { CartView } from '../cart-view';
import * as styles from './cart-page.css';

/** Without shipping. */
export const collectedCents = ({ goodsCents, discountCents, depositCents }: CartView) =>
  goodsCents - discountCents + depositCents;

export interface SumsProps {
  cart: CartView;
  /** Undefined if nothing can be shipped. `text`: 'Versand mit DHL'; `isFrom`: others cost more. */
  shipping: { text: string; cents: number; isFrom: boolean } | undefined;
  city: string;
}

export function Sums({ cart, shipping, city }: SumsProps) {
  const { coupon, discountCents, depositCents } = cart;
  return (
    <dl className={styles.sums}>
      <dt>{`${cart.pieces} Stück${cart.work ? ` mit ${cart.work}` : ''}`}</dt>
      <dd>
        <Price cents={cart.goodsCents} />
      </dd>
      {coupon && discountCents > 0 && (
        <>
          <dt>Gutschein {coupon.code}</dt>
          <dd data-discount>
            <Price cents={-discountCents} />
          </dd>
        </>
      )}
      {depositCents > 0 && (
        <>
          <dt>Pfand</dt>
          <dd data-deposit>
            <Price cents={depositCents} />
          </dd>
        </>
      )}
      <dt>Abholung in {city}</dt>
      <dd>kostenlos</dd>
      {shipping && (
        <>
          <dt className={styles.small}>oder {shipping.text}</dt>
          <dd className={styles.small}>
            {shipping.cents > 0 ? (
              <>
                {shipping.isFrom && 'ab '}
                <Price cents={shipping.cents} />
              </>
            ) : shipping.isFrom ? (
              'teils kostenlos'
            ) : (
              'kostenlos'
            )}
          </dd>
        </>
      )}
      <dt className={styles.total}>Gesamt bei Abholung</dt>
      <dd className={styles.total} data-total>
        <Price cents={collectedCents(cart)} size="large" />
      </dd>
      <dt className={styles.small}>darin MwSt.</dt>
      <dd className={styles.small} data-vat>
        <Price cents={cart.vatCents} />
      </dd>
    </dl>
  );
}
