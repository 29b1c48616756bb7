import type { ReactNode } from 'react';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { VehicleDrawing } from '~/ui/components/vehicle-drawing';
import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { ChevronRightIcon } from '~/ui/icons/icons';
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

function Choose({ code, children }: { code: string; children: ReactNode }) {
  return (
    <Form method="post" className={styles.chooser}>
      <input type="hidden" name="fahrzeug" value={code} />
      <button name="aktion" value="waehlen" className={styles.choice}>
        {children}
        <span className={visuallyHidden}>wählen</span>
        <ChevronRightIcon size={20} />
      </button>
    </Form>
  );
}

export function GarageVehicle({ entry, nameLength, refused }: GarageVehicleProps) {
  const { code, label, name, isChosen, vehicle } = entry;
  const called = name ?? label;
  const shown = (
    <>
      <span className={styles.drawing}>
        {vehicle && <VehicleDrawing body={vehicle.bodyType} width={120} />}
      </span>
      <span>
        <span className={styles.label}>
          {called}
          {isChosen && <span className={styles.badge}>gewählt</span>}
        </span>
        {name && <span className={styles.facts}>{label}</span>}
        <span className={styles.facts}>
          {vehicle ? vehicle.facts : 'Zu diesem Fahrzeug haben wir keine Daten mehr.'}
        </span>
      </span>
    </>
  );
  return (
    <li className={`${panel} ${styles.own}`}>
      {vehicle && !isChosen ? <Choose code={code}>{shown}</Choose> : shown}
      <Form method="post" className={styles.actions}>
        <input type="hidden" name="fahrzeug" value={code} />
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
        <button
          name="aktion"
          value="benennen"
          className={button.plain}
          aria-label={`Name speichern: ${called}`}
        >
          Name speichern
        </button>
      </Form>
    </li>
  );
}
