import { type TransferState, transferStates } from '~/domain/payments/transfer';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { panel } from '~/ui/components/panel.css';
import { deskMoneyPath, deskOrderPath, deskStatementPath } from '~/values/desk-paths';
import { formatIsoDate } from '~/values/german-date';
import type { ListedTransfer, StatementResult } from '../money/account-transfers.server';
import {
  noAccountMessages,
  READ_ON,
  READ_ON_HOW,
  returnKinds,
  statementText,
  transferProblems,
  transferStateNames,
} from '../money/messages';
import * as styles from './desk.css';
import { CheckField, DeskField } from './desk-fields';
import { DeskForm, EntryForm } from './desk-form';
import { type DeskAnswer, usePageAnswer } from './form-context';
import { amountText, RecordedBefore, Twins } from './transfer-twins';

export const transferCommands = [
  'assign-transfer',
  'ignore-transfer',
  'reopen-transfer',
  'release-transfer',
  'link-transfer',
] as const;
const [assign, ignore, reopen, release] = transferCommands;

export interface TransfersProps {
  state: TransferState;
  problem: keyof typeof noAccountMessages | undefined;
  transfers: ListedTransfer[];
  read?: StatementResult | undefined;
}

interface TransferProps {
  transfer: ListedTransfer;
  /** About this transfer. */
  answer: DeskAnswer | undefined;
}

function AssignForm({ transfer: { id, proposed, problem, amountCents, currency }, answer }: TransferProps) {
  const [first] = proposed;
  // What the text names is likelier than an order that waits for the same amount.
  const isLikely = first?.isPayer && (problem === 'no-number' || problem === 'unknown-number');
  const waiting = proposed.map(({ number, recipient }) => `${number} (${recipient})`).join(', ');
  return (
    <DeskForm
      command={assign}
      label="Zuordnen"
      action={`${deskMoneyPath}?ansicht=ueberweisungen`}
      entry={id}
      answer={answer}
      beside={
        <button name="befehl" value={ignore} className={button.quiet}>
          Ohne Bezug zum Shop
        </button>
      }
    >
      <input type="hidden" name="ueberweisung" value={id} />
      <DeskField
        name="bestellung"
        label="Bestellnummer"
        hint={waiting ? `Auf genau diesen Betrag wartet: ${waiting}` : undefined}
        defaultValue={isLikely ? first.number : undefined}
      />
      {(amountCents === null || currency !== 'EUR') && (
        <DeskField name="betrag" label="Betrag in Euro" inputMode="decimal" />
      )}
      <DeskField name="grund" label="Bemerkung" />
      {answer?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, diese Bestellung ist gemeint" />}
    </DeskForm>
  );
}

function Transfer({ transfer, answer }: TransferProps) {
  const { id, bookedOn, payer, text, state, problem, orders, proposed, actorId, reason, kind, note } =
    transfer;
  const { twin, byHand } = transfer;
  const name = payer || 'Ohne Namen';
  const isUnreadable = problem === 'unreadable';
  return (
    <li className={styles.parted}>
      <div className={styles.entry}>
        <div>
          <strong>{isUnreadable ? 'Nicht lesbare Zeile' : name}</strong>{' '}
          {isUnreadable ? `gelesen am ${formatIsoDate(bookedOn)}` : formatIsoDate(bookedOn)}
          {kind !== 'payment' && <p className={styles.small}>{returnKinds[kind]}</p>}
          <p className={styles.typedText}>{text}</p>
          <p className={styles.small}>
            {problem ? transferProblems[problem] : `${settledBy(state)} von ${actorId}`}
            {reason && ` · ${reason}`}
          </p>
          {note && <p className={styles.small}>{note}</p>}
          {twin && state === 'open' && <Twins transfer={transfer} twin={twin} />}
          {byHand && <RecordedBefore transfer={transfer} byHand={byHand} answer={answer} />}
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
        <details open={(answer !== undefined && !byHand) || proposed.length > 0}>
          <summary className={styles.navLink}>Zuordnen</summary>
          <AssignForm transfer={transfer} answer={answer} />
        </details>
      )}
      {state === 'ignored' && (
        <EntryForm
          command={reopen}
          label="Wieder öffnen"
          name={`Überweisung von ${name} wieder öffnen`}
          field="ueberweisung"
          value={id}
        />
      )}
      {state === 'assigned' && kind === 'payment' && (
        <DeskForm
          command={release}
          label="Zuordnung zurücknehmen"
          name={`Zuordnung der Überweisung von ${name} zurücknehmen`}
          action={`${deskMoneyPath}?ansicht=ueberweisungen&stand=assigned`}
          entry={id}
          answer={answer}
          tone="plain"
        >
          <input type="hidden" name="ueberweisung" value={id} />
        </DeskForm>
      )}
    </li>
  );
}

const settledBy = (state: TransferState) => (state === 'open' ? 'Zurückgeholt' : transferStateNames[state]);

const nothing: Readonly<Record<TransferState, string>> = {
  open: 'Jede gelesene Überweisung ist zugeordnet.',
  assigned: 'Noch keine Überweisung ist zugeordnet.',
  ignored: 'Keine Überweisung wurde abgelegt.',
};

function ReadNotice({ read }: { read: StatementResult }) {
  const text = statementText(read);
  if (read.left === 0) return <Notice tone="good">{text}</Notice>;
  return (
    <Notice tone="warn">
      {text} {READ_ON_HOW}{' '}
      <Link to={deskStatementPath} className={button.quiet}>
        {READ_ON}
      </Link>
    </Notice>
  );
}

export function Transfers({ state, problem, transfers, read }: TransfersProps) {
  const answer = usePageAnswer();
  const about = answer?.values.ueberweisung;
  if (problem) return <Notice tone="info">{noAccountMessages[problem]}</Notice>;
  return (
    <>
      {read && !answer && <ReadNotice read={read} />}
      {about && !transfers.some(({ id }) => id === about) && (
        <Notice tone="warn">{Object.values(answer.errors).flat().join(' ')}</Notice>
      )}
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
              answer={about === transfer.id ? answer : undefined}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
