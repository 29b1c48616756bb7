import { type Cents, formatCents } from '~/values/money';
import * as styles from './price.css';

export function Price({ cents, size = 'base' }: { cents: Cents; size?: keyof typeof styles.price }) {
  return (
    <span className={styles.price[size]} data-cents={cents}>
      {formatCents(cents)}
    </span>
  );
}
