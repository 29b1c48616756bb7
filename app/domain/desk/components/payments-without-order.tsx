import type { PaymentWithoutOrder } from '~/domain/orders/return-payment.server';
import { Notice } from '~/ui/components/notice';
import { panel } from '~/ui/components/panel.css';
import { deskMoneyPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { valueNames } from '../journal/change-names';
import { providerTitles } from '../messages';
import { moneyViewNames, refusedReturn, returnState } from '../money/messages';
import type { ReturnCommand } from '../rights';
import * as styles from './desk.css';
import { DeskField } from './desk-fields';
import { DeskForm } from './desk-form';
import { type DeskAnswer, usePageAnswer } from './form-context';

interface ReturnFormProps {
  command: ReturnCommand;
  label: string;
  payment: PaymentWithoutOrder;
  answer: DeskAnswer | undefined;
  /** Of the words about it. */
  field: { label: string; hint?: string };
}

function ReturnForm({ command, label, payment, answer, field }: ReturnFormProps) {
  const { id, version, amountCents, reference } = payment;
  return (
    <DeskForm
      command={command}
      label={label}
      name={`${label}: ${formatCents(amountCents)}, Zahlung ${reference}`}
      tone="plain"
      action={`${deskMoneyPath}?ansicht=ohne-bestellung`}
      entry={id}
      version={version}
      answer={answer?.command === command ? answer : undefined}
    >
      <input type="hidden" name="zahlung" value={id} />
      <DeskField name="grund" {...field} />
    </DeskForm>
  );
}

const ANOTHER_WAY = {
  label: 'Auf welchem Weg',
  hint: 'Zum Beispiel: Überweisung vom 30.11., oder im Konto beim Zahlungsanbieter',
};

interface EntryProps {
  payment: PaymentWithoutOrder;
  /** About this payment. */
  answer: DeskAnswer | undefined;
}

function PaymentEntry({ payment, answer }: EntryProps) {
  const { reference, provider, createdAt, method, payer, state, refund, refusal, amountCents } = payment;
  const form = { payment, answer };
  return (
    <li className={styles.parted}>
      <div className={styles.entry}>
        <div>
          <strong>{payer ?? 'Name nicht bekannt'}</strong> {formatMoment(createdAt)} Uhr
          <p className={styles.small}>
            {[providerTitles[provider], method && method !== provider && valueNames[method], reference]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className={styles.small}>{returnState(state, refund)}</p>
          {refusal && <p className={styles.small}>{refusedReturn(refusal)}</p>}
        </div>
        <span className={styles.sum}>{formatCents(amountCents)}</span>
      </div>
      <ReturnForm
        {...form}
        command="return-payment"
        label={refund === 'refused' ? 'Noch einmal erstatten' : 'Freigeben oder erstatten'}
        field={{ label: 'Bemerkung' }}
      />
      {payment.isByHand && (
        <ReturnForm {...form} command="record-return" label="Anders zurückgegeben" field={ANOTHER_WAY} />
      )}
    </li>
  );
}

export function PaymentsWithoutOrder({ payments }: { payments: readonly PaymentWithoutOrder[] }) {
  const answer = usePageAnswer();
  const about = answer?.values.zahlung;
  return (
    <>
      <p>
        Diese Zahlungen nennen eine Bestellung, die es nicht gibt. Der Shop gibt sie von selbst zurück, sobald
        der Zahlungsanbieter es zulässt; hier geht es sofort.
      </p>
      {answer && !payments.some(({ id }) => id === about) && (
        <Notice tone="warn">{Object.values(answer.errors).flat().join(' ')}</Notice>
      )}
      <section className={panel} aria-label={moneyViewNames['ohne-bestellung']}>
        {payments.length === 0 && <p>Zu jeder Zahlung gibt es eine Bestellung.</p>}
        <ul className={styles.list} data-rows>
          {payments.map((payment) => (
            <PaymentEntry
              key={payment.id}
              payment={payment}
              answer={about === payment.id ? answer : undefined}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
