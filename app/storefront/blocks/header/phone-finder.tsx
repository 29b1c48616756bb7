import * as styles from './phone-finder.css';
import { SizeSearch } from './size-search';

/** What fits the vehicle, asked on phones below the header (theme flag mobileVehicleSelection). */
export function PhoneFinder() {
  return (
    <section aria-label="Reifen für Ihr Fahrzeug" className={styles.finder}>
      <SizeSearch />
    </section>
  );
}
