import { SelectField, TextField } from '~/ui/components/field';
import { sectionTitle } from '~/ui/components/panel.css';
import { salutationNames, salutations } from '../../accounts/person-fields';
import { TRAP_FIELD } from '../requests/form-guard';
import * as styles from './request-form.css';

export const contactFields = ['anrede', 'vorname', 'nachname', 'email', 'telefon'] as const;
type ContactField = (typeof contactFields)[number];

interface FieldState {
  id: string;
  name: string;
  defaultValue: string;
  errors: string[];
}

/** The person to call, and a field that only programs fill in. */
export function ContactFields({ field }: { field: (name: ContactField) => FieldState }) {
  return (
    <>
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
          <TextField label="E-Mail-Adresse" type="email" autoComplete="email" required {...field('email')} />
          <TextField label="Telefon" type="tel" autoComplete="tel" required {...field('telefon')} />
        </div>
      </fieldset>
      <div className={styles.trap} aria-hidden="true">
        <label>
          Webseite
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
