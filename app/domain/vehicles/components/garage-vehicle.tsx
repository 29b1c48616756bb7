import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { VehicleDrawing } from '~/ui/components/vehicle-drawing';
import type { VehicleView } from '../vehicle-view';
import * as styles from './vehicle-page.css';

interface GarageVehicleProps {
  entry: {
    code: string;
    label: string;
    name: string | null;
    isChosen: boolean;
    /** Undefined if the data no longer has the vehicle. */
    vehicle: VehicleView | undefined;
  };
  nameLength: number;
  refused: { typed: string; problem: string } | undefined;
}

export const nameFieldId = (code: string): string => `name-${code}`;

export function GarageVehicle({ entry, nameLength, refused }: GarageVehicleProps) {
  const { code, label, name, isChosen, vehicle } = entry;
  const called = name ?? label;
  return (
    <li className={`${panel} ${styles.own}`}>
      <span className={styles.drawing}>
        {vehicle && <VehicleDrawing body={vehicle.bodyType} width={120} />}
      </span>
      <div>
        <p className={styles.label}>
          {called}
          {isChosen && <span className={styles.badge}>gewählt</span>}
        </p>
        {name && <p className={styles.facts}>{label}</p>}
        <p className={styles.facts}>
          {vehicle ? vehicle.facts : 'Zu diesem Fahrzeug haben wir keine Daten mehr.'}
        </p>
      </div>
      <Form method="post" className={styles.actions}>
        <input type="hidden" name="fahrzeug" value={code} />
        {vehicle && !isChosen && (
          <button name="aktion" value="waehlen" className={button.plain} aria-label={`Wählen: ${called}`}>
            Wählen
          </button>
        )}
        <button name="aktion" value="entfernen" className={button.plain} aria-label={`Entfernen: ${called}`}>
          Entfernen
        </button>
      </Form>
      <Form method="post" className={styles.naming}>
        <input type="hidden" name="fahrzeug" value={code} />
        <TextField
          id={nameFieldId(code)}
          name="name"
          label="Name"
          defaultValue={refused?.typed ?? name ?? ''}
          maxLength={nameLength}
          {...(refused && { errors: [refused.problem] })}
          autoComplete="off"
        />
        <button name="aktion" value="benennen" className={button.plain}>
          Name speichern
        </button>
      </Form>
    </li>
  );
}
