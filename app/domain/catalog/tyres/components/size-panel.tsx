import { panel, sectionTitle } from '~/ui/components/panel.css';
import type { SizeWord } from '../size-words';
import { SidewallPictures } from './sidewall-pictures';
import * as styles from './size-panel.css';

export function SizePanel({ marking, words }: { marking: string; words: SizeWord[] }) {
  return (
    <section className={`${panel} ${styles.parts}`}>
      <h2 className={sectionTitle}>Was {marking} bedeutet</h2>
      <SidewallPictures marking={marking} />
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
