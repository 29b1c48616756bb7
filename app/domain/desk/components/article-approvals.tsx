import { articleKey } from '~/domain/catalog/articles/article';
import { type ApprovalKind, approvalKinds } from '~/domain/vehicles/fitment/verdict';
import { approvalWords } from '~/domain/vehicles/fitment/verdict-words';
import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import { deskArticlePath } from '~/values/desk-paths';
import { APPROVAL_FIELD, type ApprovalTexts, type RimApproval } from '../articles/approval-form';
import type { DeskArticle } from '../articles/desk-article.server';
import * as styles from './desk.css';
import { CheckField, DeskArea, DeskField, DeskSelect } from './desk-fields';
import { DeskForm, EntryForm, EntryRefusal } from './desk-form';
import { type DeskAnswer, useAnswerTo } from './form-context';

const COMMAND = 'save-approval';

const axles = [
  ['beide', 'beide Achsen'],
  ['vorn', 'nur vorn'],
  ['hinten', 'nur hinten'],
] as const;

const lines = (cell: string | undefined) => cell?.split('|').join('\n');

interface ApprovalFormProps {
  texts?: ApprovalTexts;
  /** Of the approval that it replaces; '' of a new one. */
  approval: string;
  answer: DeskAnswer | undefined;
}

function ApprovalForm({ texts, approval, answer }: ApprovalFormProps) {
  return (
    <DeskForm
      command={COMMAND}
      label="Freigabe speichern"
      tone="plain"
      entry={approval || 'neu'}
      answer={answer}
    >
      <input type="hidden" name={APPROVAL_FIELD} value={approval} />
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

const nameOf = ({ art, nummer }: ApprovalTexts) =>
  [approvalWords[art as ApprovalKind], nummer].filter(Boolean).join(' ');

interface ArticleApprovalsProps {
  article: DeskArticle;
  approvals: RimApproval[];
  /** Key of the one to be changed. */
  chosen: string | null;
}

/** Of a rim: the vehicles that it may be mounted on. */
export function ArticleApprovals({ article, approvals, chosen }: ArticleApprovalsProps) {
  const answer = useAnswerTo(COMMAND);
  const answered = approvals.find(({ key }) => key === answer?.values[APPROVAL_FIELD])?.key;
  // What was typed about an approval that somebody else has changed stands in the form of a new one.
  const ofNew = answered === undefined ? answer : undefined;
  return (
    <Section title="Freigaben">
      <EntryRefusal commands={['remove-approval']} />
      {approvals.length === 0 && (
        <p>Keine ist bekannt: Der Shop sagt bei keinem Fahrzeug, dass die Felge passt.</p>
      )}
      <ul className={styles.list}>
        {approvals.map(({ key, texts, vehicles }, index) => (
          <li key={`${index} ${key}`} className={styles.parted} data-approval={key}>
            <strong>{nameOf(texts)}</strong>
            <p>{vehicles.join(', ')}</p>
            <p className={styles.small}>{factsOf(texts)}</p>
            {key === (answered ?? chosen) ? (
              <ApprovalForm texts={texts} approval={key} answer={answered === key ? answer : undefined} />
            ) : (
              <Link
                to={`${deskArticlePath(articleKey(article))}?${APPROVAL_FIELD}=${key}`}
                aria-label={`${nameOf(texts)} ändern`}
                className={styles.entryLink}
              >
                Ändern
              </Link>
            )}
            <EntryForm
              command="remove-approval"
              label="Entfernen"
              name={`${nameOf(texts)} entfernen`}
              field={APPROVAL_FIELD}
              value={key}
            />
          </li>
        ))}
      </ul>
      <details open={ofNew !== undefined}>
        <summary className={styles.unfold}>Neue Freigabe</summary>
        <ApprovalForm approval="" answer={ofNew} />
      </details>
    </Section>
  );
}
