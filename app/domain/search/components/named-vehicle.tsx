import { chip } from '~/domain/catalog/listing/components/list-frame.css';
import { VehicleChoice } from '~/domain/vehicles/components/vehicle-choice';
import { carsOfMakePath, searchPath, vehicleChoicePath } from '~/paths';
import { Link } from '~/ui/components/link';
import { CloseIcon } from '~/ui/icons/icons';
import type { VehicleHit } from '../search-shop.server';
import * as styles from './search-page.css';

function finderTo({ isModel, make, finderWords }: VehicleHit, backTo: string): string {
  if (!isModel) return `${carsOfMakePath(make)}&weiter=${encodeURIComponent(backTo)}`;
  return `${vehicleChoicePath(backTo)}&suche=${encodeURIComponent(finderWords)}`;
}

export function NamedVehicle({
  vehicle,
  hasHits,
  backTo,
}: {
  vehicle: VehicleHit;
  hasHits: boolean;
  backTo: string;
}) {
  const { label, unknown, vehicles, isChosen, without } = vehicle;
  return (
    <>
      <div className={styles.understood}>
        <ul className={styles.chips} aria-label="Als Fahrzeug verstanden" data-named-vehicle>
          <li>
            <Link to={without ?? searchPath} className={chip} aria-label={`${label} entfernen`}>
              {label} <CloseIcon size={16} />
            </Link>
          </li>
        </ul>
        {isChosen && <p>Ihr Fahrzeug</p>}
      </div>
      {unknown.length > 0 && (
        <p>
          „{unknown.join(' ')}“ kennen wir bei {label} nicht.
        </p>
      )}
      {vehicles.length > 0 && (
        <details open={!hasHits}>
          <summary className={styles.unfold}>Ihr Fahrzeug wählen ({vehicles.length})</summary>
          <VehicleChoice vehicles={vehicles} note="" backTo={backTo} />
        </details>
      )}
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
