import { mapAddress } from '~/domain/tenancy/premises';
import { Section } from '~/ui/components/section';
import * as styles from '../desk.css';
import { DeskField } from '../desk-fields';
import { DeskForm } from '../desk-form';

export interface LocationAddress {
  strasse: string;
  plz: string;
  ort: string;
  latitude: number | undefined;
  longitude: number | undefined;
}

const degrees = (number: number | undefined) =>
  number === undefined ? '' : String(number).replace('.', ',');

export function AddressForm({ address }: { address: LocationAddress }) {
  const { strasse, plz, ort, latitude, longitude } = address;
  return (
    <Section title="Anschrift und Karte">
      <DeskForm command="address" label="Anschrift speichern">
        <DeskField name="strasse" label="Straße und Hausnummer" defaultValue={strasse} />
        <DeskField name="plz" label="PLZ" inputMode="numeric" defaultValue={plz} />
        <DeskField name="ort" label="Ort" defaultValue={ort} />
        <div className={styles.choices}>
          <DeskField name="breite" label="Breite" hint="in Grad" defaultValue={degrees(latitude)} />
          <DeskField name="laenge" label="Länge" hint="in Grad" defaultValue={degrees(longitude)} />
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

export function ReservationRulesForm({ rules }: { rules: ReservationRules }) {
  return (
    <Section title="Reservierungen">
      <DeskForm command="reservation-rules" label="Regeln speichern">
        <div className={styles.choices}>
          <DeskField
            name="tage"
            inputMode="numeric"
            label="Tage"
            hint="liegt Ware zurück"
            defaultValue={String(rules.days)}
          />
          <DeskField
            name="verlaengerungen"
            inputMode="numeric"
            label="Verlängerungen"
            hint="so oft, 0 bis 12"
            defaultValue={String(rules.times)}
          />
        </div>
      </DeskForm>
    </Section>
  );
}

export function FrameHostsForm({ hosts }: { hosts: readonly string[] }) {
  return (
    <Section title="Auf der eigenen Website">
      <p className={styles.small}>
        Diese Websites dürfen Reifensuche und Werkstatt des Shops in einem Rahmen zeigen.
      </p>
      <DeskForm command="frame-hosts" label="Websites speichern">
        <DeskField
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
