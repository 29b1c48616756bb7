import type { PaymentWithoutOrder } from '~/domain/orders/return-payment.server';
import { Notice } from '~/ui/components/notice';
import { panel } from '~/ui/components/panel.css';
import { deskMoneyPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { valueNames } from '../journal/change-names';
import { providerTitles } from '../messages';
import { moneyViewNames, refusedReturn, returnState } from '../money/messages';
import * as styles from './desk.css';
import { DeskField } from './desk-fields';
import { DeskForm } from './desk-form';
import { type DeskAnswer, usePageAnswer } from './form-context';

export const returnCommands = ['return-payment', 'record-return'] as const;

interface ReturnProps {
  payment: PaymentWithoutOrder;
  /** About this payment. */
  answer: DeskAnswer | undefined;
}

function ReturnForm({ payment: { id, version, amountCents, reference, refund }, answer }: ReturnProps) {
  return (
    <DeskForm
      command="return-payment"
      label={refund === 'refused' ? 'Noch einmal erstatten' : 'Freigeben oder erstatten'}
      name={`${formatCents(amountCents)} freigeben oder erstatten, Zahlung ${reference}`}
      tone="plain"
      action={`${deskMoneyPath}?ansicht=ohne-bestellung`}
      entry={id}
      version={version}
      answer={answer}
    >
      <input type="hidden" name="zahlung" value={id} />
      <DeskField name="grund" label="Bemerkung" />
    </DeskForm>
  );
}

function RecordForm({ payment: { id, version, amountCents, reference }, answer }: ReturnProps) {
  return (
    <DeskForm
      command="record-return"
      label="Anders zurückgegeben"
      name={`${formatCents(amountCents)} anders zurückgegeben, Zahlung ${reference}`}
      tone="plain"
      action={`${deskMoneyPath}?ansicht=ohne-bestellung`}
      entry={id}
      version={version}
      answer={answer}
    >
      <input type="hidden" name="zahlung" value={id} />
      <DeskField
        name="grund"
        label="Auf welchem Weg"
        hint="Zum Beispiel: Überweisung vom 30.11., oder im Konto beim Zahlungsanbieter"
      />
    </DeskForm>
  );
}

function PaymentEntry({ payment, answer }: ReturnProps) {
  const { reference, provider, createdAt, method, payer, state, refund, refusal, amountCents } = payment;
  const of = (command: string) => (answer?.command === command ? answer : undefined);
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
      <ReturnForm payment={payment} answer={of('return-payment')} />
      {payment.isByHand && <RecordForm payment={payment} answer={of('record-return')} />}
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
