import type { SubmissionResult } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import type { ZodObject } from 'zod';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextField } from '~/ui/components/field';
import { fieldErrors } from '~/ui/components/field-errors';
import { Form } from '~/ui/components/link';
import { PasswordField } from '~/ui/components/password-field';
import { useCheckedForm } from '~/ui/components/use-checked-form';
import * as styles from './account.css';
import { StreetField } from './street-field';

export type Field = {
  name: string;
  label: string;
  hint?: string;
  /** Of a street: the field of the one that was asked about. */
  confirmed?: string;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'required'>;

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
  const form = useCheckedForm<Record<string, unknown>>({ id, schema, result, values });
  return (
    <Form method="post" action={action} {...form.formProps} className={styles.form}>
      <ErrorSummary
        title="Bitte prüfen Sie diese Angaben"
        errors={fieldErrors(form.errors, form.formProps.id)}
        refusals={form.refusals}
      />
      {intent && <input type="hidden" name="aktion" value={intent} />}
      {before?.(form.field)}
      {fields.map(({ name, confirmed, ...field }) => {
        const { defaultValue, ...own } = form.field(name);
        if (confirmed) {
          const stored = form.field(confirmed).defaultValue;
          const typed = { value: form.valueOf(name), defaultValue, confirmed, stored };
          return <StreetField key={name} required {...field} {...own} {...typed} />;
        }
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
