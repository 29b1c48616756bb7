import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { ZodObject } from 'zod';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextField } from '~/ui/components/field';
import { fieldErrors } from '~/ui/components/field-errors';
import { Form } from '~/ui/components/link';
import { PasswordField } from '~/ui/components/password-field';
import * as styles from './account.css';

export type Field = { name: string; label: string; hint?: string } & Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'required'
>;

export function AccountForm({
  id,
  schema,
  result,
  fields,
  submit,
  look = 'accent',
  action,
  intent,
  values,
  before,
  children,
}: {
  id: string;
  schema: ZodObject;
  result: SubmissionResult<string[]> | undefined;
  fields: Field[];
  submit: string;
  look?: 'accent' | 'danger';
  action?: string;
  intent?: string;
  values?: Partial<Record<string, string | null>>;
  before?: (
    field: (name: string) => { id: string; name: string; errors?: string[]; defaultValue?: string },
  ) => ReactNode;
  children?: ReactNode;
}) {
  const [form, states] = useForm<Record<string, unknown>>({
    id,
    lastResult: result,
    defaultValue: values,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const [attempt, setAttempt] = useState(result ? 1 : 0);
  const props = (name: string) => {
    const state = states[name] as { id: string; errors?: string[]; initialValue?: unknown } | undefined;
    return {
      id: state?.id ?? `${id}-${name}`,
      name,
      errors: state?.errors,
      defaultValue: (state?.initialValue as string | undefined) ?? undefined,
    };
  };
  return (
    <Form
      method="post"
      action={action}
      {...getFormProps(form)}
      noValidate
      className={styles.form}
      onSubmitCapture={() => setAttempt(attempt + 1)}
    >
      <ErrorSummary
        title="Bitte prüfen Sie diese Angaben"
        errors={fieldErrors(form.allErrors, form.id)}
        attempt={attempt}
      />
      {intent && <input type="hidden" name="aktion" value={intent} />}
      {before?.(props)}
      {fields.map(({ name, ...field }) => {
        const { defaultValue, ...own } = props(name);
        const Control = field.type === 'password' ? PasswordField : TextField;
        return (
          <Control
            key={name}
            required
            {...field}
            {...own}
            // A password is never sent back.
            defaultValue={field.type === 'password' ? undefined : defaultValue}
          />
        );
      })}
      {children}
      <button className={button[look]}>{submit}</button>
    </Form>
  );
}
