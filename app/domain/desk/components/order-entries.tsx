import { fulfilmentNames, orderTypeNames } from '~/domain/orders/messages';
import { paymentBeside } from '~/domain/orders/order-state-words';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { Link } from '~/ui/components/link';
import { deskOrderPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { choiceField } from '../piece-field';
import * as styles from './desk.css';

interface OrderEntriesProps {
  orders: readonly Omit<PlacedOrder, 'lines'>[];
  /** The sum of each is what is still to be paid. */
  isOwed?: boolean;
  /** Each row has a box that chooses it. */
  isChoosable?: boolean;
}

function Choice({ number, position }: { number: string; position: number }) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name={choiceField(position)}
        value={number}
        aria-label={`${number} auswählen`}
        className={styles.choiceBox}
      />
    </label>
  );
}

export function OrderEntries({ orders, isOwed = false, isChoosable = false }: OrderEntriesProps) {
  return (
    <ul className={styles.list} data-rows>
      {orders.map((order, index) => (
        <li key={order.id} className={styles.entry}>
          {isChoosable && <Choice number={order.number} position={index + 1} />}
          <div>
            <Link to={deskOrderPath(order.number)} className={styles.entryLink}>
              {order.number}
            </Link>{' '}
            {order.contact.firstName} {order.contact.lastName}
            <p className={styles.small}>
              {orderTypeNames[order.orderType]} · {formatMoment(order.placedAt)} Uhr ·{' '}
              {[fulfilmentNames[order.fulfilment], paymentBeside(order)].filter(Boolean).join(' · ')}
            </p>
          </div>
          <span className={styles.sum}>{formatCents(isOwed ? order.openCents : order.totalCents)}</span>
        </li>
      ))}
    </ul>
  );
}
