import { type ComponentProps, use } from 'react';
import { SelectField, TextAreaField, TextField } from '~/ui/components/field';
import { box, error } from '~/ui/components/field.css';
import * as styles from './desk.css';
import { FormContext } from './form-context';

type Named<Props> = Omit<Props, 'id' | 'errors' | 'name'> & { name: string };

/** Keeps what was typed when the form comes back. */
function useField(name: string, defaultValue: ComponentProps<'input'>['defaultValue']) {
  const { id, answer } = use(FormContext);
  return {
    id: `${id}-${name}`,
    name,
    errors: answer?.errors[name] ?? [],
    defaultValue: answer?.values[name] ?? defaultValue,
  };
}

export function DeskField({ name, defaultValue, ...field }: Named<ComponentProps<typeof TextField>>) {
  return <TextField {...useField(name, defaultValue)} {...field} />;
}

export function DeskSelect({ name, defaultValue, ...field }: Named<ComponentProps<typeof SelectField>>) {
  return <SelectField {...useField(name, defaultValue)} {...field} />;
}

export function DeskArea({ name, defaultValue, ...field }: Named<ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...useField(name, defaultValue)} {...field} />;
}

interface CheckFieldProps {
  name: string;
  label: string;
  isChecked?: boolean | undefined;
}

/** Keeps what was chosen when the form comes back. */
export function CheckField({ name, label, isChecked = false }: CheckFieldProps) {
  const { id: form, answer } = use(FormContext);
  const id = `${form}-${name}`;
  const problem = answer?.errors[name]?.join(' ');
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={answer ? answer.values[name] === 'on' : isChecked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          className={box}
        />
        {label}
      </label>
      {problem && (
        <p id={`${id}-error`} className={error}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface PieceFieldProps {
  name: string;
  label: string;
  max: number;
}

/** Number of pieces, in a row with its label. */
export function PieceField({ name, label, max }: PieceFieldProps) {
  const { errors, ...field } = useField(name, max);
  const problem = errors.join(' ');
  return (
    <div>
      <label className={styles.piece}>
        <span>{label}</span>
        <input
          {...field}
          type="number"
          min={0}
          max={max}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${field.id}-error` : undefined}
          className={styles.pieceCount}
        />
      </label>
      {problem && (
        <p id={`${field.id}-error`} className={error}>
          {problem}
        </p>
      )}
    </div>
  );
}
