import { Section } from '~/ui/components/section';
import { ChangeEntry } from './change-entry';
import * as styles from './desk.css';
import { EntryRefusal } from './desk-form';

export interface ArticleChange {
  id: number;
  at: Date;
  staff: string;
  name: string;
  words: string;
  mayUndo: boolean;
}

const COMMAND = 'undo-article';

/** Of what all locations show. */
export function ArticleChanges({ changes }: { changes: ArticleChange[] }) {
  return (
    <Section title="Letzte Änderungen">
      <EntryRefusal commands={[COMMAND]} />
      <ul className={styles.list}>
        {changes.map(({ name, words, mayUndo, ...change }) => (
          <ChangeEntry
            key={change.id}
            change={change}
            name={name}
            words={words}
            command={mayUndo ? COMMAND : undefined}
          />
        ))}
      </ul>
    </Section>
  );
}
