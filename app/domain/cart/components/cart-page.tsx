import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isDrawnOnCar } from '~/domain/catalog/articles/offered-kinds';
import type { CategoryLink } from '~/domain/catalog/categories/category-tile';
import { CategoryLinks } from '~/domain/catalog/categories/components/category-links';
import { CouponBox } from '~/domain/coupons/components/coupon-box';
import type { AtOtherLocation } from '~/domain/tenancy/at-other-locations';
import { FitsNotNotice } from '~/domain/vehicles/components/fits-not-notice';
import { SetProblems } from '~/domain/vehicles/components/set-problems';
import { cartPath, checkoutPaths, signInPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { FootBar } from '~/ui/components/foot-bar';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { Spot } from '~/ui/components/spot';
import { TakeAlong } from '~/ui/components/take-along';
import { WheelCar } from '~/ui/components/wheel-car';
import type { CartLineView, CartView } from '../cart-view';
import type { FittingView } from '../fitting-view';
import type { JoinedView } from '../joined-view';
import { addedNotice, changeCartMessages } from '../messages';
import type { UndoView } from '../removed-line.server';
import { CartLineItem } from './cart-line-item';
import * as styles from './cart-page.css';
import { collectedCents, Sums, type SumsProps } from './cart-sums';
import { JoinedNotice } from './joined-notice';
import { Promises } from './promises';
import { RemovedNotice } from './removed-notice';
import { UnsoldNotice } from './unsold-notice';

interface CartPageProps {
  cart: CartView | undefined;
  /** The step of the checkout to which a sign-in leads back. */
  signedOutAt: string | undefined;
  /** Of each set, by the id of its line. */
  fittings: Readonly<Record<string, FittingView>>;
  otherCarts: AtOtherLocation[];
  added: string | null;
  taken: string | undefined;
  isLineGone: boolean;
  /** Names of goods that are not sold here. */
  unsold: string[];
  removed: UndoView | undefined;
  joined: JoinedView | undefined;
  cameFrom: string;
  shipping: SumsProps['shipping'];
  city: string;
  /** 'bis einschließlich 28. November 2026 (…)'; undefined for an empty cart. */
  heldText: string | undefined;
  takesCoupons: boolean;
  isSignedIn: boolean;
  categories: CategoryLink[];
  refusal?: { message: string; code?: string };
  notice: string | undefined;
  express: ReactNode;
}

type SummaryProps = Pick<
  CartPageProps,
  'shipping' | 'city' | 'heldText' | 'takesCoupons' | 'refusal' | 'express'
>;

function Summary({
  cart,
  shipping,
  city,
  heldText,
  takesCoupons,
  refusal,
  express,
}: SummaryProps & { cart: CartView }) {
  const { coupon } = cart;
  const tyres = cart.lines.reduce((sum, { kind, quantity }) => sum + (isDrawnOnCar(kind) ? quantity : 0), 0);
  const refused = refusal?.code === undefined ? undefined : { code: refusal.code, message: refusal.message };
  return (
    <aside className={`${panel} ${styles.summary}`} aria-label="Summe">
      <h2 className={sectionTitle}>Summe</h2>
      {tyres > 0 && <WheelCar tyres={tyres} />}
      <Sums cart={cart} shipping={shipping} city={city} />
      {(takesCoupons || coupon) && <CouponBox coupon={coupon} hasField={takesCoupons} refused={refused} />}
      <FitsNotNotice lines={cart.lines} />
      {cart.canOrder ? (
        <FootBar words={`${cart.pieces} Stück, gesamt`} cents={collectedCents(cart)} isAgain>
          <Link to={checkoutPaths.choice} className={button.action}>
            Zur Kasse
          </Link>
        </FootBar>
      ) : (
        <Notice tone="warn">Bitte passen Sie zuerst die markierten Mengen an.</Notice>
      )}
      <Promises heldText={cart.canOrder ? heldText : undefined} />
      {cart.canOrder && express}
    </aside>
  );
}

function AddedNotice({
  line: { quantity, title, notices },
  cameFrom,
}: {
  line: CartLineView;
  cameFrom: string;
}) {
  return (
    <Notice tone={notices.length > 0 ? 'warn' : 'good'}>
      {addedNotice(quantity, title, notices)} <Link to={cameFrom}>Weiter einkaufen</Link>
    </Notice>
  );
}

function CartSets({ cart, fittings, added }: Pick<CartPageProps, 'fittings' | 'added'> & { cart: CartView }) {
  const all = cart.lines.map(({ id }) => id);
  const sets = cart.sets ?? [{ vehicle: undefined, lineIds: all, problems: [] }];
  return (
    <div className={styles.lines}>
      {sets.map(({ vehicle, lineIds, problems }) => (
        <section
          key={vehicle?.code ?? ''}
          aria-label={vehicle ? `Für ${vehicle.label}` : 'Artikel'}
          className={styles.lines}
        >
          {vehicle && <p className={styles.vehicle}>Für {vehicle.label}</p>}
          <SetProblems problems={problems} />
          <ul className={styles.lines}>
            {cart.lines
              .filter(({ id, isFitting }) => lineIds.includes(id) && !isFitting)
              .map((line) => (
                <CartLineItem
                  key={line.id}
                  line={line}
                  isAdded={line.id === added}
                  fitting={fittings[line.id]}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function CartPage({ cart, otherCarts, added, isSignedIn, categories, ...place }: CartPageProps) {
  const { refusal } = place;
  const { key: answer } = useLocation();
  const addedLine = cart?.lines.find((line) => line.id === added);
  return (
    <>
      <h1 className={pageTitle}>Warenkorb</h1>
      <div className={styles.messages}>
        {refusal && (
          <ErrorSummary
            // The key moves the focus to each new answer.
            key={answer}
            title={refusal.code === undefined ? 'Das ging nicht' : 'Der Gutschein gilt nicht'}
            errors={[
              {
                id: refusal.code !== undefined && cart ? 'gutscheincode' : undefined,
                text: refusal.message,
              },
            ]}
          />
        )}
        {addedLine && !refusal && <AddedNotice line={addedLine} cameFrom={place.cameFrom} />}
        {place.taken && !refusal && cart?.canOrder !== false && <Notice tone="good">{place.taken}</Notice>}
        {place.notice && !refusal && <Notice tone="warn">{place.notice}</Notice>}
        {place.isLineGone && !refusal && <Notice tone="warn">{changeCartMessages['unknown-line']}</Notice>}
        {place.signedOutAt && (
          <Notice tone="warn">
            <p>
              Sie sind nicht angemeldet. Haben Sie sich gerade abgemeldet, zum Beispiel in einem anderen
              Fenster, dann liegt Ihr Warenkorb in Ihrem Konto.
            </p>
            <p>
              <Link to={signInPath(place.signedOutAt)}>Einloggen und weiter bestellen</Link>
            </p>
          </Notice>
        )}
        <UnsoldNotice city={place.city} articles={place.unsold} />
        <JoinedNotice joined={place.joined} backTo={cartPath} />
        {place.removed && <RemovedNotice removed={place.removed} />}
        <TakeAlong
          action={cartPath}
          others={otherCarts}
          what="Warenkorb"
          sentence={({ location, pieces }) =>
            `In Ihrem Warenkorb bei ${location} ${pieces === 1 ? 'liegt' : 'liegen'} ${pieces} Stück.`
          }
        />
      </div>
      {cart ? (
        <div className={styles.columns}>
          <CartSets cart={cart} fittings={place.fittings} added={added} />
          <Summary cart={cart} {...place} />
        </div>
      ) : (
        <section className={`${panel} ${styles.empty}`}>
          <Spot name="cart" width={240} />
          <div>
            <h2 className={sectionTitle}>Ihr Warenkorb ist leer.</h2>
            <p className={styles.small}>
              {isSignedIn
                ? 'Artikel im Warenkorb bleiben in Ihrem Konto gespeichert.'
                : 'Artikel im Warenkorb bleiben 30 Tage gespeichert.'}
            </p>
            <CategoryLinks links={categories} />
          </div>
        </section>
      )}
    </>
  );
}
