import type { SubmissionResult } from '@conform-to/react';
import type { Delivery } from '~/domain/orders/order';
import { type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { Form } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { formatCents } from '~/values/money';
import type { OrderTotals } from '../checkout';
import type { CheckoutFrameView } from '../checkout.server';
import * as styles from './checkout-frame.css';
import { RadioOptions } from './radio-options';
import { RecipientFields, type RecipientValues } from './recipient-fields';
import { StepButton } from './step-button';

interface PaymentFormProps {
  methods: PaymentMethod[];
  frame: Pick<CheckoutFrameView, 'delivery' | 'deliveries' | 'totals' | 'city' | 'shippingText'>;
  times: Record<Delivery, string>;
  chosen: { lieferung?: string; zahlung?: string } & RecipientValues;
  result: SubmissionResult<string[]> | undefined;
  onDelivery: (delivery: string) => void;
}

function deliveryHint({ shippingCents, totalCents }: OrderTotals, time: string): string {
  const price = shippingCents > 0 ? formatCents(shippingCents) : 'Kostenlos';
  return `${price}, ${time}. Gesamt ${formatCents(totalCents)}.`;
}

export function PaymentForm({ methods, frame, times, chosen, result, onDelivery }: PaymentFormProps) {
  const sent = (result?.initialValue ?? {}) as PaymentFormProps['chosen'];
  const isSent = frame.deliveries.includes('versand');
  const summary = Object.entries(result?.error ?? {}).flatMap(([id, texts]) =>
    (texts ?? []).map((text) => ({ id, text })),
  );
  return (
    <Form method="post" noValidate className={`${panel} ${styles.form}`}>
      <ErrorSummary title="Bitte prüfen Sie diese Angaben" errors={summary} />
      <RadioOptions
        name="lieferung"
        legend="Lieferung"
        chosen={sent.lieferung ?? chosen.lieferung}
        errors={result?.error?.lieferung ?? undefined}
        onChoose={onDelivery}
        options={[
          {
            value: 'abholung',
            label: `Selbst abholen in ${frame.city}`,
            hint: deliveryHint(frame.totals.abholung, times.abholung),
          },
          ...(isSent
            ? [
                {
                  value: 'versand',
                  label: `${frame.shippingText} in Deutschland`,
                  hint: deliveryHint(frame.totals.versand, times.versand),
                },
              ]
            : []),
        ]}
      />
      {isSent ? (
        <>
          <noscript>
            <p>Die Summe gilt für die bisher gewählte Lieferung.</p>
          </noscript>
          <RecipientFields values={result ? sent : chosen} errors={result?.error} />
        </>
      ) : (
        <p>
          {methods.some((method) => paymentTerms[method].allowsParcel)
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
          notWithParcel:
            isSent && !paymentTerms[method].allowsParcel
              ? 'Bei Versand nicht möglich: Wir versenden nach Zahlungseingang.'
              : undefined,
        }))}
      />
      <div className={styles.submit}>
        <StepButton
          sum={frame}
          instead={
            isSent && (
              <a href="#zahlung" className={`${button.action} ${styles.chooseAnew}`}>
                Zahlungsart wählen
              </a>
            )
          }
        >
          Weiter
        </StepButton>
      </div>
    </Form>
  );
}
