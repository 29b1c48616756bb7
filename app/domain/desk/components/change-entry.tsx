import { formatMoment } from '~/values/german-date';
import * as styles from './desk.css';
import { EntryForm } from './desk-form';

interface ChangeEntryProps {
  change: { id: number; at: Date; staff: string };
  /** Of what was changed. */
  name: string;
  words: string;
  /** Undefined: it cannot be taken back. */
  command: string | undefined;
}

export function ChangeEntry({ change: { id, at, staff }, name, words, command }: ChangeEntryProps) {
  const moment = `${formatMoment(at)} Uhr`;
  return (
    <li className={styles.entry}>
      <div>
        {name}
        <p>{words}</p>
        <p className={styles.small}>
          {moment} · {staff}
        </p>
      </div>
      {command && (
        <EntryForm
          command={command}
          label="Zurücknehmen"
          name={`${name} zurücknehmen, ${moment}`}
          value={id}
        />
      )}
    </li>
  );
}
