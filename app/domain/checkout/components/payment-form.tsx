import type { SubmissionResult } from '@conform-to/react';
import { Form } from 'react-router';
import { type PaymentMethod, paymentHints, paymentNames } from '~/domain/payments/methods';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { panel } from '~/ui/components/panel.css';
import { formatCents } from '~/values/money';
import * as styles from './checkout-frame.css';
import { RadioOptions } from './radio-options';
import { RecipientFields, type RecipientValues } from './recipient-fields';

interface PaymentFormProps {
  methods: PaymentMethod[];
  parcelCents: number;
  city: string;
  /** 'Versand mit DHL' */
  shippingText: string;
  chosen: { lieferung?: string; zahlung?: string } & RecipientValues;
  result: SubmissionResult<string[]> | undefined;
}

/** How the goods come and how they are paid. What was sent and refused stays chosen. */
export function PaymentForm({ methods, parcelCents, city, shippingText, chosen, result }: PaymentFormProps) {
  const sent = (result?.initialValue ?? {}) as PaymentFormProps['chosen'];
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
        options={[
          {
            value: 'abholung',
            label: `Selbst abholen in ${city}`,
            hint: 'Kostenlos. Wir sagen Bescheid, sobald alles da ist.',
          },
          {
            value: 'versand',
            label: shippingText,
            hint: `${formatCents(parcelCents)}, innerhalb Deutschlands.`,
          },
        ]}
      />
      <RecipientFields values={result ? sent : chosen} errors={result?.error} />
      <RadioOptions
        name="zahlung"
        legend="Zahlung"
        chosen={sent.zahlung ?? chosen.zahlung}
        errors={result?.error?.zahlung ?? undefined}
        options={methods.map((method) => ({
          value: method,
          label: paymentNames[method],
          hint: paymentHints[method],
        }))}
      />
      <div className={styles.submit}>
        <button className={button.action}>Weiter</button>
      </div>
    </Form>
  );
}
