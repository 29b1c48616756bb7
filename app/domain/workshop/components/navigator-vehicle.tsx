import type { ComponentProps } from 'react';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import { VehicleDrawing } from '~/ui/components/vehicle-drawing';
import type { FoundVehicle } from '../../vehicles/components/vehicle-choice';
import type { VehicleView } from '../../vehicles/vehicle-view';
import { NO_VEHICLE } from '../navigator/steps';
import * as styles from './navigator.css';

export interface VehicleStepView {
  typed: { hsn: string; tsn: string; suche: string };
  found: { vehicles: readonly FoundVehicle[]; note: string } | undefined;
  problem: { field: string; text: string } | undefined;
  /** Words find vehicles, too. */
  hasDat: boolean;
  /** There are vehicles to find. */
  isOffered: boolean;
  /** Chosen in the shop. */
  own: VehicleView | undefined;
}

interface NavigatorVehicleProps {
  choice: VehicleStepView;
  addressWith: (vehicle: string) => string;
}

function Found({
  vehicles,
  addressWith,
}: { vehicles: readonly VehicleView[] } & Pick<NavigatorVehicleProps, 'addressWith'>) {
  return (
    <ul className={styles.found}>
      {vehicles.map(({ code, label, facts, bodyType }) => (
        <li key={code}>
          <Link to={addressWith(code)} className={styles.choice}>
            <VehicleDrawing body={bodyType} width={72} />
            <span className={styles.choiceWords}>
              <strong>{label}</strong>
              <span className={styles.facts}>{facts}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SearchForms({ choice: { typed, problem, hasDat } }: Pick<NavigatorVehicleProps, 'choice'>) {
  const field = (
    name: keyof VehicleStepView['typed'],
  ): Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'defaultValue' | 'errors'> => ({
    id: name,
    name,
    defaultValue: typed[name],
    ...(problem?.field === name && { errors: [problem.text] }),
  });
  return (
    <div className={styles.forms}>
      <Section title="Mit HSN und TSN">
        <Form method="get" className={styles.form}>
          <div className={styles.pair}>
            <TextField label="HSN" hint="Feld 2.1" maxLength={20} autoComplete="off" {...field('hsn')} />
            <TextField
              label="TSN"
              hint="Feld 2.2, die ersten drei Zeichen"
              maxLength={20}
              autoComplete="off"
              {...field('tsn')}
            />
          </div>
          <div>
            <button className={button.accent}>Fahrzeug suchen</button>
          </div>
        </Form>
      </Section>
      {hasDat && (
        <Section title="Mit Namen">
          <Form method="get" className={styles.form}>
            <TextField
              label="Fahrzeugsuche"
              hint="Zum Beispiel Golf 7 2.0 TDI"
              type="search"
              maxLength={100}
              {...field('suche')}
            />
            <div>
              <button className={button.accent}>Suchen</button>
            </div>
          </Form>
        </Section>
      )}
    </div>
  );
}

/** The address carries the choice: a frame of another site has no cookies. */
export function NavigatorVehicle({ choice, addressWith }: NavigatorVehicleProps) {
  const { found, problem, isOffered, own } = choice;
  return (
    <>
      {problem && (
        <ErrorSummary
          title="So finden wir das Fahrzeug nicht"
          errors={[{ id: problem.field, text: problem.text }]}
        />
      )}
      {own && !found && (
        <Section title="Ihr Fahrzeug">
          <Found vehicles={[own]} addressWith={addressWith} />
        </Section>
      )}
      {found && (
        <Section title={found.vehicles.length === 1 ? 'Ist das Ihr Fahrzeug?' : 'Fahrzeug auswählen'}>
          {found.note && <p>{found.note}</p>}
          <Found vehicles={found.vehicles} addressWith={addressWith} />
        </Section>
      )}
      {isOffered && <SearchForms choice={choice} />}
      <p>
        <Link to={addressWith(NO_VEHICLE)} className={button.plain}>
          Ohne Fahrzeug weiter
        </Link>
      </p>
    </>
  );
}
