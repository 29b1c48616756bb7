import { privacyPath } from '~/paths';
import { SelectField, TextField } from '~/ui/components/field';
import { Link } from '~/ui/components/link';
import { lead, sectionTitle } from '~/ui/components/panel.css';
import { salutationNames, salutations } from '../../accounts/person-fields';
import { TRAP_FIELD } from '../requests/form-guard';
import type { RequestField, RequestFormView } from './request-fields';
import * as styles from './request-form.css';

/** What a field of the form shows: the typed value and its errors. */
export function requestField({ typed, errors }: RequestFormView) {
  return (name: RequestField) => ({
    id: name,
    name,
    defaultValue: typed[name] ?? '',
    errors: errors.filter((error) => error.id === name).map(({ text }) => text),
  });
}

export function PersonFields({ field }: { field: ReturnType<typeof requestField> }) {
  return (
    <fieldset className={styles.group}>
      <legend className={sectionTitle}>Wie erreichen wir Sie?</legend>
      <SelectField label="Anrede" autoComplete="honorific-prefix" required {...field('anrede')}>
        <option value="">Bitte wählen</option>
        {salutations.map((one) => (
          <option key={one} value={one}>
            {salutationNames[one]}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <TextField label="Vorname" autoComplete="given-name" required {...field('vorname')} />
        <TextField label="Nachname" autoComplete="family-name" required {...field('nachname')} />
        <TextField label="E-Mail Adresse" type="email" autoComplete="email" required {...field('email')} />
        <TextField label="Telefon" type="tel" autoComplete="tel" required {...field('telefon')} />
      </div>
    </fieldset>
  );
}

/** People do not see it. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Webseite
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function PrivacyNote() {
  return (
    <p className={lead}>
      Wie wir mit Ihren Daten umgehen, steht in der <Link to={privacyPath}>Datenschutzerklärung</Link>.
    </p>
  );
}
