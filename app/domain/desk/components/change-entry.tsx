import { formatMoment } from '~/values/german-date';
import * as styles from './desk.css';
import { EntryForm } from './desk-form';

interface ChangeEntryProps {
  change: { id: number; at: Date; staff: string };
  /** Of what was changed. */
  name: string;
  words: string;
  command: string;
}

/** A change that can be taken back. */
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
      <EntryForm command={command} label="Zurücknehmen" name={`${name} zurücknehmen, ${moment}`} value={id} />
    </li>
  );
}
