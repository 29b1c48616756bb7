import { Link } from '~/ui/components/link';
import { Price } from '~/ui/components/price';
import { orderPath } from '~/values/order-paths';
import * as styles from './order-list.css';
import { WithOrderNumber } from './unbroken-number';

interface OrderListProps {
  entries: {
    id: string;
    number: string;
    what: string;
    day: string;
    place: string;
    totalCents: number;
    articles: string;
    state: string;
  }[];
}

export function OrderList({ entries }: OrderListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((order) => (
        <li key={order.id} className={styles.entry}>
          <div>
            <h2 className={styles.title}>
              <Link to={orderPath(order.id)}>
                <WithOrderNumber words={`${order.what} ${order.number}`} />
              </Link>
            </h2>
            <p>{order.articles}</p>
            <p className={styles.small}>
              {order.day} · {order.place} · <strong>{order.state}</strong>
            </p>
          </div>
          <Price cents={order.totalCents} />
        </li>
      ))}
    </ul>
  );
}
