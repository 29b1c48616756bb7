import { privacyPath, termsPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextAreaField, TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { lead, panel, sectionTitle } from '~/ui/components/panel.css';
import type { AppointmentSort } from '../appointment-rules';
import { EARLY_START } from '../appointments/appointment-text';
import type { DayView } from '../appointments/slot-view';
import { ContactFields, contactFields } from './contact-fields';
import * as styles from './request-form.css';
import { NO_SLOTS, SlotTable } from './slot-table';
import { WayOut } from './way-out';

export const appointmentFields = [...contactFields, 'fahrzeug', 'nachricht', 'fruehbeginn'] as const;
type AppointmentField = (typeof appointmentFields)[number];

export type AppointmentTyped = Partial<Record<AppointmentField, string | undefined>>;

export interface AppointmentFormView {
  /** Of the hold. */
  id: string;
  /** When the form was made, sealed. */
  stamp: string;
  typed: AppointmentTyped;
  errors: { id?: AppointmentField | 'beginn'; text: string }[];
  /** The held slot; undefined: it is gone, and another one has to be chosen among `days`. */
  slot: { name: string; text: string } | undefined;
  days: DayView[];
  sort: AppointmentSort;
  /** In words, with VAT. */
  price: string;
  /** Of a fixed price. */
  totalCents: number | undefined;
  /** Title, and where. */
  service: string;
  place: string;
  /** No vehicle is chosen. */
  asksVehicle: boolean;
  /** Instruction on how to withdraw; empty: there is no contract. */
  withdrawal: string[];
  /** The slot lies within the time for withdrawal. */
  asksEarlyStart: boolean;
}

const buttonNames: Readonly<Record<AppointmentSort, string>> = {
  anfragen: 'Termin anfragen',
  // § 312j (3) BGB: the button says that it costs money.
  buchen: 'Termin verbindlich buchen (zahlungspflichtig)',
};

/** § 312j (2) BGB: directly above the button. */
function Summary({ form: { service, slot, place, price, totalCents } }: { form: AppointmentFormView }) {
  return (
    <section aria-label="Ihre Buchung">
      <h2 className={sectionTitle}>Ihre Buchung</h2>
      <p>
        <strong>{service}</strong>
        {slot && (
          <>
            <br />
            {slot.text}
          </>
        )}
        <br />
        {place}
        <br />
        Festpreis <strong data-cents={totalCents}>{price}</strong> inkl. MwSt., zahlbar vor Ort
      </p>
    </section>
  );
}

interface FieldView {
  id: string;
  name: string;
  defaultValue: string;
  errors: string[];
}

function EarlyStart({ id, name, defaultValue, errors }: FieldView) {
  return (
    <div>
      <label htmlFor={id} className={styles.consent}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="ja"
          defaultChecked={defaultValue === 'ja'}
          aria-invalid={errors.length > 0 || undefined}
        />
        <span>{EARLY_START}</span>
      </label>
      {errors.length > 0 && <p className={styles.consentError}>{errors.join(' ')}</p>}
    </div>
  );
}

export function AppointmentForm({ form }: { form: AppointmentFormView }) {
  const { id, stamp, typed, errors, slot, days, sort, totalCents, asksVehicle, asksEarlyStart, withdrawal } =
    form;
  const field = (name: AppointmentField): FieldView => ({
    id: name,
    name,
    defaultValue: typed[name] ?? '',
    errors: errors.filter((error) => error.id === name).map(({ text }) => text),
  });
  return (
    <Form method="post" noValidate className={`${panel} ${styles.form}`} data-sort={sort}>
      <ErrorSummary
        key={errors.map(({ text }) => text).join()}
        title="Bitte prüfen Sie diese Angaben"
        errors={errors}
      />
      <input type="hidden" name="vorgang" value={id} />
      <input type="hidden" name="stempel" value={stamp} />
      <input type="hidden" name="preis" value={totalCents ?? ''} />
      {slot ? (
        <input type="hidden" name="beginn" value={slot.name} />
      ) : (
        <fieldset className={styles.group} id="beginn">
          <legend className={sectionTitle}>Neue Zeit wählen</legend>
          {days.length === 0 ? <p>{NO_SLOTS}</p> : <SlotTable days={days} />}
        </fieldset>
      )}
      <ContactFields field={field} />
      {asksVehicle && (
        <TextField
          label="Fahrzeug (freiwillig)"
          hint="Hersteller, Modell und Baujahr, oder HSN und TSN"
          maxLength={120}
          {...field('fahrzeug')}
        />
      )}
      <TextAreaField label="Nachricht (freiwillig)" maxLength={1000} {...field('nachricht')} />
      <p className={lead}>
        {sort === 'buchen' ? (
          <>
            Es gelten unsere <WayOut to={termsPath}>AGB</WayOut>. Als Verbraucherin oder Verbraucher können
            Sie die Buchung 14 Tage lang widerrufen.
          </>
        ) : (
          'Ihre Terminanfrage ist unverbindlich. Wir halten die Zeit frei, bis wir Ihnen antworten.'
        )}{' '}
        Wie wir mit Ihren Daten umgehen, steht in der <WayOut to={privacyPath}>Datenschutzerklärung</WayOut>.
      </p>
      {sort === 'buchen' && asksEarlyStart && <EarlyStart {...field('fruehbeginn')} />}
      {withdrawal.length > 0 && (
        <details>
          <summary className={styles.unfold}>Widerrufsbelehrung für diesen Termin</summary>
          {withdrawal.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      )}
      {sort === 'buchen' && <Summary form={form} />}
      <div className={styles.buttons}>
        <button name="befehl" value="buchen" className={button.action}>
          {buttonNames[sort]}
        </button>
      </div>
    </Form>
  );
}
