import { panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import type { SizeWord } from '../size-words';
import { SidewallPictures } from './sidewall-pictures';
import * as styles from './size-panel.css';

export function SizePanel({ marking, words }: { marking: string; words: SizeWord[] }) {
  return (
    <Section title={`Was ${marking} bedeutet`} className={`${panel} ${styles.parts}`}>
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
    </Section>
  );
}
