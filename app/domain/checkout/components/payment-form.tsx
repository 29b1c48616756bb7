import type { SubmissionResult } from '@conform-to/react';
import { PaymentMarks } from '~/domain/payments/components/payment-marks';
import { type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import { paymentMarks } from '~/domain/payments/payment-marks';
import type { PaymentProvider } from '~/domain/payments/settings';
import { checkoutPaths } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { panel } from '~/ui/components/panel.css';
import { formatCents } from '~/values/money';
import type { CheckoutDraft, OrderTotals } from '../checkout';
import type { CheckoutFrameView } from '../checkout.server';
import { optionOfValue, sends } from '../delivery-option';
import { lostMessages } from '../messages';
import type { TimeByPayment } from '../time-by-payment';
import { BackButton } from './back-button';
import * as styles from './checkout-frame.css';
import { RadioOptions } from './radio-options';
import { RecipientFields, type RecipientValues } from './recipient-fields';
import { StepButton } from './step-button';

interface PaymentFormProps {
  methods: PaymentMethod[];
  provider: PaymentProvider | null;
  frame: Pick<CheckoutFrameView, 'options' | 'chosen' | 'city' | 'next' | 'steps'>;
  /** By the value of the option. */
  times: Readonly<Record<string, readonly TimeByPayment[]>>;
  chosen: { lieferung?: string; zahlung?: string } & RecipientValues;
  lost: CheckoutDraft['lost'];
  /** Why a transfer is not offered. */
  tooLate: string | undefined;
  result: SubmissionResult<string[]> | undefined;
  onDelivery: (delivery: string) => void;
}

function deliveryHint({ shippingCents, totalCents }: OrderTotals, times: readonly TimeByPayment[]) {
  const price = shippingCents > 0 ? formatCents(shippingCents) : 'Kostenlos';
  return (
    <>
      {`${price}, `}
      {times.map(({ time, payments }) => (
        <span key={time} data-payments={payments.join(' ')}>
          {time}
        </span>
      ))}
      {`. Gesamt ${formatCents(totalCents)}.`}
    </>
  );
}

/** @param isDue with each delivery: a coupon that covers everything leaves nothing to approve */
function NextByPayment({ isDue }: { isDue: boolean }) {
  if (!isDue) return 'Weiter';
  return (
    <>
      <span className={styles.toPaypal}>Weiter zu PayPal</span>
      <span className={styles.toReview}>Weiter zur Prüfung</span>
    </>
  );
}

export function PaymentForm(props: PaymentFormProps) {
  const { methods, frame, times, chosen, lost, result, onDelivery } = props;
  const sent = (result?.initialValue ?? {}) as PaymentFormProps['chosen'];
  const canSend = sends(frame.options);
  const dues = frame.options.map(({ totals }) => totals.totalCents > 0);
  const hasPaypalStep = props.provider === 'paypal' && methods.includes('paypal') && dues.some(Boolean);
  const summary = Object.entries(result?.error ?? {}).flatMap(([id, texts]) =>
    (texts ?? []).map((text) => ({ id, text })),
  );
  return (
    <Form method="post" noValidate className={`${panel} ${styles.form} ${styles.timesByPayment}`}>
      <ErrorSummary title="Bitte prüfen Sie diese Angaben" errors={summary} />
      {lost && !result && !(lost === 'payment' && props.tooLate) && (
        <Notice tone="warn">{lostMessages[lost]}</Notice>
      )}
      <RadioOptions
        name="lieferung"
        legend="Lieferung"
        chosen={optionOfValue(frame.options, sent.lieferung ?? chosen.lieferung)?.value}
        errors={result?.error?.lieferung ?? undefined}
        onChoose={onDelivery}
        options={frame.options.map(({ value, shipping, text, totals }) => ({
          value,
          label: shipping ? `${text} in Deutschland` : `Selbst abholen in ${frame.city}`,
          hint: deliveryHint(totals, times[value] ?? []),
        }))}
      />
      {canSend ? (
        <>
          <noscript>
            <p>Die Summe gilt für die bisher gewählte Lieferung.</p>
          </noscript>
          <RecipientFields values={result ? sent : chosen} errors={result?.error} />
        </>
      ) : (
        <p>
          {props.tooLate || methods.some((method) => paymentTerms[method].allowsParcel)
            ? `Ihre Bestellung enthält Arbeiten in der Werkstatt. Deshalb ist nur die Abholung in ${frame.city} möglich.`
            : `Versand ist hier nicht möglich: Wir versenden nur gegen Vorkasse, und ${frame.city} bietet keine Vorkasse an.`}
        </p>
      )}
      <RadioOptions
        name="zahlung"
        legend="Zahlung"
        chosen={sent.zahlung ?? chosen.zahlung}
        errors={result?.error?.zahlung ?? undefined}
        options={methods.map((method) => ({
          value: method,
          label: paymentTerms[method].name,
          hint: paymentTerms[method].hint,
          marks: <PaymentMarks names={paymentMarks(props.provider, [method])} />,
          notWithParcel:
            canSend && !paymentTerms[method].allowsParcel
              ? 'Bei Versand nicht möglich: Wir versenden nach Zahlungseingang.'
              : undefined,
        }))}
      />
      {props.tooLate && (
        <Notice tone="warn">
          {props.tooLate} <Link to={checkoutPaths.fitting}>Anderen Termin wählen</Link>
        </Notice>
      )}
      <div className={styles.submit}>
        <StepButton
          sum={frame}
          instead={
            canSend && (
              <a href="#zahlung" className={`${button.action} ${styles.chooseAnew}`}>
                Zahlungsart wählen
              </a>
            )
          }
        >
          {hasPaypalStep ? <NextByPayment isDue={dues.every(Boolean)} /> : frame.next}
        </StepButton>
        <BackButton steps={frame.steps} step="payment" />
      </div>
    </Form>
  );
}
