import { Link } from 'react-router';
import type { Shell } from '../../shell/shell';
import { wrap } from '../shared.css';
import * as styles from './make-row.css';

/** A row of makes, each leading to its tyres; scrolls sideways where it is too long. */
export function MakeRow({ makes }: Pick<Shell, 'makes'>) {
  if (makes.length === 0) return null;
  return (
    <nav aria-label="Reifenhersteller" className={styles.row}>
      <ul className={`${wrap} ${styles.list}`}>
        {makes.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
