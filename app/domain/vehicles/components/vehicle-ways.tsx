import { vehicleWayPath } from '~/paths';
import { Link } from '~/ui/components/link';
import * as styles from './vehicle-page.css';

export const vehicleWays = ['schein', 'auswahl', 'worte'] as const;
export type VehicleWay = (typeof vehicleWays)[number];

const wayNames: Readonly<Record<VehicleWay, string>> = {
  schein: 'Fahrzeugschein',
  auswahl: 'Auswählen',
  worte: 'Suchen',
};

/** Links, so that each way is reached without JavaScript; the forms of the others keep what was typed. */
export function VehicleWays({ way, backTo }: { way: VehicleWay; backTo: string }) {
  return (
    <nav aria-label="Wie möchten Sie vorgehen?" className={styles.ways}>
      {vehicleWays.map((other) => (
        <Link
          key={other}
          to={vehicleWayPath(other, backTo)}
          replace
          preventScrollReset
          className={styles.way}
          aria-current={other === way ? 'true' : undefined}
        >
          {wayNames[other]}
        </Link>
      ))}
    </nav>
  );
}
