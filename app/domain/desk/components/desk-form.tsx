import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { SelectField, TextField } from '~/ui/components/field';
import { fieldErrors } from '~/ui/components/field-errors';
import { Form } from '~/ui/components/link';
import { PLAN_FIELD, plannableCommands, removals, UNTIL_FIELD } from '../location/plan';
import * as styles from './desk.css';

/** What became of a form that was refused. */
export interface DeskAnswer {
  command: string;
  /** By field; the key '' is about the form as a whole. */
  errors: Record<string, string[]>;
  /** As typed. */
  values: Record<string, string>;
}

interface DeskFormProps {
  command: string;
  label: string;
  /** Accessible name of the button, if the label alone says too little. */
  name?: string;
  /** The form was made from it. */
  version: string | number;
  answer: DeskAnswer | undefined;
  /** Undefined: `FormAddress`, or else the address of the page with its query. */
  action?: string;
  tone?: 'accent' | 'plain' | 'danger';
  /** Where the page has the form once for each entry. */
  entry?: string | number;
  children?: ReactNode;
  /** Another button. Enter presses the first one of a form, which saves. */
  beside?: ReactNode;
}

/** Where forms go on a page that is shown at the address of its uploads, since one of them was refused. */
export const FormAddress = createContext<string | undefined>(undefined);

export const answerTo = (answer: DeskAnswer | undefined, command: string) =>
  answer?.command === command ? answer : undefined;

export function DeskForm({
  command,
  label,
  name,
  version,
  answer,
  action,
  tone = 'accent',
  entry,
  children,
  beside,
}: DeskFormProps) {
  const ofPage = use(FormAddress);
  const later = plannableCommands.has(command) && (
    <PublishLater
      command={entry === undefined ? command : `${command}-${entry}`}
      answer={answer}
      isRemoval={removals.has(command)}
    />
  );
  return (
    <Form method="post" action={action ?? ofPage} className={styles.commandForm}>
      <ErrorSummary
        title="Bitte prüfen Sie Ihre Angaben:"
        errors={fieldErrors(answerTo(answer, command)?.errors, command)}
      />
      <input type="hidden" name="stand" value={version} />
      {children}
      {entry === undefined && later}
      <p className={styles.tags}>
        <button name="befehl" value={command} aria-label={name} className={button[tone]}>
          {label}
        </button>
        {beside}
      </p>
      {entry !== undefined && later}
    </Form>
  );
}

interface PublishLaterProps extends Pick<DeskFormProps, 'command' | 'answer'> {
  isRemoval?: boolean;
}

/** @param command names the fields */
export function PublishLater({ command, answer, isRemoval = false }: PublishLaterProps) {
  const typed = answerTo(answer, command)?.values;
  const field = { command, answer, type: 'datetime-local' };
  return (
    <details open={Boolean(typed?.[PLAN_FIELD] || typed?.[UNTIL_FIELD])}>
      <summary className={styles.unfold}>{isRemoval ? 'Später entfernen' : 'Später oder befristet'}</summary>
      <DeskField
        {...field}
        name={PLAN_FIELD}
        label={isRemoval ? 'Steht bis' : 'Gilt ab'}
        hint="Tag und Uhrzeit; leer: sofort"
      />
      {!isRemoval && (
        <DeskField
          {...field}
          name={UNTIL_FIELD}
          label="Gilt bis"
          hint="danach gilt wieder, was vorher galt; leer: auf Dauer"
        />
      )}
    </details>
  );
}

interface DeskFieldProps extends Omit<ComponentProps<typeof TextField>, 'id' | 'errors' | 'name'> {
  command: string;
  name: string;
  answer: DeskAnswer | undefined;
}

/** Keeps what was typed when the form comes back. */
export function DeskField({ command, name, answer, defaultValue, ...field }: DeskFieldProps) {
  const own = answerTo(answer, command);
  return (
    <TextField
      id={`${command}-${name}`}
      name={name}
      errors={own?.errors[name] ?? []}
      defaultValue={own?.values[name] ?? defaultValue}
      {...field}
    />
  );
}

interface DeskSelectProps extends Omit<ComponentProps<typeof SelectField>, 'id' | 'errors' | 'name'> {
  command: string;
  name: string;
  answer: DeskAnswer | undefined;
}

/** As `DeskField`. */
export function DeskSelect({ command, name, answer, defaultValue, ...field }: DeskSelectProps) {
  const own = answerTo(answer, command);
  return (
    <SelectField
      id={`${command}-${name}`}
      name={name}
      errors={own?.errors[name] ?? []}
      defaultValue={own?.values[name] ?? defaultValue}
      {...field}
    />
  );
}

interface EntryFormProps extends Pick<DeskFormProps, 'command' | 'label'> {
  /** Accessible name of the button. */
  name: string;
  version?: DeskFormProps['version'];
  field?: string;
  /** Of the entry. */
  value: string | number;
}

/** One button about an entry of a list. */
export function EntryForm({ version = '', field = 'nummer', value, ...form }: EntryFormProps) {
  return (
    <DeskForm {...form} version={version} answer={undefined} tone="plain" entry={value}>
      <input type="hidden" name={field} value={value} />
    </DeskForm>
  );
}
