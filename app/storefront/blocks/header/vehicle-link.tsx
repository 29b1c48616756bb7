import { useLocation } from 'react-router';
import { vehicleChoicePath, vehiclePath } from '~/paths';
import { Link } from '~/ui/components/link';
import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { CarIcon } from '~/ui/icons/icons';
import { usePageAddress } from '../../islands/use-page-address';
import type { Shell } from '../../shell/shell';
import * as visitor from './cart-link.css';

export function vehicleWords({ vehicle }: Shell): string {
  return vehicle?.label ?? 'Fahrzeug wählen';
}

/** The choice of a vehicle leads back to this page. A script keeps it current (`useReturnAddress`). */
export function useVehicleChoice(): { to: string; 'data-return': string } {
  const choice = vehicleChoicePath(usePageAddress());
  const to = useLocation().pathname === vehiclePath ? vehiclePath : choice;
  return { to, 'data-return': 'weiter' };
}

export function VehicleLink({ shell, look }: { shell: Shell; look: keyof typeof visitor.link }) {
  const choice = useVehicleChoice();
  if (!shell.hasVehicles) return null;
  const rest = shell.vehicle ? ` ${shell.vehicle.label}` : ' wählen';
  return (
    <Link {...choice} className={`${visitor.link[look]} ${visitor.onlyWide}`}>
      <CarIcon size={26} />
      <span className={look === 'icons' ? visuallyHidden : visitor.words[look]}>
        <span>
          Fahrzeug<span className={visuallyHidden}>{rest}</span>
        </span>
      </span>
    </Link>
  );
}
