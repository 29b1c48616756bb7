import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { vehiclePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { SelectField, TextField } from '~/ui/components/field';
import { Form, useSubmit } from '~/ui/components/link';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import { RegistrationCertificate } from '~/ui/illustrations/registration-certificate';
import { type FoundVehicle, VehicleChoice } from './vehicle-choice';
import * as styles from './vehicle-page.css';
import { type VehicleWay, VehicleWays } from './vehicle-ways';

export interface SelectionField {
  field: string;
  label: string;
  options: { key: string; label: string }[];
  chosen: string | undefined;
  isOnly: boolean;
}

export interface VehicleFinderView {
  way: VehicleWay;
  typed: { hsn: string; tsn: string; suche: string; fin: string };
  steps: readonly SelectionField[];
  found: { vehicles: readonly FoundVehicle[]; note: string } | undefined;
  problem: { field: string; text: string } | undefined;
}

interface FinderProps {
  finder: VehicleFinderView;
  /** False: vehicles are found by key only. */
  hasDat: boolean;
  /** The page that asked for a vehicle; empty: none. */
  backTo: string;
  isChange: boolean;
}

const idOf = (field: string) => `fahrzeug-${field}`;

interface WayProps extends Pick<FinderProps, 'finder' | 'backTo'> {
  errorsOf: (field: string) => string[] | undefined;
}

function FinderForm({ backTo, children, className = styles.form, method = 'get' }: FinderFormProps) {
  return (
    <Form action={vehiclePath} method={method} preventScrollReset className={className}>
      {backTo && <input type="hidden" name="weiter" value={backTo} />}
      {children}
    </Form>
  );
}

interface FinderFormProps extends Pick<FinderProps, 'backTo'> {
  className?: string;
  /** A number that names one car and its owner is no part of an address. */
  method?: 'get' | 'post';
  children: ReactNode;
}

/** Of an uncontrolled field: what was typed before hydration stays, and Back shows what that page was asked. */
function useShown<Field extends { value: string }>(value: string) {
  const field = useRef<Field>(null);
  const { key } = useLocation();
  const shown = useRef({ key, value });
  // Before anybody can type into what has come into sight.
  useLayoutEffect(() => {
    if (shown.current.key === key && shown.current.value === value) return;
    shown.current = { key, value };
    if (field.current) field.current.value = value;
  }, [key, value]);
  return field;
}

function Typed({
  field,
  way: { finder, errorsOf },
  ...input
}: Omit<ComponentProps<typeof TextField>, 'id'> & {
  field: keyof VehicleFinderView['typed'];
  way: WayProps;
}) {
  const typed = finder.typed[field];
  return (
    <TextField
      ref={useShown<HTMLInputElement>(typed)}
      id={idOf(field)}
      name={field}
      defaultValue={typed}
      autoComplete="off"
      errors={errorsOf(field)}
      {...input}
    />
  );
}

function ByKey(way: WayProps) {
  return (
    <section className={styles.byKey} hidden={way.finder.way !== 'schein'}>
      <div className={styles.certificate}>
        <RegistrationCertificate />
      </div>
      <FinderForm backTo={way.backTo}>
        <h2 className={styles.wayTitle}>Mit HSN und TSN</h2>
        <div className={styles.pair}>
          <Typed
            way={way}
            field="hsn"
            label="HSN"
            hint="Feld 2.1"
            maxLength={20}
            autoCapitalize="characters"
          />
          <Typed
            way={way}
            field="tsn"
            label="TSN"
            hint="Feld 2.2, die ersten drei Zeichen"
            maxLength={20}
            autoCapitalize="characters"
          />
        </div>
        <button className={button.accent}>Fahrzeug suchen</button>
      </FinderForm>
    </section>
  );
}

interface StepProps {
  step: SelectionField;
  errors: string[] | undefined;
  onChoose: (form: HTMLFormElement) => void;
}

function Step({ step: { field, label, options, chosen = '', isOnly }, errors, onChoose }: StepProps) {
  return (
    <SelectField
      ref={useShown<HTMLSelectElement>(chosen)}
      id={idOf(field)}
      name={field}
      label={label}
      defaultValue={chosen}
      errors={errors}
      onChange={({ currentTarget: { form } }) => form && onChoose(form)}
    >
      {!isOnly && <option value="">Bitte wählen</option>}
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

function ByHand({ finder: { steps, way }, backTo, errorsOf }: WayProps) {
  const submit = useSubmit();
  const choose = (index: number) => (form: HTMLFormElement) => {
    const chosen = new FormData(form);
    for (const { field } of steps.slice(index + 1)) chosen.delete(field);
    void submit(chosen, { action: vehiclePath, preventScrollReset: true });
  };
  return (
    <section hidden={way !== 'auswahl'}>
      <h2 className={sectionTitle}>Fahrzeug manuell auswählen</h2>
      <FinderForm backTo={backTo} className={`${styles.form} ${styles.steps}`}>
        {steps.map((step, index) => (
          <Step key={step.field} step={step} errors={errorsOf(step.field)} onChoose={choose(index)} />
        ))}
        <button className={button.accent}>Weiter</button>
      </FinderForm>
    </section>
  );
}

function ByText(way: WayProps) {
  return (
    <section hidden={way.finder.way !== 'worte'}>
      <h2 className={sectionTitle}>Fahrzeug suchen</h2>
      <FinderForm backTo={way.backTo}>
        <Typed
          way={way}
          field="suche"
          type="search"
          label="Fahrzeugsuche"
          hint="Zum Beispiel Golf 7 2.0 TDI"
          maxLength={100}
        />
        <button className={button.accent}>Suchen</button>
      </FinderForm>
      <FinderForm backTo={way.backTo} method="post" className={`${styles.form} ${styles.further}`}>
        <Typed
          way={way}
          field="fin"
          label="Fahrzeug-Identifizierungsnummer"
          hint="17 Zeichen, Feld E im Fahrzeugschein"
          maxLength={30}
          autoCapitalize="characters"
        />
        <button className={button.plain}>Nummer prüfen</button>
      </FinderForm>
    </section>
  );
}

/** Spec 2, section 3. */
export function VehicleFinder({ finder, hasDat, backTo, isChange }: FinderProps) {
  const { found, problem } = finder;
  const { key } = useLocation();
  const errorsOf = (field: string) => (problem?.field === field ? [problem.text] : undefined);
  const way = { finder, backTo, errorsOf };
  return (
    <>
      {problem && (
        <ErrorSummary
          key={key}
          title="So finden wir das Fahrzeug nicht"
          errors={[{ id: idOf(problem.field), text: problem.text }]}
        />
      )}
      {found && <VehicleChoice key={key} vehicles={found.vehicles} note={found.note} backTo={backTo} />}
      {isChange && !found && <h2 className={sectionTitle}>Ein anderes Fahrzeug</h2>}
      <div className={panel}>
        {hasDat && <VehicleWays way={finder.way} backTo={backTo} />}
        <ByKey {...way} />
        {hasDat && (
          <>
            <ByHand {...way} />
            <ByText {...way} />
          </>
        )}
      </div>
    </>
  );
}
