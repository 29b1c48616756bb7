import { TextField } from '~/ui/components/field';
import { Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { deskJournalPath, deskOrderPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { journalKindNames, journalKinds } from '../journal/journal';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { EntriesFilter } from './entries-filter';
import type { EntryText } from './entry-text';
import { NextPage } from './next-page';

interface JournalEntryView extends EntryText {
  key: string;
  at: Date;
  staff: string;
  reason: string | null;
}

interface JournalPageProps {
  entries: JournalEntryView[];
  /** As in the address. */
  typed: { art: string; wer: string; seit: string };
  /** Query of the next page. */
  next: string | undefined;
}

function Entry({ entry }: { entry: JournalEntryView }) {
  const { title, before, after, orderNumber, at, staff, reason } = entry;
  return (
    <li className={styles.entry}>
      <div>
        {orderNumber && (
          <Link to={deskOrderPath(orderNumber)} className={styles.entryLink}>
            {orderNumber}
          </Link>
        )}{' '}
        <strong>{title}</strong>
        {(before || after) && (
          <p className={styles.typedText}>{before ? `${before} → ${after || '–'}` : after}</p>
        )}
        <p className={styles.small}>
          {formatMoment(at)} Uhr · {staff}
          {reason && ` · ${reason}`}
        </p>
      </div>
    </li>
  );
}

export function JournalPage({ entries, typed, next }: JournalPageProps) {
  return (
    <DeskPage title="Protokoll">
      <EntriesFilter action={deskJournalPath} kinds={journalKinds} names={journalKindNames} typed={typed}>
        <TextField id="wer" name="wer" label="Wer" hint="Teil der E-Mail-Adresse" defaultValue={typed.wer} />
      </EntriesFilter>
      <section className={panel} aria-label="Ergebnis">
        {entries.length === 0 && <p>Kein Eintrag passt zu dieser Auswahl.</p>}
        <ul className={styles.list} data-rows>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </ul>
      </section>
      <NextPage path={deskJournalPath} query={next} />
    </DeskPage>
  );
}
