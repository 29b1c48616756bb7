import { Form, useSubmit } from 'react-router';
import { vehiclePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { SelectField, TextField } from '~/ui/components/field';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import { RegistrationCertificate } from '~/ui/illustrations/registration-certificate';
import type { ShownVehicle } from '../shown-vehicle';
import { VehicleChoice } from './vehicle-choice';
import * as styles from './vehicle-page.css';

interface FinderProps {
  finder: {
    typed: { hsn: string; tsn: string; suche: string; fin: string };
    steps: readonly SelectionField[];
    found:
      | { vehicles: readonly (ShownVehicle & { ecode: string | null })[]; note: string | undefined }
      | undefined;
    problem: { field: string; text: string } | undefined;
  };
  /** Off: by key only. */
  hasDat: boolean;
  /** The page that asked for a vehicle; empty: none. */
  backTo: string;
  /** Another vehicle is chosen already. */
  isChange: boolean;
}

/** A step of the selection by hand as a field. */
export interface SelectionField {
  field: string;
  label: string;
  options: { key: string; label: string }[];
  chosen: string | undefined;
  isOnly: boolean;
}

const idOf = (field: string) => `fahrzeug-${field}`;

function Back({ to }: { to: string }) {
  return to ? <input type="hidden" name="weiter" value={to} /> : null;
}

/** By what stands in the registration certificate. */
function ByKey({ finder, backTo, errorsOf }: WayProps) {
  const { hsn, tsn } = finder.typed;
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>Mit HSN und TSN</h2>
      <div className={styles.certificate}>
        <RegistrationCertificate />
      </div>
      <Form action={vehiclePath} className={styles.form}>
        <Back to={backTo} />
        <div className={styles.pair}>
          <TextField
            id={idOf('hsn')}
            name="hsn"
            label="HSN"
            hint="Feld 2.1"
            defaultValue={hsn}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            errors={errorsOf('hsn')}
          />
          <TextField
            id={idOf('tsn')}
            name="tsn"
            label="TSN"
            hint="Feld 2.2, die ersten drei Zeichen"
            defaultValue={tsn}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            errors={errorsOf('tsn')}
          />
        </div>
        <button className={button.accent}>Fahrzeug suchen</button>
      </Form>
    </section>
  );
}

interface WayProps extends Pick<FinderProps, 'finder' | 'backTo'> {
  errorsOf: (field: string) => string[] | undefined;
}

/** Step by step; each choice leaves fewer for the next. */
function ByHand({ finder, backTo, errorsOf }: WayProps) {
  const submit = useSubmit();
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>Von Hand auswählen</h2>
      <Form action={vehiclePath} preventScrollReset className={styles.form}>
        <Back to={backTo} />
        {finder.steps.map(({ field, label, options, chosen, isOnly }) => (
          <SelectField
            key={`${field} ${chosen}`}
            id={idOf(field)}
            name={field}
            label={label}
            defaultValue={chosen ?? ''}
            errors={errorsOf(field)}
            onChange={({ currentTarget }) => submit(currentTarget.form, { preventScrollReset: true })}
          >
            {!isOnly && <option value="">Bitte wählen</option>}
            {options.map((option) => (
              <option key={option.key} value={option.key}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
        <button className={button.accent}>Weiter</button>
      </Form>
    </section>
  );
}

/** By words, and by the number on the vehicle. */
function ByText({ finder, backTo, errorsOf }: WayProps) {
  const { suche, fin } = finder.typed;
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>Suchen</h2>
      <Form action={vehiclePath} className={styles.form}>
        <Back to={backTo} />
        <TextField
          id={idOf('suche')}
          name="suche"
          type="search"
          label="Fahrzeugsuche"
          hint="Zum Beispiel Golf 7 2.0 TDI"
          defaultValue={suche}
          maxLength={100}
          autoComplete="off"
          errors={errorsOf('suche')}
        />
        <button className={button.accent}>Suchen</button>
      </Form>
      <Form action={vehiclePath} className={`${styles.form} ${styles.further}`}>
        <Back to={backTo} />
        <TextField
          id={idOf('fin')}
          name="fin"
          label="Fahrzeug-Identifizierungsnummer"
          hint="17 Zeichen, Feld E im Fahrzeugschein"
          defaultValue={fin}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          errors={errorsOf('fin')}
        />
        <button className={button.plain}>Nummer prüfen</button>
      </Form>
    </section>
  );
}

/** The ways to a vehicle, and what one of them has found (spec, document 2, section 3). */
export function VehicleFinder({ finder, hasDat, backTo, isChange }: FinderProps) {
  const { found, problem } = finder;
  const errorsOf = (field: string) => (problem?.field === field ? [problem.text] : undefined);
  const way = { finder, backTo, errorsOf };
  return (
    <>
      {problem && (
        <ErrorSummary
          key={problem.text}
          title="So finden wir das Fahrzeug nicht"
          errors={[{ id: idOf(problem.field), text: problem.text }]}
        />
      )}
      {found && <VehicleChoice vehicles={found.vehicles} note={found.note} backTo={backTo} />}
      {isChange && !found && <h2 className={sectionTitle}>Ein anderes Fahrzeug</h2>}
      <div className={styles.ways}>
        <ByKey {...way} />
        {hasDat && (
          <div className={styles.page}>
            <ByHand {...way} />
            <ByText {...way} />
          </div>
        )}
      </div>
    </>
  );
}
