import { fulfilmentNames } from '~/domain/orders/messages';
import { paymentBeside } from '~/domain/orders/order-state-words';
import { repaidUntil } from '~/domain/orders/withdrawal/declaration';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, panel, sectionTitle } from '~/ui/components/panel.css';
import { deskOrderPath, deskWithdrawalsPath } from '~/values/desk-paths';
import { formatDay, formatMoment } from '~/values/german-date';
import type { WithdrawalCommand } from '../rights';
import { goodsText } from '../withdrawals/goods-back';
import type { ListedWithdrawal } from '../withdrawals/list-withdrawals.server';
import * as styles from './desk.css';
import { DeskField } from './desk-fields';
import { DeskForm } from './desk-form';
import { DeskPage } from './desk-page';
import { type DeskAnswer, useAnswerTo, usePageAnswer } from './form-context';
import { NextPage } from './next-page';

interface WithdrawalsPageProps {
  state: 'open' | 'closed';
  withdrawals: ListedWithdrawal[];
  now: Date;
  /** Query of the next page. */
  next: string | undefined;
  mayClose: boolean;
  notice: string | undefined;
}

function deadline(withdrawal: ListedWithdrawal, now: Date): string {
  const until = repaidUntil(withdrawal);
  const isOver = until.getTime() < now.getTime();
  return `${isOver ? 'Frist abgelaufen: ' : ''}zu erstatten bis ${formatDay(until)}`;
}

function Order({ withdrawal: { order, orderNumber } }: { withdrawal: ListedWithdrawal }) {
  if (!order) return <p>Angegeben ist „{orderNumber}“. Diese Bestellung ist hier nicht bekannt.</p>;
  return (
    <p>
      <Link to={deskOrderPath(order.number)} className={styles.entryLink}>
        {order.number}
      </Link>{' '}
      {order.orderType === 'reservierung'
        ? 'Reservierung, kein Vertrag: Sie kann einfach storniert werden.'
        : [fulfilmentNames[order.fulfilment], paymentBeside(order), goodsText(order.goods)]
            .filter(Boolean)
            .join(' · ')}
      {order.suppliedAt && ` · zuletzt ausgeliefert am ${formatDay(order.suppliedAt)}`}
    </p>
  );
}

interface CommandProps {
  withdrawal: ListedWithdrawal;
  command: WithdrawalCommand;
  label: string;
  /** Of the field for words; undefined: none is asked for. */
  field?: string;
}

const answersTo = ({ id }: ListedWithdrawal, answer: DeskAnswer | undefined) =>
  answer?.values.widerruf === id ? answer : undefined;

function Command({ withdrawal, command, label, field }: CommandProps) {
  const answer = answersTo(withdrawal, useAnswerTo(command));
  return (
    <DeskForm command={command} label={label} tone="plain" entry={withdrawal.id} answer={answer}>
      <input type="hidden" name="widerruf" value={withdrawal.id} />
      {field && <DeskField name="text" label={field} maxLength={500} />}
    </DeskForm>
  );
}

function Commands({ withdrawal }: Pick<CommandProps, 'withdrawal'>) {
  const answer = answersTo(withdrawal, usePageAnswer());
  return (
    <details open={answer !== undefined}>
      <summary className={styles.navLink}>Bearbeiten</summary>
      {!withdrawal.order && (
        <Command
          withdrawal={withdrawal}
          command="name-order"
          label="Bestellung zuordnen"
          field="Bestellnummer"
        />
      )}
      {withdrawal.receipt && (
        <Command withdrawal={withdrawal} command="resend-receipt" label="Bestätigung noch einmal senden" />
      )}
      <Command
        withdrawal={withdrawal}
        command="close-withdrawal"
        label="Abschließen"
        field="Wie ist er erledigt?"
      />
    </details>
  );
}

function receiptText({ receipt }: ListedWithdrawal): string {
  if (!receipt) return 'Eingangsbestätigung nicht mehr gespeichert';
  return receipt.sentAt
    ? `Eingang bestätigt am ${formatMoment(receipt.sentAt)} Uhr`
    : 'Eingangsbestätigung wartet auf den Versand';
}

function Entry({
  withdrawal,
  now,
  mayClose,
}: Pick<WithdrawalsPageProps, 'now' | 'mayClose'> & { withdrawal: ListedWithdrawal }) {
  const { name, email, scope, receivedAt, closedAt, closedBy, closedReason } = withdrawal;
  return (
    <li className={panel}>
      <h2 className={sectionTitle}>{name}</h2>
      <p>
        Widerruf vom {formatMoment(receivedAt)} Uhr: {scope ?? 'der ganze Vertrag'}
        {!closedAt && ` · ${deadline(withdrawal, now)}`}
      </p>
      <Order withdrawal={withdrawal} />
      <p className={styles.small}>
        <a href={`mailto:${email}`} className={styles.entryLink}>
          {email}
        </a>{' '}
        · {receiptText(withdrawal)}
      </p>
      {closedAt && (
        <p className={styles.small}>
          Abgeschlossen am {formatMoment(closedAt)} Uhr von {closedBy}
          {closedReason && `: ${closedReason === 'refunded' ? 'erstattet' : closedReason}`}
        </p>
      )}
      {!closedAt && mayClose && <Commands withdrawal={withdrawal} />}
    </li>
  );
}

export function WithdrawalsPage({ state, withdrawals, next, notice, ...rest }: WithdrawalsPageProps) {
  const answer = usePageAnswer();
  const isNowhere = answer && !withdrawals.some((one) => answersTo(one, answer));
  return (
    <DeskPage title="Widerrufe" notice={notice}>
      {isNowhere && <Notice tone="warn">{Object.values(answer.errors).flat().join(' ')}</Notice>}
      <p className={styles.tags}>
        <Link
          to={state === 'open' ? `${deskWithdrawalsPath}?stand=closed` : deskWithdrawalsPath}
          className={styles.entryLink}
        >
          {state === 'open' ? 'Abgeschlossene ansehen' : 'Offene ansehen'}
        </Link>
      </p>
      {withdrawals.length === 0 && (
        <p className={panel}>
          {state === 'open' ? 'Kein Widerruf ist offen.' : 'Noch kein Widerruf ist abgeschlossen.'}
        </p>
      )}
      <ul className={`${styles.list} ${pageStack}`} data-rows>
        {withdrawals.map((withdrawal) => (
          <Entry key={withdrawal.id} withdrawal={withdrawal} {...rest} />
        ))}
      </ul>
      <NextPage path={deskWithdrawalsPath} query={next} />
    </DeskPage>
  );
}
