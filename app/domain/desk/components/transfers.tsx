import { type TransferState, transferStates } from '~/domain/payments/transfer';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { panel } from '~/ui/components/panel.css';
import { deskMoneyPath, deskOrderPath, deskStatementPath } from '~/values/desk-paths';
import { formatIsoDate } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { ListedTransfer, StatementResult } from '../money/account-transfers.server';
import { noAccountMessages, statementText, transferProblems, transferStateNames } from '../money/messages';
import * as styles from './desk.css';

export interface TransferAnswer {
  /** Of the transfer. */
  id: string;
  /** As typed. */
  number: string;
  field?: string;
  text: string;
}

export interface TransfersProps {
  state: TransferState;
  problem: keyof typeof noAccountMessages | undefined;
  transfers: ListedTransfer[];
  read?: StatementResult | undefined;
  answer: TransferAnswer | undefined;
}

function amountText({ amountCents, currency }: ListedTransfer): string {
  const amount = formatCents(amountCents);
  return currency === 'EUR' ? amount : amount.replace('€', currency);
}

function AssignForm({ transfer, answer }: { transfer: ListedTransfer; answer: TransferAnswer | undefined }) {
  const [first, ...others] = transfer.orders;
  const hint = [
    first ? 'Vorschlag: Diese Bestellung wartet auf genau diesen Betrag.' : undefined,
    others.length > 0 ? `Auch: ${others.join(', ')}` : undefined,
  ];
  return (
    <Form method="post" action={`${deskMoneyPath}?ansicht=ueberweisungen`} className={styles.commandForm}>
      <input type="hidden" name="ueberweisung" value={transfer.id} />
      {answer && !answer.field && <Notice tone="warn">{answer.text}</Notice>}
      <TextField
        id={`bestellung-${transfer.id}`}
        name="bestellung"
        label="Bestellnummer"
        hint={hint.filter(Boolean).join(' ')}
        defaultValue={answer?.number ?? first}
        errors={answer?.field ? [answer.text] : []}
      />
      <TextField id={`grund-${transfer.id}`} name="grund" label="Bemerkung" />
      <p className={styles.tags}>
        <button name="befehl" value="assign-transfer" className={button.accent}>
          Zuordnen
        </button>
        <button name="befehl" value="ignore-transfer" className={button.quiet}>
          Ohne Bezug zum Shop
        </button>
      </p>
    </Form>
  );
}

function Transfer({ transfer, answer }: { transfer: ListedTransfer; answer: TransferAnswer | undefined }) {
  const { bookedOn, payer, text, state, problem, orders, actorId, reason } = transfer;
  return (
    <li className={styles.parted}>
      <div className={styles.entry}>
        <div>
          <strong>{payer || 'Ohne Namen'}</strong> {formatIsoDate(bookedOn)}
          <p className={styles.typedText}>{text}</p>
          <p className={styles.small}>
            {problem ? transferProblems[problem] : `${transferStateNames[state]} von ${actorId}`}
            {reason && ` · ${reason}`}
          </p>
          {state === 'assigned' && (
            <p className={styles.tags}>
              {orders.map((number) => (
                <Link key={number} to={deskOrderPath(number)} className={styles.entryLink}>
                  {number}
                </Link>
              ))}
            </p>
          )}
        </div>
        <span className={styles.sum}>{amountText(transfer)}</span>
      </div>
      {state === 'open' && (
        <details open={answer !== undefined || orders.length > 0}>
          <summary className={styles.navLink}>Zuordnen</summary>
          <AssignForm transfer={transfer} answer={answer} />
        </details>
      )}
    </li>
  );
}

const nothing: Readonly<Record<TransferState, string>> = {
  open: 'Jede gelesene Überweisung ist zugeordnet.',
  assigned: 'Noch keine Überweisung ist zugeordnet.',
  ignored: 'Keine Überweisung wurde abgelegt.',
};

export function Transfers({ state, problem, transfers, read, answer }: TransfersProps) {
  if (problem) return <Notice tone="info">{noAccountMessages[problem]}</Notice>;
  return (
    <>
      {read && <Notice tone="good">{statementText(read)}</Notice>}
      {answer && !transfers.some(({ id }) => id === answer.id) && <Notice tone="warn">{answer.text}</Notice>}
      <p className={styles.tags}>
        <Link to={deskStatementPath} className={button.accent}>
          Kontoauszug lesen
        </Link>
        {transferStates
          .filter((one) => one !== state)
          .map((one) => (
            <Link
              key={one}
              to={`${deskMoneyPath}?ansicht=ueberweisungen&stand=${one}`}
              className={styles.entryLink}
            >
              {transferStateNames[one]}
            </Link>
          ))}
      </p>
      <section className={panel} aria-label={transferStateNames[state]}>
        {transfers.length === 0 && <p>{nothing[state]}</p>}
        <ul className={styles.list} data-rows>
          {transfers.map((transfer) => (
            <Transfer
              key={transfer.id}
              transfer={transfer}
              answer={answer?.id === transfer.id ? answer : undefined}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
