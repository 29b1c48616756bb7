import { Link } from 'react-router';
import { tyresPath } from '~/paths';
import { wrap } from '../shared.css';
import * as styles from './make-row.css';

/** Makers whose names people look for, set in type. */
const makers = [
  'Continental',
  'Michelin',
  'Goodyear',
  'Hankook',
  'Pirelli',
  'Bridgestone',
  'Dunlop',
  'Nokian',
  'Vredestein',
  'Falken',
];

/** A row of makes, each leading to its tyres; scrolls sideways where it is too long. */
export function MakeRow() {
  return (
    <nav aria-label="Reifenhersteller" className={styles.row}>
      <ul className={`${wrap} ${styles.list}`}>
        {makers.map((maker) => (
          <li key={maker}>
            <Link to={`${tyresPath}?hersteller=${encodeURIComponent(maker)}`} className={styles.link}>
              {maker}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
