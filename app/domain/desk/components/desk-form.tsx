import { type ComponentProps, type ReactNode, use } from 'react';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { fieldErrors } from '~/ui/components/field-errors';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { PLAN_FIELD, plannableCommands, removals, UNTIL_FIELD } from '../location/plan';
import { questionBefore } from '../remedies';
import * as styles from './desk.css';
import { DeskField } from './desk-fields';
import {
  type DeskAnswer,
  FormAddress,
  FormContext,
  PageVersion,
  useAnswerTo,
  usePageAnswer,
} from './form-context';

interface DeskFormProps extends Pick<ComponentProps<typeof Form>, 'action' | 'encType' | 'children'> {
  command: string;
  label: string;
  /** Accessible name of the button, if the label alone says too little. */
  name?: string;
  /** The form was made from it; undefined: from that of the page. */
  version?: string | number | undefined;
  /** Undefined: the page's, if it is about this command and the page has the form once. */
  answer?: DeskAnswer | undefined;
  tone?: 'accent' | 'plain' | 'danger';
  /** Where the page has the form once for each entry. */
  entry?: string | number;
  /** Before the button; null: none; undefined: that of the command. */
  question?: string | null | undefined;
  /** Another button. Enter presses the first one of a form, which saves. */
  beside?: ReactNode;
  /** Fields that narrow what the button does. */
  below?: ReactNode;
}

/** One of a command that nothing takes back unfolds, and its button answers the question. Its fields find their problems and what was typed by `FormContext`. */
export function DeskForm({
  command,
  label,
  name,
  version,
  answer: given,
  action,
  encType,
  tone = 'accent',
  entry,
  question: asked,
  children,
  beside,
  below,
}: DeskFormProps) {
  const [pageVersion, ofPage, address] = [use(PageVersion), useAnswerTo(command), use(FormAddress)];
  const question = asked === undefined ? questionBefore(command) : asked;
  const id = entry === undefined ? command : `${command}-${entry}`;
  const answer = given ?? (entry === undefined ? ofPage : undefined);
  const later = plannableCommands.has(command) && (
    <PublishLater answer={answer} isRemoval={removals.has(command)} />
  );
  const form = (
    <Form method="post" action={action ?? address} encType={encType} className={styles.commandForm}>
      <ErrorSummary title="Bitte prüfen Sie Ihre Angaben:" errors={fieldErrors(answer?.errors, id)} />
      <input type="hidden" name="stand" value={version ?? pageVersion} />
      {question && <p>{question}</p>}
      {children}
      {entry === undefined && later}
      <p className={styles.tags}>
        <button
          name="befehl"
          value={command}
          aria-label={name}
          className={button[question ? 'danger' : tone]}
        >
          {label}
        </button>
        {beside}
      </p>
      {below}
      {entry !== undefined && later}
    </Form>
  );
  return (
    <FormContext value={{ id, answer }}>
      {question ? (
        <details open={answer !== undefined} className={styles.asking}>
          <summary className={button[tone]} aria-label={name && `${name} …`}>
            {label} …
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
    </FormContext>
  );
}

interface PublishLaterProps {
  answer: DeskAnswer | undefined;
  isRemoval: boolean;
}

function PublishLater({ answer, isRemoval }: PublishLaterProps) {
  const typed = answer?.values;
  return (
    <details open={Boolean(typed?.[PLAN_FIELD] || typed?.[UNTIL_FIELD])}>
      <summary className={styles.unfold}>{isRemoval ? 'Später entfernen' : 'Später oder befristet'}</summary>
      <DeskField
        name={PLAN_FIELD}
        label={isRemoval ? 'Steht bis' : 'Gilt ab'}
        hint="Tag und Uhrzeit; leer: sofort"
        type="datetime-local"
      />
      {!isRemoval && (
        <DeskField
          name={UNTIL_FIELD}
          label="Gilt bis"
          hint="danach gilt wieder, was vorher galt; leer: auf Dauer"
          type="datetime-local"
        />
      )}
    </details>
  );
}

/** The refusal of a form that the page has once for each entry. */
export function EntryRefusal({ commands }: { commands: readonly string[] }) {
  const answer = usePageAnswer();
  if (!answer || !commands.includes(answer.command)) return null;
  return <Notice tone="warn">{Object.values(answer.errors).flat().join(' ')}</Notice>;
}

interface EntryFormProps extends Pick<DeskFormProps, 'command' | 'label' | 'version'> {
  /** Accessible name of the button. */
  name: string;
  field?: string;
  /** Of the entry. */
  value: string | number;
}

/** One button about an entry of a list. */
export function EntryForm({ field = 'nummer', value, ...form }: EntryFormProps) {
  return (
    <DeskForm {...form} tone="plain" entry={value}>
      <input type="hidden" name={field} value={value} />
    </DeskForm>
  );
}
