import { type Cents, formatCents } from '~/values/money';
import * as styles from './price.css';

/** An amount that checks and styles can read: the cents stand in `data-cents`. */
export function Price({ cents, size = 'base' }: { cents: Cents; size?: keyof typeof styles.price }) {
  return (
    <span className={styles.price[size]} data-cents={cents}>
      {formatCents(cents)}
    </span>
  );
}
