import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import type { FinderParts } from '~/domain/catalog/tyres/components/tyre-finder';
import { ownSidewallPath } from '~/paths';
import * as styles from './hero-finder.css';

/** In the order of the call-outs. */
const meanings = [
  'Breite in mm',
  'Höhe in % der Breite',
  'Bauart radial',
  'Felge in Zoll',
  'Tragfähigkeit',
  'Höchsttempo',
];

function Sidewall({ marking }: { marking: string }) {
  const src = useHref(ownSidewallPath(marking));
  return (
    <details className={styles.sidewall}>
      <summary className={styles.picture}>
        <svg viewBox="0 40 520 212" role="img" aria-label={`Zeichnung: Flanke mit der Aufschrift ${marking}`}>
          <use href={`${src}#flanke`} width="520" height="292" />
        </svg>
      </summary>
      <ol className={styles.legend}>
        {meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ol>
    </details>
  );
}

export function HeroFinder({
  bySize,
  byMarking,
  marking,
  byVehicle,
}: FinderParts & { byVehicle: ReactNode }) {
  const other = (words: string, form: ReactNode) => (
    <details name="suche" className={styles.other}>
      <summary className={styles.opener}>{words}</summary>
      {form}
    </details>
  );
  return (
    <div className={styles.finder}>
      {bySize}
      <div className={styles.others}>
        {other('oder Aufschrift eintippen', byMarking)}
        {byVehicle && other('oder nach Fahrzeugschein suchen', byVehicle)}
      </div>
      <Sidewall marking={marking} />
    </div>
  );
}
