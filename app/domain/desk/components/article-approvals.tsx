import { type ApprovalKind, approvalKinds } from '~/domain/vehicles/fitment/verdict';
import { approvalWords } from '~/domain/vehicles/fitment/verdict-words';
import { type ApprovalTexts, ENTRY_FIELD, type RimApprovals } from '../articles/approval-form';
import * as styles from './desk.css';
import { CheckField, DeskArea, DeskField, DeskSelect } from './desk-fields';
import { DeskForm, EntryForm, EntryRefusal } from './desk-form';
import { useAnswerTo } from './form-context';
import { Section } from './section';

const COMMAND = 'save-approval';

const axles = [
  ['beide', 'beide Achsen'],
  ['vorn', 'nur vorn'],
  ['hinten', 'nur hinten'],
] as const;

const lines = (cell: string | undefined) => cell?.split('|').join('\n');

interface ApprovalFormProps {
  texts: ApprovalTexts | undefined;
  /** '' of a new one. */
  entry: string;
  version: string;
}

function ApprovalForm({ texts, entry, version }: ApprovalFormProps) {
  const answer = useAnswerTo(COMMAND);
  return (
    <DeskForm
      command={COMMAND}
      label="Freigabe speichern"
      version={version}
      tone="plain"
      entry={entry || 'neu'}
      answer={answer?.values[ENTRY_FIELD] === entry ? answer : undefined}
    >
      <input type="hidden" name={ENTRY_FIELD} value={entry} />
      <div className={styles.pair}>
        <DeskSelect name="art" label="Art" defaultValue={texts?.art ?? 'abe'}>
          {approvalKinds.map((kind) => (
            <option key={kind} value={kind}>
              {approvalWords[kind]}
            </option>
          ))}
        </DeskSelect>
        <DeskField name="nummer" label="Nummer" hint="wie KBA 49123" defaultValue={texts?.nummer} />
      </div>
      <DeskArea
        name="fahrzeuge"
        label="Fahrzeuge"
        hint="ihre Kürzel im Shop, durch Leerzeichen getrennt"
        defaultValue={texts?.fahrzeuge}
        rows={2}
      />
      <DeskArea
        name="ecodes"
        label="DAT-Codes"
        hint="die ersten 2, 5, 8, 11 oder 15 Ziffern"
        defaultValue={texts?.ecodes}
        rows={2}
      />
      <DeskArea
        name="reifen"
        label="Reifengrößen"
        hint="eine je Zeile, wie 205/55 R16"
        defaultValue={lines(texts?.reifen)}
        rows={3}
      />
      <DeskArea
        name="auflagen"
        label="Auflagen"
        hint="eine je Zeile"
        defaultValue={lines(texts?.auflagen)}
        rows={3}
      />
      <DeskSelect name="achse" label="Achse" defaultValue={texts?.achse}>
        {axles.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </DeskSelect>
      <CheckField name="abnahme" label="Abnahme nötig" isChecked={texts?.abnahme === '1'} />
      <CheckField
        name="nurPapiere"
        label="Nur Größen der Fahrzeugpapiere"
        isChecked={texts?.nurPapiere === '1'}
      />
      <CheckField name="nurWinter" label="Nur Winterreifen" isChecked={texts?.nurWinter === '1'} />
    </DeskForm>
  );
}

function factsOf({ reifen, achse, auflagen, abnahme, nurPapiere, nurWinter }: ApprovalTexts): string {
  return [
    reifen.split('|').join(', '),
    achse === 'beide' ? '' : `nur ${achse}`,
    auflagen.split('|').join('; '),
    abnahme === '1' ? 'Abnahme nötig' : '',
    nurPapiere === '1' ? 'nur Größen der Fahrzeugpapiere' : '',
    nurWinter === '1' ? 'nur Winterreifen' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function Approval({
  texts,
  vehicles,
  entry,
  version,
}: RimApprovals['entries'][number] & Pick<ApprovalFormProps, 'entry' | 'version'>) {
  const name = [approvalWords[texts.art as ApprovalKind], texts.nummer].filter(Boolean).join(' ');
  const isAnswered = useAnswerTo(COMMAND)?.values[ENTRY_FIELD] === entry;
  return (
    <li className={styles.parted} data-approval={entry}>
      <strong>{name}</strong>
      <p>{vehicles.join(', ')}</p>
      <p className={styles.small}>{factsOf(texts)}</p>
      <details open={isAnswered}>
        <summary className={styles.unfold}>Ändern</summary>
        <ApprovalForm texts={texts} entry={entry} version={version} />
        <EntryForm
          command="remove-approval"
          label="Entfernen"
          name={`${name} entfernen`}
          version={version}
          field={ENTRY_FIELD}
          value={entry}
        />
      </details>
    </li>
  );
}

/** Of a rim: the vehicles that it may be mounted on. */
export function ArticleApprovals({ entries, version }: RimApprovals) {
  const isAnswered = useAnswerTo(COMMAND)?.values[ENTRY_FIELD] === '';
  return (
    <Section title="Freigaben">
      <EntryRefusal commands={['remove-approval']} />
      {entries.length === 0 && (
        <p>Keine ist bekannt: Der Shop sagt bei keinem Fahrzeug, dass die Felge passt.</p>
      )}
      <ul className={styles.list}>
        {entries.map((entry, index) => (
          <Approval key={`${index} ${version}`} {...entry} entry={String(index)} version={version} />
        ))}
      </ul>
      <details open={isAnswered}>
        <summary className={styles.unfold}>Neue Freigabe</summary>
        <ApprovalForm texts={undefined} entry="" version={version} />
      </details>
    </Section>
  );
}
