import { Link } from 'react-router';
import { button, wide } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { Notice } from '~/ui/components/notice';
import { pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { Price } from '~/ui/components/price';
import { EmptyCart } from '~/ui/illustrations/empty-states';
import type { CartView } from '../cart-view';
import { CartLineItem } from './cart-line-item';
import * as styles from './cart-page.css';

interface CartPageProps {
  cart: CartView | undefined;
  /** The line that was just put in. */
  added: string | null;
  shippingCents: number;
  city: string;
  refusal?: { message: string; key: string | undefined };
}

function Summary({
  cart,
  shippingCents,
  city,
}: Pick<CartPageProps, 'shippingCents' | 'city'> & { cart: CartView }) {
  return (
    <aside className={`${panel} ${styles.summary}`} aria-label="Summe">
      <h2 className={sectionTitle}>Summe</h2>
      <dl className={styles.sums}>
        <dt>{cart.pieces} Stück</dt>
        <dd>
          <Price cents={cart.goodsCents} />
        </dd>
        <dt>Abholung in {city}</dt>
        <dd>kostenlos</dd>
        <dt className={styles.total}>Gesamt</dt>
        <dd className={styles.total}>
          <Price cents={cart.goodsCents} size="large" />
        </dd>
      </dl>
      <p className={styles.small}>
        inkl. <Price cents={cart.vatCents} /> MwSt. Auf Wunsch Versand mit DHL für{' '}
        <Price cents={shippingCents} />, <Link to="/lieferUndVersand">Lieferung und Versand</Link>
      </p>
      {cart.canOrder ? (
        <Link to="/initiateCheckout" className={`${button.action} ${wide}`}>
          Zur Kasse
        </Link>
      ) : (
        <Notice tone="warn">Bitte passen Sie zuerst die markierten Mengen an.</Notice>
      )}
    </aside>
  );
}

/** The cart: lines, sums, and the way to the checkout. */
export function CartPage({ cart, added, refusal, ...place }: CartPageProps) {
  const isAdded = cart?.lines.some((line) => line.key === added);
  return (
    <>
      <h1 className={pageTitle}>Warenkorb</h1>
      <div className={styles.messages}>
        {refusal && <ErrorSummary title="Das ging nicht" errors={[{ text: refusal.message }]} />}
        {isAdded && !refusal && <Notice tone="good">Liegt im Warenkorb.</Notice>}
      </div>
      {cart ? (
        <div className={styles.columns}>
          <ul className={styles.lines}>
            {cart.lines.map((line) => (
              <CartLineItem key={`${line.key} ${line.quantity}`} line={line} isAdded={line.key === added} />
            ))}
          </ul>
          <Summary cart={cart} {...place} />
        </div>
      ) : (
        <section className={`${panel} ${styles.empty}`}>
          <EmptyCart width={240} />
          <div>
            <h2 className={sectionTitle}>Noch ist nichts darin.</h2>
            <p className={styles.small}>Was Sie hineinlegen, bleibt 30 Tage gespeichert.</p>
            <Link to="/reifen" className={button.accent}>
              Reifen finden
            </Link>
          </div>
        </section>
      )}
    </>
  );
}
