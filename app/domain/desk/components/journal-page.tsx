import { button } from '~/ui/components/button.css';
import { SelectField, TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { pageStack, panel } from '~/ui/components/panel.css';
import { deskJournalPath, deskOrderPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { journalKindNames, journalKinds } from '../journal/journal';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
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

function Filters({ typed }: Pick<JournalPageProps, 'typed'>) {
  return (
    <Form method="get" action={deskJournalPath} className={`${panel} ${pageStack}`}>
      <div className={styles.choices}>
        <SelectField id="art" name="art" label="Art" defaultValue={typed.art}>
          <option value="">alle</option>
          {journalKinds.map((kind) => (
            <option key={kind} value={kind}>
              {journalKindNames[kind]}
            </option>
          ))}
        </SelectField>
        <TextField id="wer" name="wer" label="Wer" hint="Teil der E-Mail-Adresse" defaultValue={typed.wer} />
        <TextField id="seit" name="seit" type="date" label="Seit" defaultValue={typed.seit} />
      </div>
      <p>
        <button className={button.accent}>Filtern</button>
      </p>
    </Form>
  );
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
      <Filters typed={typed} />
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
