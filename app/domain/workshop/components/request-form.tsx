import { type FormEvent, useState } from 'react';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { SelectField, TextAreaField, TextField } from '~/ui/components/field';
import { incompleteDates } from '~/ui/components/incomplete-dates';
import { Form } from '~/ui/components/link';
import { lead, panel, sectionTitle } from '~/ui/components/panel.css';
import { INCOMPLETE_DAY } from '~/values/day-field';
import { ContactFields } from './contact-fields';
import { PrivacyNote } from './privacy-note';
import type { RequestedService, RequestFormView } from './request-fields';
import { requestField } from './request-fields';
import * as styles from './request-form.css';

interface RequestFormProps {
  form: RequestFormView;
  services: readonly RequestedService[];
  /** Label of the vehicle that the prices are for. */
  vehicle?: string | undefined;
}

const wishes = [
  ['terminEins', '1. Wunschtermin'],
  ['terminZwei', '2. Wunschtermin'],
  ['terminDrei', '3. Wunschtermin'],
] as const;

/** The browser sends a day that is typed in part as none. */
function useWholeDays(form: RequestFormView) {
  const [incomplete, setIncomplete] = useState<string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const errors = wishes.flatMap(([id]) =>
    incomplete.includes(id) ? [{ id, text: INCOMPLETE_DAY } as const] : [],
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const found = incompleteDates(event.currentTarget);
    setIncomplete(found);
    if (found.length === 0) return;
    event.preventDefault();
    setRefusals(refusals + 1);
  };
  return errors.length > 0
    ? { checked: { ...form, errors }, refused: { refusals }, onSubmit }
    : { checked: form, refused: undefined, onSubmit };
}

export function RequestForm({ form, services, vehicle }: RequestFormProps) {
  const { checked, refused, onSubmit } = useWholeDays(form);
  const { id, stamp, shown, errors } = checked;
  const field = requestField(checked);
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className={`${panel} ${styles.form}`}>
      <ErrorSummary key={stamp} title="Bitte prüfen Sie diese Angaben" errors={errors} {...refused} />
      <input type="hidden" name="vorgang" value={id} />
      <input type="hidden" name="stempel" value={stamp} />
      {shown && <input type="hidden" name="gezeigt" value={shown} />}
      <SelectField
        label="Leistung"
        required
        {...(vehicle && { hint: `Preise für ${vehicle}, inkl. MwSt.` })}
        {...field('leistung')}
      >
        <option value="">Bitte wählen</option>
        {services.map(({ url, title, price }) => (
          <option key={url} value={url}>
            {price ? `${title}: ${price}` : title}
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
      <p className={lead}>Ihre Anfrage ist unverbindlich.</p>
      <PrivacyNote />
      <div className={styles.buttons}>
        <button className={button.action}>Anfrage senden</button>
      </div>
    </Form>
  );
}
