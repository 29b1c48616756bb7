import { privacyPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { SelectField, TextAreaField, TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { lead, panel, sectionTitle } from '~/ui/components/panel.css';
import { ContactFields, contactFields } from './contact-fields';
import * as styles from './request-form.css';

export const requestFields = [
  'leistung',
  'fahrzeug',
  'terminEins',
  'terminZwei',
  'terminDrei',
  'nachricht',
  ...contactFields,
] as const;

type RequestField = (typeof requestFields)[number];

export type RequestTyped = Partial<Record<RequestField, string | undefined>>;

export interface RequestFormView {
  id: string;
  /** When the form was made, sealed. */
  stamp: string;
  typed: RequestTyped;
  errors: { id?: RequestField; text: string }[];
}

interface RequestFormProps {
  form: RequestFormView;
  services: readonly { url: string; title: string }[];
}

const wishes = [
  ['terminEins', 'Wunschtermin'],
  ['terminZwei', 'oder'],
  ['terminDrei', 'oder auch'],
] as const;

export function RequestForm({ form: { id, stamp, typed, errors }, services }: RequestFormProps) {
  const field = (name: RequestField) => ({
    id: name,
    name,
    defaultValue: typed[name] ?? '',
    errors: errors.filter((error) => error.id === name).map(({ text }) => text),
  });
  return (
    <Form method="post" noValidate className={`${panel} ${styles.form}`}>
      <ErrorSummary key={stamp} title="Bitte prüfen Sie diese Angaben" errors={errors} />
      <input type="hidden" name="vorgang" value={id} />
      <input type="hidden" name="stempel" value={stamp} />
      <SelectField label="Leistung" required {...field('leistung')}>
        <option value="">Bitte wählen</option>
        {services.map(({ url, title }) => (
          <option key={url} value={url}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Fahrzeug (freiwillig)"
        hint="Hersteller, Modell und Baujahr, oder HSN und TSN"
        maxLength={120}
        {...field('fahrzeug')}
      />
      <fieldset className={styles.group}>
        <legend className={sectionTitle}>Wann passt es Ihnen? (freiwillig)</legend>
        <div className={styles.dates}>
          {wishes.map(([name, label]) => (
            <TextField key={name} type="date" label={label} {...field(name)} />
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label="Nachricht (freiwillig)"
        hint="Was ist Ihnen aufgefallen? Bilder können Sie im nächsten Schritt hinzufügen."
        maxLength={1000}
        {...field('nachricht')}
      />
      <ContactFields field={field} />
      <p className={lead}>
        Ihre Anfrage ist unverbindlich. Wie wir mit Ihren Daten umgehen, steht in der{' '}
        <Link to={privacyPath}>Datenschutzerklärung</Link>.
      </p>
      <div className={styles.buttons}>
        <button className={button.action}>Anfrage senden</button>
      </div>
    </Form>
  );
}
