import { Link } from '~/ui/components/link';
import { CarIcon } from '~/ui/icons/icons';
import type { Shell } from '../../shell/shell';
import * as styles from './phone-finder.css';
import { SizeSearch } from './size-search';
import { useVehicleChoice, vehicleWords } from './vehicle-link';

/** The theme's flag mobileVehicleSelection shows it. A search for sizes is in the header. */
export function PhoneFinder({ shell }: { shell: Shell }) {
  const choice = useVehicleChoice();
  if (shell.hidesTyres && !shell.hasVehicles) return undefined;
  return (
    <section aria-label="Reifen für Ihr Fahrzeug" className={styles.finder}>
      {shell.hasVehicles ? (
        <Link {...choice} className={styles.vehicle}>
          <CarIcon size={22} />
          {vehicleWords(shell)}
        </Link>
      ) : (
        <SizeSearch shell={shell} />
      )}
    </section>
  );
}
