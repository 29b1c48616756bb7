import { Link } from 'react-router';
import * as styles from './list-frame.css';

const axles = { both: '', front: 'vorn ', rear: 'hinten ' } as const;

/** What a list says about the chosen vehicle. */
export interface FittingChoice {
  /** Of the articles of the list, those that are allowed on it; undefined where nothing is known. */
  count: number | undefined;
  /** The sizes that documents allow, each leading to what there is of it; maybe other ways to them. */
  sizes: readonly {
    label: string;
    to: string;
    isChosen: boolean;
    isSeries: boolean;
    axle: 'both' | 'front' | 'rear';
  }[];
}

/** How many articles of a list are allowed on the chosen vehicle, and the sizes that are. */
export function FittingSizes({ fitting, total }: { fitting: FittingChoice; total: number }) {
  if (fitting.count === undefined) return null;
  return (
    <section aria-label="Passend zum Fahrzeug" className={styles.fitting}>
      <p>
        <strong>{fitting.count.toLocaleString('de-DE')}</strong> von {total.toLocaleString('de-DE')} sind für
        Ihr Fahrzeug zugelassen.
      </p>
      <ul className={styles.fittingSizes}>
        {fitting.sizes.map(({ label, to, isChosen, isSeries, axle }) => (
          <li key={`${axle} ${label} ${isSeries}`}>
            <Link to={to} className={styles.fittingSize} aria-current={isChosen ? 'true' : undefined}>
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
