import type { MouseEvent, ReactNode } from 'react';
import { Picture } from '~/domain/catalog/components/picture';
import { refusalText } from '~/domain/coupons/messages';
import { cartPath, checkoutPaths, picturePath, signInPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { Price } from '~/ui/components/price';
import { CheckIcon } from '~/ui/icons/icons';
import { BACK_FIELD, type StepName } from '../checkout';
import type { CheckoutFrameView } from '../checkout.server';
import { shortageText } from '../shortage-text';
import * as styles from './checkout-frame.css';
import { message } from './checkout-frame.css';

const early: readonly StepName[] = ['choice', 'contact', 'address'];

function SignInOffer({ step }: { step: StepName }) {
  if (!early.includes(step)) return null;
  return (
    <p className={message}>
      Schon Kunde? <Link to={signInPath(checkoutPaths[step])}>Einloggen</Link>, dann sind Ihre Angaben schon
      da. Bestellen können Sie auch ohne Konto.
    </p>
  );
}

/** The link goes to its step by the button that keeps what is typed. */
function goBackWithForm(event: MouseEvent, step: StepName): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const back = document.querySelector<HTMLButtonElement>(`button[name="${BACK_FIELD}"]`);
  if (!back?.form) return;
  event.preventDefault();
  back.value = step;
  back.form.requestSubmit(back);
}

function Steps({ frame, current }: { frame: CheckoutFrameView; current: StepName }) {
  return (
    <nav aria-label="Schritte der Bestellung">
      <ol className={styles.steps}>
        {frame.steps.map((step, index) => {
          const isCurrent = step.name === current;
          const isBehind = step.isDone && !isCurrent;
          const words = (
            <>
              <span className={styles.stepMark}>{isBehind ? <CheckIcon size={16} /> : index + 1}</span>
              <span className={styles.stepLabel}>{step.label}</span>
            </>
          );
          return (
            <li
              key={step.name}
              className={isCurrent ? styles.currentStep : styles.step}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isBehind ? (
                <Link to={checkoutPaths[step.name]} onClick={(event) => goBackWithForm(event, step.name)}>
                  {words}
                </Link>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

export function OrderSums({ frame }: { frame: CheckoutFrameView }) {
  const { totals, text } = frame.chosen;
  return (
    <dl className={styles.sums} aria-live="polite">
      <dt>Waren</dt>
      <dd>
        <Price cents={totals.goodsCents} />
      </dd>
      {totals.discountCents > 0 && (
        <>
          <dt>Gutschein {frame.cart.coupon?.code}</dt>
          <dd>
            <Price cents={-totals.discountCents} />
          </dd>
        </>
      )}
      {totals.depositCents > 0 && (
        <>
          <dt>Pfand</dt>
          <dd data-deposit>
            <Price cents={totals.depositCents} />
          </dd>
        </>
      )}
      <dt>{text}</dt>
      <dd>{totals.shippingCents > 0 ? <Price cents={totals.shippingCents} /> : 'kostenlos'}</dd>
      <dt className={styles.total}>Gesamt inkl. MwSt.</dt>
      <dd className={styles.total}>
        <Price cents={totals.totalCents} size="large" />
      </dd>
      <dt className={styles.small}>darin MwSt.</dt>
      <dd className={styles.small}>
        <Price cents={totals.vatCents} />
      </dd>
    </dl>
  );
}

export function CheckoutFrame({
  frame,
  step,
  title,
  offersSignIn,
  tracked,
  hidesOrder,
  children,
}: {
  frame: CheckoutFrameView;
  step: StepName;
  title: string;
  offersSignIn: boolean;
  /** JSON that measuring reads; undefined without consent. */
  tracked: string | undefined;
  hidesOrder?: boolean;
  children: ReactNode;
}) {
  const { coupon, lines } = frame.cart;
  const short = lines.filter(({ available, quantity }) => available < quantity);
  return (
    <>
      <Steps frame={frame} current={step} />
      <h1 className={pageTitle}>{title}</h1>
      {tracked && <div hidden data-tracked-order={tracked} />}
      {coupon && 'refusal' in coupon && (
        <div className={styles.message}>
          <Notice tone="warn">
            Ihr Gutschein {coupon.code} ist nicht abgezogen. {refusalText(coupon.refusal)}
          </Notice>
        </div>
      )}
      {short.length > 0 && (
        <div className={styles.message}>
          <Notice tone="warn">
            {short.map(shortageText).join(' ')} <Link to={cartPath}>Zum Warenkorb</Link>
          </Notice>
        </div>
      )}
      {offersSignIn && <SignInOffer step={step} />}
      <div className={hidesOrder ? styles.oneColumn : styles.columns}>
        <div className={styles.content}>{children}</div>
        {!hidesOrder && (
          <aside className={`${panel} ${styles.summary}`} aria-label="Ihr Warenkorb">
            <h2 className={sectionTitle}>Ihr Warenkorb</h2>
            <ul className={styles.lines}>
              {frame.cart.lines.map((line) => (
                <li key={line.id}>
                  <Picture src={picturePath(line.kind, line.pictureKey)} photo={line.photo} size={48} />
                  <span>
                    {line.quantity} × {line.title}
                    <span className={styles.small}>{line.subtitle}</span>
                  </span>
                  <Price cents={line.totalCents} />
                </li>
              ))}
            </ul>
            <OrderSums frame={frame} />
            <Link to={cartPath} className={styles.change}>
              Warenkorb ändern
            </Link>
          </aside>
        )}
      </div>
    </>
  );
}
