import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { vehiclePath } from '~/paths';
import { Form } from '~/ui/components/link';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import { VehicleDrawing } from '~/ui/components/vehicle-drawing';
import { ChevronRightIcon } from '~/ui/icons/icons';
import type { VehicleView } from '../vehicle-view';
import * as styles from './vehicle-page.css';

/** '019051020010001' → '01 905 102 001 0001' */
export function formatEcode(ecode: string): string {
  return [2, 5, 8, 11, 15]
    .map((end, index, ends) => ecode.slice(ends[index - 1] ?? 0, end))
    .filter(Boolean)
    .join(' ');
}

export interface FoundVehicle extends VehicleView {
  ecode: string | null;
}

export function VehicleRows({ vehicles, backTo }: { vehicles: readonly FoundVehicle[]; backTo: string }) {
  return (
    <Form method="post" action={vehiclePath} className={styles.form}>
      <input type="hidden" name="weiter" value={backTo} />
      <input type="hidden" name="aktion" value="waehlen" />
      <ul className={styles.choices}>
        {vehicles.map(({ code, label, facts, bodyType, ecode }) => (
          <li key={code}>
            <button name="fahrzeug" value={code} className={styles.choice}>
              <span className={styles.drawing}>
                <VehicleDrawing body={bodyType} width={96} />
              </span>
              <span>
                <strong>{label}</strong>
                <span className={styles.facts}>{facts}</span>
                {ecode && <span className={styles.facts}>DAT-ECode {formatEcode(ecode)}</span>}
              </span>
              <ChevronRightIcon size={20} />
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}

export function VehicleChoice({
  vehicles,
  note,
  backTo,
}: {
  vehicles: readonly FoundVehicle[];
  note: string;
  backTo: string;
}) {
  const section = useRef<HTMLElement>(null);
  const wasAsked = useNavigationType() !== 'POP';
  useEffect(() => {
    if (wasAsked) section.current?.focus();
  }, [wasAsked]);
  return (
    <section id="gefunden" ref={section} tabIndex={-1} className={panel} aria-labelledby="gefunden-titel">
      <h2 id="gefunden-titel" className={sectionTitle}>
        {vehicles.length === 1 ? 'Ist das Ihr Fahrzeug?' : 'Fahrzeug auswählen'}
      </h2>
      {note && <p>{note}</p>}
      <VehicleRows vehicles={vehicles} backTo={backTo} />
    </section>
  );
}
