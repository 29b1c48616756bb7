import type { NeedsHand } from '~/domain/orders/needs-hand';
import { repaidUntil } from '~/domain/orders/withdrawal/declaration';
import { Link } from '~/ui/components/link';
import { deskMoneyPath, deskOrderPath, deskWithdrawalsPath } from '~/values/desk-paths';
import { formatDay, formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { handTexts } from '../messages';
import * as styles from './desk.css';

const moneyLinks: Partial<Record<NeedsHand['kind'], readonly [view: string, label: string]>> = {
  'payment-without-order': ['ohne-bestellung', 'Erstatten'],
  'unmatched-transfer': ['ueberweisungen', 'Zuordnen'],
};

/** A withdrawal is answered where the order is unknown, too, and a payment given back. */
function UnknownOrder({ kind, number }: Pick<NeedsHand, 'kind' | 'number'>) {
  const [view, label] = moneyLinks[kind] ?? [];
  if (view)
    return (
      <Link to={`${deskMoneyPath}?ansicht=${view}`} className={styles.entryLink}>
        {label}
      </Link>
    );
  if (kind !== 'withdrawal') return number;
  return (
    <Link to={deskWithdrawalsPath} className={styles.entryLink}>
      {number}
    </Link>
  );
}

export function Hands({ hands }: { hands: readonly NeedsHand[] }) {
  if (hands.length === 0) return <p>Nichts ist liegen geblieben.</p>;
  return (
    <ul className={styles.list} data-rows>
      {hands.map(({ kind, since, number, orderId, amountCents, detail }) => (
        <li key={`${kind} ${number} ${since.toISOString()} ${detail}`} className={styles.entry}>
          <div>
            <strong>{handTexts[kind].title}</strong>{' '}
            {number && orderId ? (
              <Link to={deskOrderPath(number)} className={styles.entryLink}>
                {number}
              </Link>
            ) : (
              <UnknownOrder kind={kind} number={number} />
            )}
            <p className={styles.small}>
              seit {formatMoment(since)} · {handTexts[kind].hint}
              {kind === 'withdrawal' &&
                ` · zu erstatten bis ${formatDay(repaidUntil({ receivedAt: since }))}`}
              {detail ? ` · ${detail}` : ''}
            </p>
          </div>
          <span className={styles.sum}>{amountCents === null ? '' : formatCents(amountCents)}</span>
        </li>
      ))}
    </ul>
  );
}
