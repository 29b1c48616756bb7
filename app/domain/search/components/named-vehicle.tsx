import { chip } from '~/domain/catalog/listing/components/list-frame.css';
import { VehicleChoice } from '~/domain/vehicles/components/vehicle-choice';
import { carsOfMakePath, searchPath, vehicleChoicePath } from '~/paths';
import { Link } from '~/ui/components/link';
import { CloseIcon } from '~/ui/icons/icons';
import type { ShownVehicle } from '../search-shop.server';
import * as styles from './search-page.css';

function finderTo({ isModel, make, finderWords }: ShownVehicle, backTo: string): string {
  if (!isModel) return `${carsOfMakePath(make)}&weiter=${encodeURIComponent(backTo)}`;
  return `${vehicleChoicePath(backTo)}&suche=${encodeURIComponent(finderWords)}`;
}

/** The vehicle that a query names, and the choice among those that it may mean. */
export function NamedVehicle({ vehicle, backTo }: { vehicle: ShownVehicle; backTo: string }) {
  const { label, unknown, vehicles, isChosen, without } = vehicle;
  return (
    <>
      <ul className={styles.chips} aria-label="Als Fahrzeug verstanden" data-named-vehicle>
        <li>
          <Link to={without ?? searchPath} className={chip} aria-label={`${label} entfernen`}>
            {label} <CloseIcon size={16} />
          </Link>
        </li>
      </ul>
      {unknown.length > 0 && (
        <p>
          „{unknown.join(' ')}“ kennen wir bei {label} nicht.
        </p>
      )}
      {isChosen && <p>Das ist Ihr gewähltes Fahrzeug. Wir zeigen, was dazu passt.</p>}
      {vehicles.length > 0 && <VehicleChoice vehicles={vehicles} note="" backTo={backTo} />}
      {!isChosen && vehicles.length === 0 && (
        <p>
          <Link to={finderTo(vehicle, backTo)} className={styles.link}>
            {label}: Fahrzeug wählen
          </Link>
        </p>
      )}
    </>
  );
}
