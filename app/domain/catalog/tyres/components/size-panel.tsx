import { useHref } from 'react-router';
import { ownSidewallPath } from '~/paths';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import type { SizeWord } from '../size-words';
import * as styles from './size-panel.css';

/** What a tyre's size means, on a drawing of its own sidewall and to scale in a cross-section. */
export function SizePanel({ marking, words }: { marking: string; words: SizeWord[] }) {
  const src = useHref(ownSidewallPath(marking));
  return (
    <section className={`${panel} ${styles.parts}`}>
      <h2 className={sectionTitle}>Was {marking} bedeutet</h2>
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
      <ol className={styles.words}>
        {words.map(({ mark, term, meaning }) => (
          <li key={term} className={styles.word}>
            <span>
              <strong>{mark}</strong> {term}: {meaning}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
