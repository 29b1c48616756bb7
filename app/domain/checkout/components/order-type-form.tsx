import type { SubmissionResult } from '@conform-to/react';
import type { OrderType } from '~/domain/orders/order';
import { ErrorSummary } from '~/ui/components/error-summary';
import { fieldErrors } from '~/ui/components/field-errors';
import { Form } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import * as styles from './checkout-frame.css';
import { RadioOptions } from './radio-options';
import { StepButton, type StepSum } from './step-button';

type NextWords = Readonly<Record<OrderType, string>>;

/** The choice decides the next step. */
function NextByType({ reservierung, kauf }: NextWords) {
  if (reservierung === kauf) return kauf;
  return (
    <>
      <span className={styles.toDetails}>Weiter zu Ihren Angaben</span>
      <span className={styles.toContact}>{reservierung}</span>
      <span className={styles.toAddress}>{kauf}</span>
    </>
  );
}

export function OrderTypeForm({
  chosen,
  city,
  heldText,
  sum,
  canSend,
  canPayAhead,
  next,
  result,
}: {
  chosen: OrderType | undefined;
  city: string;
  /** 'bis einschließlich 28. November 2026 (…)' */
  heldText: string;
  sum: StepSum;
  /** Goods can be paid in advance, and then be sent. */
  canSend: boolean;
  canPayAhead: boolean;
  next: NextWords;
  result: SubmissionResult<string[]> | undefined;
}) {
  const errors = fieldErrors(result?.error, '').map((error) => ({ ...error, id: 'weg' }));
  return (
    <Form method="post" noValidate className={`${panel} ${styles.form}`}>
      <ErrorSummary title="Eine Angabe fehlt" errors={errors} />
      <RadioOptions
        name="weg"
        legend="Wie möchten Sie bestellen?"
        chosen={chosen}
        errors={errors.map((error) => error.text)}
        options={[
          {
            value: 'reservierung',
            label: 'Reservieren',
            hint: `Unverbindlich: Wir legen die Ware ${heldText} in ${city} für Sie zurück. Sie entscheiden und zahlen vor Ort.`,
          },
          {
            value: 'kauf',
            label: 'Kaufen',
            hint: canSend
              ? 'Verbindlich: per Vorkasse oder mit Zahlung bei der Abholung, auf Wunsch mit Versand.'
              : `Verbindlich: Sie holen alles in ${city} ab und zahlen ${canPayAhead ? 'vorab oder ' : ''}dort.`,
          },
        ]}
      />
      <div className={styles.submit}>
        <StepButton sum={sum}>
          <NextByType {...next} />
        </StepButton>
      </div>
    </Form>
  );
}
