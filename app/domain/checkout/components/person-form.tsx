import type { SubmissionResult } from '@conform-to/react';
import type { z } from 'zod';
import { SalutationField } from '~/domain/accounts/components/salutation-field';
import { StreetField } from '~/domain/accounts/components/street-field';
import { POSTCODE_LENGTH } from '~/domain/accounts/person-fields';
import { privacyPath } from '~/paths';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextField } from '~/ui/components/field';
import { fieldErrors } from '~/ui/components/field-errors';
import { Form, Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { useCheckedForm } from '~/ui/components/use-checked-form';
import type { StepName } from '../checkout';
import type { CheckoutFrameView } from '../checkout.server';
import { addressSchema, contactSchema } from '../schemas';
import { BackButton } from './back-button';
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

function AddressFields({ input, street }: { input: Input; street: string | undefined }) {
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
        <StreetField
          confirmed="strasseStimmt"
          stored={input('strasseStimmt').defaultValue}
          autoComplete="address-line1"
          value={street}
          {...input('strasse')}
        />
      </div>
      <div className={styles.cell.postcode}>
        <TextField
          label="PLZ"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={POSTCODE_LENGTH}
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
  step,
  values,
  sum,
  result,
}: {
  hasAddress: boolean;
  step: StepName;
  values: PersonValues;
  sum: StepSum & Pick<CheckoutFrameView, 'next' | 'steps'>;
  result: SubmissionResult<string[]> | undefined;
}) {
  const schema = hasAddress ? addressSchema : contactSchema;
  const form = useCheckedForm<PersonValues>({ id: 'person', schema, result, values });
  const input: Input = (name) => ({ ...form.field(name), required: true });
  return (
    <Form method="post" {...form.formProps} className={`${panel} ${styles.form}`}>
      <ErrorSummary
        title="Bitte prüfen Sie diese Angaben"
        errors={fieldErrors(form.errors, form.formProps.id)}
        refusals={form.refusals}
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
        {hasAddress && <AddressFields input={input} street={form.valueOf('strasse')} />}
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
        <BackButton steps={sum.steps} step={step} />
        <p>
          Wie wir mit Ihren Angaben umgehen, steht in der <Link to={privacyPath}>Datenschutzerklärung</Link>.
        </p>
      </div>
    </Form>
  );
}
