import { mapAddress } from '~/domain/tenancy/premises';
import * as styles from '../desk.css';
import { type DeskAnswer, DeskField, DeskForm } from '../desk-form';
import { Section } from '../section';

export interface LocationAddress {
  strasse: string;
  plz: string;
  ort: string;
  latitude: number | undefined;
  longitude: number | undefined;
}

interface FormProps {
  version: string;
  answer: DeskAnswer | undefined;
}

const degrees = (number: number | undefined) =>
  number === undefined ? '' : String(number).replace('.', ',');

export function AddressForm({ address, version, answer }: FormProps & { address: LocationAddress }) {
  const field = { command: 'address', answer };
  const { strasse, plz, ort, latitude, longitude } = address;
  return (
    <Section title="Anschrift und Karte">
      <DeskForm command="address" label="Anschrift speichern" version={version} answer={answer}>
        <DeskField {...field} name="strasse" label="Straße und Hausnummer" defaultValue={strasse} />
        <DeskField {...field} name="plz" label="PLZ" inputMode="numeric" defaultValue={plz} />
        <DeskField {...field} name="ort" label="Ort" defaultValue={ort} />
        <div className={styles.choices}>
          <DeskField
            {...field}
            name="breite"
            label="Breite"
            hint="in Grad"
            defaultValue={degrees(latitude)}
          />
          <DeskField
            {...field}
            name="laenge"
            label="Länge"
            hint="in Grad"
            defaultValue={degrees(longitude)}
          />
        </div>
        {latitude !== undefined && longitude !== undefined && (
          <p>
            <a href={mapAddress({ latitude, longitude })} rel="noreferrer" className={styles.entryLink}>
              Punkt auf der Karte ansehen
            </a>
          </p>
        )}
      </DeskForm>
    </Section>
  );
}

export interface ReservationRules {
  days: number;
  times: number;
}

export function ReservationRulesForm({ rules, version, answer }: FormProps & { rules: ReservationRules }) {
  const field = { command: 'reservation-rules', answer, inputMode: 'numeric' as const };
  return (
    <Section title="Reservierungen">
      <DeskForm command="reservation-rules" label="Regeln speichern" version={version} answer={answer}>
        <div className={styles.choices}>
          <DeskField
            {...field}
            name="tage"
            label="Tage"
            hint="liegt Ware zurück"
            defaultValue={String(rules.days)}
          />
          <DeskField
            {...field}
            name="verlaengerungen"
            label="Verlängerungen"
            hint="so oft, 0 bis 12"
            defaultValue={String(rules.times)}
          />
        </div>
      </DeskForm>
    </Section>
  );
}

export function FrameHostsForm({ hosts, version, answer }: FormProps & { hosts: readonly string[] }) {
  return (
    <Section title="Auf der eigenen Website">
      <p className={styles.small}>
        Diese Websites dürfen Reifensuche und Werkstatt des Shops in einem Rahmen zeigen.
      </p>
      <DeskForm command="frame-hosts" label="Websites speichern" version={version} answer={answer}>
        <DeskField
          command="frame-hosts"
          answer={answer}
          name="rahmen"
          label="Websites"
          hint="wie www.autohaus-muster.de; mehrere mit Leerzeichen dazwischen"
          defaultValue={hosts.join(' ')}
          maxLength={1000}
        />
      </DeskForm>
    </Section>
  );
}
