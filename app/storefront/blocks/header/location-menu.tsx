import { ChevronDownIcon, StoreIcon } from '~/ui/icons/icons';
import type { LocationChoice } from '../../shell/shell';
import { useDetailsMenu } from '../use-details-menu';
import * as styles from './location-menu.css';

/** The locations of the host, where there are several. Another one has an address of its own, so its link loads a new document. */
export function LocationMenu({ locations }: { locations: LocationChoice[] }) {
  const menu = useDetailsMenu();
  if (locations.length < 2) return null;
  return (
    <details ref={menu} name="menue" className={styles.menu}>
      <summary className={styles.summary}>
        <span className={styles.sign}>
          <StoreIcon size={18} />
        </span>
        Standort
        <ChevronDownIcon size={16} />
      </summary>
      <ul className={styles.panel}>
        {locations.map(({ href, title, city, isCurrent }) => (
          <li key={href}>
            <a href={href} className={styles.choice} aria-current={isCurrent ? 'location' : undefined}>
              <span className={styles.city}>{city}</span>
              <span className={styles.title}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
