import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useState } from 'react';
import type { z } from 'zod';
import { SalutationField } from '~/domain/accounts/components/salutation-field';
import { privacyPath } from '~/paths';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextField } from '~/ui/components/field';
import { fieldErrors } from '~/ui/components/field-errors';
import { Form, Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import type { CheckoutFrameView } from '../checkout.server';
import { addressSchema, contactSchema } from '../schemas';
import * as styles from './checkout-frame.css';
import { StepButton, type StepSum } from './step-button';

export type PersonValues = Partial<z.input<typeof addressSchema>>;

type Input = (name: keyof PersonValues) => {
  id: string;
  name: string;
  defaultValue: string | undefined;
  errors: string[] | undefined;
  required: boolean;
};

function AddressFields({ input }: { input: Input }) {
  return (
    <>
      <div className={styles.cell.whole}>
        <TextField
          label="Firma (freiwillig)"
          autoComplete="organization"
          {...input('firma')}
          required={false}
        />
      </div>
      <div className={styles.cell.whole}>
        <TextField label="Straße und Hausnummer" autoComplete="address-line1" {...input('strasse')} />
      </div>
      <div className={styles.cell.postcode}>
        <TextField
          label="PLZ"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          {...input('plz')}
        />
      </div>
      <div className={styles.cell.town}>
        <TextField label="Ort" autoComplete="address-level2" {...input('ort')} />
      </div>
    </>
  );
}

export function PersonForm({
  hasAddress,
  values,
  sum,
  result,
}: {
  hasAddress: boolean;
  values: PersonValues;
  sum: StepSum & Pick<CheckoutFrameView, 'next'>;
  result: SubmissionResult<string[]> | undefined;
}) {
  const schema = hasAddress ? addressSchema : contactSchema;
  const [form, fields] = useForm<PersonValues>({
    id: 'person',
    lastResult: result,
    defaultValue: values,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const [attempt, setAttempt] = useState(result ? 1 : 0);
  // The browser's own error bubbles are not German everywhere, and vanish.
  const input: Input = (name) => ({
    id: fields[name].id,
    name,
    defaultValue: fields[name].initialValue as string | undefined,
    errors: fields[name].errors,
    required: true,
  });
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      noValidate
      onSubmitCapture={() => setAttempt(attempt + 1)}
      className={`${panel} ${styles.form}`}
    >
      <ErrorSummary
        title="Bitte prüfen Sie diese Angaben"
        errors={fieldErrors(form.allErrors, form.id)}
        attempt={attempt}
      />
      <div className={styles.fields}>
        <div className={styles.cell.salutation}>
          <SalutationField {...input('anrede')} />
        </div>
        <div className={styles.cell.name}>
          <TextField label="Vorname" autoComplete="given-name" {...input('vorname')} />
        </div>
        <div className={styles.cell.name}>
          <TextField label="Nachname" autoComplete="family-name" {...input('nachname')} />
        </div>
        {hasAddress && <AddressFields input={input} />}
        <div className={styles.cell.wide}>
          <TextField
            label="E-Mail-Adresse"
            type="email"
            autoComplete="email"
            hint="Dorthin schicken wir die Bestätigung."
            {...input('email')}
          />
        </div>
        <div className={styles.cell.wide}>
          <TextField
            label="Telefon"
            type="tel"
            autoComplete="tel"
            hint="Nur für Rückfragen zu diesem Vorgang."
            {...input('telefon')}
          />
        </div>
      </div>
      <div className={styles.submit}>
        <StepButton sum={sum}>{sum.next}</StepButton>
        <p>
          Wie wir mit Ihren Angaben umgehen, steht in der <Link to={privacyPath}>Datenschutzerklärung</Link>.
        </p>
      </div>
    </Form>
  );
}
