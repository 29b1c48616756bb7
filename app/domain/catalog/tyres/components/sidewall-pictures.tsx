import { useHref } from 'react-router';
import { ownSidewallPath } from '~/paths';
import * as styles from './sidewall-pictures.css';

export function SidewallPictures({ marking }: { marking: string }) {
  const src = useHref(ownSidewallPath(marking));
  return (
    <div className={styles.drawings}>
      <svg
        viewBox="0 0 520 292"
        role="img"
        aria-label={`Zeichnung: Flanke mit der Aufschrift ${marking}`}
        className={styles.sidewall}
      >
        <use href={`${src}#flanke`} />
      </svg>
      <svg
        viewBox="0 0 200 280"
        role="img"
        aria-label="Zeichnung: Querschnitt mit Breite, Höhe und Felgendurchmesser"
        className={styles.section}
      >
        <use href={`${src}#querschnitt`} />
      </svg>
    </div>
  );
}
