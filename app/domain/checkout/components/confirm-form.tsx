import { salutationNames } from '~/domain/accounts/person-fields';
import { Picture } from '~/domain/catalog/components/picture';
import { ConsentBox, TermsBox } from '~/domain/orders/components/terms-box';
import {
  addressLinesOf,
  type Contact,
  type OrderType,
  type PostalAddress,
  recipientLines,
} from '~/domain/orders/order';
import { type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import { FitsNotNotice } from '~/domain/vehicles/components/fits-not-notice';
import { SetProblems } from '~/domain/vehicles/components/set-problems';
import { EARLY_START } from '~/domain/workshop/appointments/appointment-text';
import { cartPath, checkoutPaths, locationChoicePath, picturePath } from '~/paths';
import { ErrorSummary } from '~/ui/components/error-summary';
import { GuaranteeNotice } from '~/ui/components/guarantee-notice';
import { Form, Link } from '~/ui/components/link';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import { Price } from '~/ui/components/price';
import type { CheckoutFrameView } from '../checkout.server';
import { consentFields } from '../messages';
import type { Consent } from '../place-order.server';
import { OrderSums } from './checkout-frame';
import * as styles from './checkout-frame.css';
import * as own from './confirm-form.css';
import { StepButton } from './step-button';

export interface ConfirmationAnswer {
  errors: { id?: string; text: string }[];
  ticked: Consent[];
}

export interface ConfirmFormProps {
  orderType: OrderType;
  frame: CheckoutFrameView;
  cartId: string;
  contact: Contact | null;
  address: PostalAddress | null;
  payment: PaymentMethod | null;
  deliveryText: string;
  heldText: string | undefined;
  limitText: string | undefined;
  /** § 312j para. 2 BGB. */
  deliveryTime: string;
  appointment: { title: string; time: string } | undefined;
  /** § 356 (4) BGB: it lies within the time for withdrawal. */
  asksEarlyStart: boolean;
  answer: ConfirmationAnswer | undefined;
}

function Told({ title, change, lines }: { title: string; change: string; lines: string[] }) {
  return (
    <section className={own.told}>
      <h2 className={own.toldTitle}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Link to={change}>Ändern</Link>
    </section>
  );
}

function personLines({ contact, address }: { contact: Contact; address: PostalAddress | null }): string[] {
  const { salutation, firstName, lastName, email, phone } = contact;
  return [
    [...(salutation ? [salutationNames[salutation]] : []), firstName, lastName].join(' '),
    ...(address ? addressLinesOf(address) : []),
    email,
    ...(phone ? [phone] : []),
  ];
}

/** What was entered in the steps, each with its link. */
function Choices({
  orderType,
  frame: { city },
  contact,
  address,
  payment,
  deliveryText,
  deliveryTime,
  heldText,
  appointment,
}: ConfirmFormProps) {
  const isBuying = orderType === 'kauf';
  return (
    <div className={own.grid}>
      {contact && (
        <Told
          title={isBuying ? 'Rechnungsadresse' : 'Kontakt'}
          change={isBuying ? checkoutPaths.address : checkoutPaths.contact}
          lines={personLines({ contact, address })}
        />
      )}
      {isBuying && address?.deliverTo && (
        <Told
          title="Lieferadresse"
          change={checkoutPaths.payment}
          lines={recipientLines(address.deliverTo)}
        />
      )}
      {isBuying && payment && (
        <Told
          title="Lieferung und Zahlung"
          change={checkoutPaths.payment}
          lines={[deliveryText, deliveryTime, paymentTerms[payment].name]}
        />
      )}
      {!isBuying && (
        <Told
          title="Abholung"
          change={locationChoicePath}
          lines={[deliveryText, deliveryTime, ...(heldText ? [heldText] : [])]}
        />
      )}
      {appointment && (
        <Told title={appointment.title} change={checkoutPaths.fitting} lines={[appointment.time, city]} />
      )}
    </div>
  );
}

function OrderedLines({ orderType, frame }: Pick<ConfirmFormProps, 'orderType' | 'frame'>) {
  const { sets = [] } = frame.cart;
  return (
    <section>
      <h2 className={sectionTitle}>{orderType === 'kauf' ? 'Sie bestellen' : 'Sie reservieren'}</h2>
      {sets.map(({ vehicle, problems }) => (
        <SetProblems key={vehicle?.code ?? ''} problems={problems} />
      ))}
      <ul className={own.lines}>
        {frame.cart.lines.map((line) => (
          <li key={line.id} className={own.line}>
            <Picture src={picturePath(line.kind, line.pictureKey)} photo={line.photo} size={48} />
            <div>
              {line.quantity} × <strong>{line.title}</strong>
              <span className={styles.small}>
                {line.subtitle}, Einzelpreis <Price cents={line.priceCents} />
              </span>
              {line.vehicle && <span className={styles.small}>Für {line.vehicle.label}</span>}
              {line.verdict && <FitmentNote verdict={line.verdict} />}
            </div>
            <Price cents={line.totalCents} />
          </li>
        ))}
      </ul>
      <OrderSums frame={frame} />
      <Link to={cartPath} className={styles.change}>
        Warenkorb ändern
      </Link>
    </section>
  );
}

function Consents({ orderType, frame, asksEarlyStart, answer }: ConfirmFormProps) {
  const { errors = [], ticked = [] } = answer ?? {};
  const boxOf = (consent: Consent) => ({
    name: consentFields[consent],
    error: errors.find(({ id }) => id === consentFields[consent])?.text,
    isTicked: ticked.includes(consent),
  });
  return (
    <>
      {frame.cart.hasMismatch && (
        <ConsentBox {...boxOf('mismatch')}>
          Ich habe gelesen, was nicht zum Fahrzeug oder nicht zusammen passt, und{' '}
          {orderType === 'kauf' ? 'bestelle' : 'reserviere'} trotzdem.
        </ConsentBox>
      )}
      {asksEarlyStart && <ConsentBox {...boxOf('early-start')}>{EARLY_START}</ConsentBox>}
      <TermsBox {...boxOf('terms')} />
    </>
  );
}

/** The order stands directly above the button (§ 312j BGB). */
export function ConfirmForm(props: ConfirmFormProps) {
  const { orderType, frame, cartId, limitText, answer } = props;
  return (
    <Form method="post" noValidate className={`${panel} ${own.form}`}>
      <ErrorSummary title="Noch nicht abgeschickt" errors={answer?.errors ?? []} />
      <Choices {...props} />
      <OrderedLines orderType={orderType} frame={frame} />
      <input type="hidden" name="vorgang" value={cartId} />
      <input type="hidden" name="summe" value={frame.chosen.totals.totalCents} />
      <div className={own.notice}>
        <GuaranteeNotice />
      </div>
      <div className={styles.submit}>
        {limitText && <p className={styles.small}>{limitText}</p>}
        <FitsNotNotice lines={frame.cart.lines} />
        <StepButton sum={frame} consent={<Consents {...props} />}>
          {orderType === 'kauf' ? 'zahlungspflichtig bestellen' : 'Unverbindlich reservieren'}
        </StepButton>
      </div>
    </Form>
  );
}
