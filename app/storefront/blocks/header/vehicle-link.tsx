import { vehiclePath } from '~/paths';
import { Link } from '~/ui/components/link';
import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { CarIcon } from '~/ui/icons/icons';
import type { Shell } from '../../shell/shell';
import * as visitor from './cart-link.css';

export function vehicleWords({ vehicle }: Shell): string {
  return vehicle?.label ?? 'Fahrzeug wählen';
}

/** In menus of phones it is a row (`vehicleWords`). */
export function VehicleLink({ shell, look }: { shell: Shell; look: keyof typeof visitor.link }) {
  if (!shell.hasVehicles) return null;
  const rest = shell.vehicle ? ` ${shell.vehicle.label}` : ' wählen';
  return (
    <Link to={vehiclePath} className={`${visitor.link[look]} ${visitor.notOnPhones}`}>
      <CarIcon size={26} />
      <span className={look === 'icons' ? visuallyHidden : visitor.words[look]}>
        <span>
          Fahrzeug<span className={visuallyHidden}>{rest}</span>
        </span>
      </span>
    </Link>
  );
}
