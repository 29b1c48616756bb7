import { Picture } from '~/domain/catalog/components/picture';
import { ConsentBox, TermsBox } from '~/domain/orders/components/terms-box';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import { FitsNotNotice } from '~/domain/vehicles/components/fits-not-notice';
import { SetProblems } from '~/domain/vehicles/components/set-problems';
import { EARLY_START } from '~/domain/workshop/appointments/appointment-text';
import { cartPath, picturePath } from '~/paths';
import { ErrorSummary } from '~/ui/components/error-summary';
import { GuaranteeNotice } from '~/ui/components/guarantee-notice';
import { Form, Link } from '~/ui/components/link';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import { Price } from '~/ui/components/price';
import { consentFields } from '../messages';
import { changeId, changeMessages, type OrderChange } from '../order-change';
import type { Consent } from '../order-confirmation';
import { OrderSums } from './checkout-frame';
import * as styles from './checkout-frame.css';
import { Changed, Choices, type ConfirmedChoices } from './confirm-choices';
import * as own from './confirm-form.css';
import { StepButton } from './step-button';

export interface ConfirmationAnswer {
  errors: { id?: string; text: string }[];
  ticked: Consent[];
  change?: OrderChange;
}

export interface ConfirmFormProps extends ConfirmedChoices {
  cartId: string;
  limitText: string | undefined;
  /** § 356 (4) BGB: it lies within the time for withdrawal. */
  asksEarlyStart: boolean;
  /** `orderDigest` of what is shown. */
  stand: string | undefined;
  /** By the address: since the last page of the other kind of order was shown. */
  change: OrderChange | undefined;
  answer: ConfirmationAnswer | undefined;
}

function OrderedLines({
  orderType,
  frame,
  change,
}: Pick<ConfirmFormProps, 'orderType' | 'frame'> & { change: OrderChange | undefined }) {
  const { sets = [] } = frame.cart;
  const { parts = [], lines = [] } = change ?? {};
  return (
    <section id={changeId('artikel')}>
      <h2 className={sectionTitle} id={changeId('art')}>
        {orderType === 'kauf' ? 'Sie bestellen' : 'Sie reservieren'}{' '}
        {(parts.includes('art') || parts.includes('artikel')) && <Changed />}
      </h2>
      {sets.map(({ vehicle, problems }) => (
        <SetProblems key={vehicle?.code ?? ''} problems={problems} />
      ))}
      <ul className={own.lines}>
        {frame.cart.lines.map((line) => (
          <li key={line.id} className={own.line}>
            <Picture src={picturePath(line.kind, line.pictureKey)} photo={line.photo} size={48} />
            <div>
              {line.quantity} × <strong>{line.title}</strong>{' '}
              {lines.includes(line.id) && <Changed text="Neu oder geändert" />}
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
      <div id={changeId('summe')}>
        {parts.includes('summe') && <Changed text="Summe geändert" />}
        <OrderSums frame={frame} />
      </div>
      <Link to={cartPath} className={styles.change}>
        Warenkorb ändern
      </Link>
    </section>
  );
}

function Consents({ orderType, frame, asksEarlyStart, stand, answer, change }: ConfirmFormProps) {
  const { errors = [], ticked = [] } = answer ?? {};
  const boxOf = (consent: Consent) => ({
    name: consentFields[consent],
    error: errors.find(({ id }) => id === consentFields[consent])?.text,
    isTicked: ticked.includes(consent),
  });
  return (
    <>
      {frame.cart.hasMismatch && (
        <ConsentBox key={`mismatch ${stand}`} {...boxOf('mismatch')}>
          Ich habe gelesen, was nicht zum Fahrzeug oder nicht zusammen passt, und{' '}
          {orderType === 'kauf' ? 'bestelle' : 'reserviere'} trotzdem.
        </ConsentBox>
      )}
      {asksEarlyStart && (
        <ConsentBox key={`early-start ${stand}`} {...boxOf('early-start')}>
          {EARLY_START}
        </ConsentBox>
      )}
      <div id={changeId('bedingungen')}>
        {change?.parts.includes('bedingungen') && <Changed text="AGB geändert" />}
        <TermsBox {...boxOf('terms')} />
      </div>
    </>
  );
}

/** The order stands directly above the button (§ 312j BGB). */
export function ConfirmForm(props: ConfirmFormProps) {
  const { orderType, frame, cartId, limitText, stand, answer } = props;
  const change = answer ? answer.change : props.change;
  const errors = answer?.errors ?? (change ? changeMessages(change) : []);
  return (
    <Form method="post" noValidate className={`${panel} ${own.form}`}>
      <ErrorSummary title="Noch nicht abgeschickt" errors={errors} />
      <Choices {...props} changed={change?.parts ?? []} />
      <OrderedLines orderType={orderType} frame={frame} change={change} />
      <input type="hidden" name="vorgang" value={cartId} />
      <input type="hidden" name="summe" value={frame.chosen.totals.totalCents} />
      <input type="hidden" name="stand" value={stand} />
      <div className={own.notice}>
        <GuaranteeNotice />
      </div>
      <div className={styles.submit}>
        {limitText && <p className={styles.small}>{limitText}</p>}
        <FitsNotNotice lines={frame.cart.lines} />
        <StepButton sum={frame} consent={<Consents {...props} change={change} />}>
          {orderType === 'kauf' ? 'zahlungspflichtig bestellen' : 'Unverbindlich reservieren'}
        </StepButton>
      </div>
    </Form>
  );
}
