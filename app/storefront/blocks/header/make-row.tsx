import { Link } from 'react-router';
import type { MakeRow as Makes } from '../../shell/shell';
import { wrap } from '../shared.css';
import * as styles from './make-row.css';

/** A row of makes; scrolls sideways where it is too long. */
export function MakeRow({ makes: { label, links } }: { makes: Makes }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.row}>
      <ul className={`${wrap} ${styles.list}`}>
        {links.map(({ name, to }) => (
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
