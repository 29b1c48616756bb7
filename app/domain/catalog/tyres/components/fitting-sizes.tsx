import { Link } from 'react-router';
import type { FittingTyres } from '../fitting-tyres.server';
import * as styles from './fitting-sizes.css';

const count = new Intl.NumberFormat('de-DE');

const axles = { both: '', front: 'vorn ', rear: 'hinten ' } as const;

/** How many tyres of the list are allowed on the chosen vehicle, and the sizes that are. */
export function FittingSizes({ fitting, total }: { fitting: FittingTyres; total: number }) {
  if (fitting.count === undefined) return null;
  return (
    <section aria-label="Passend zum Fahrzeug" className={styles.fitting}>
      <p>
        <strong>{count.format(fitting.count)}</strong> von {count.format(total)} sind für Ihr Fahrzeug
        zugelassen.
      </p>
      <ul className={styles.sizes}>
        {fitting.sizes.map(({ label, to, isChosen, isSeries, axle }) => (
          <li key={`${axle} ${label} ${isSeries}`}>
            <Link to={to} className={styles.size} aria-current={isChosen ? 'true' : undefined}>
              {axles[axle]}
              {label}
              {isSeries && <small> Serie</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
