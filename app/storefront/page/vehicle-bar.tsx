import { useLocation } from 'react-router';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { VehicleView } from '~/domain/vehicles/vehicle-view';
import { vehicleChoicePath, vehiclePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { VehicleDrawing } from '~/ui/components/vehicle-drawing';
import { CloseIcon } from '~/ui/icons/icons';
import { visuallyHiddenOnPhones } from '../blocks/shared.css';
import * as styles from './vehicle-bar.css';

const PANEL = 'fahrzeug-angaben';

export function VehicleBar({ vehicle, verdict }: { vehicle: VehicleView; verdict: VerdictView | undefined }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const isVehiclePage = pathname === vehiclePath;
  return (
    <section aria-label="Ihr Fahrzeug" className={styles.bar}>
      <div className={styles.row}>
        <span className={styles.drawing}>
          <VehicleDrawing body={vehicle.bodyType} width={64} />
        </span>
        <div className={styles.words}>
          <button type="button" popoverTarget={PANEL} className={styles.label}>
            {vehicle.label}
          </button>
          <span className={styles.facts}>{vehicle.facts}</span>
          {verdict && <FitmentNote verdict={verdict} />}
        </div>
        <div className={styles.links}>
          <Link to={isVehiclePage ? vehiclePath : vehicleChoicePath(here)}>
            <span className={visuallyHiddenOnPhones}>Fahrzeug</span> ändern
          </Link>
          <Form method="post" action={vehiclePath} preventScrollReset>
            {!isVehiclePage && <input type="hidden" name="weiter" value={here} />}
            <button name="aktion" value="entfernen" aria-label="Fahrzeug entfernen" className={styles.remove}>
              <CloseIcon size={18} />
            </button>
          </Form>
        </div>
      </div>
      {/* Another page closes it. */}
      <section
        key={here}
        id={PANEL}
        popover="auto"
        aria-label="Angaben zum Fahrzeug"
        className={styles.panel}
      >
        <div className={styles.panelHead}>
          <strong>{vehicle.label}</strong>
          <button
            type="button"
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            className={button.quiet}
            aria-label="Schließen"
          >
            <CloseIcon size={20} />
          </button>
        </div>
        <p>{vehicle.facts}</p>
        <Link to={vehiclePath} className={button.plain}>
          Zugelassene Reifengrößen
        </Link>
      </section>
    </section>
  );
}
