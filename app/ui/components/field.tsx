import type { ComponentProps, ReactNode } from 'react';
import * as styles from './field.css';

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  errors?: string[];
}

function Frame({ id, label, hint, errors, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {errors?.length ? (
        <p id={`${id}-error`} className={styles.error}>
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
}

function described({ id, hint, errors }: FieldProps) {
  const ids = [hint && `${id}-hint`, errors?.length && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': errors?.length ? true : undefined };
}

export function TextField({
  label,
  hint,
  errors,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  const field = { id: input.id, label, hint, errors };
  return (
    <Frame {...field}>
      <input className={styles.control} {...input} {...described(field)} />
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  errors,
  children,
  ...select
}: FieldProps & Omit<ComponentProps<'select'>, 'id'>) {
  const field = { id: select.id, label, hint, errors };
  return (
    <Frame {...field}>
      <select className={styles.control} {...select} {...described(field)}>
        {children}
      </select>
    </Frame>
  );
}

export function TextAreaField({
  label,
  hint,
  errors,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  const field = { id: area.id, label, hint, errors };
  return (
    <Frame {...field}>
      <textarea className={styles.control} rows={5} {...area} {...described(field)} />
    </Frame>
  );
}
