import { useHref, useLocation } from 'react-router';
import { locationSwitchPath } from '~/paths';
import { ChevronDownIcon, StoreIcon } from '~/ui/icons/icons';
import type { LocationChoice } from '../../shell/shell';
import * as styles from './location-menu.css';

/**
 * The locations of the host, where there are several. A form, which says once what page this is: the other location shows
 * the same one where it has it. It loads a document, as each location has a router of its own.
 */
export function LocationMenu({ locations }: { locations: LocationChoice[] }) {
  const action = useHref(locationSwitchPath);
  const { pathname, search } = useLocation();
  if (locations.length < 2) return null;
  return (
    <details name="menue" className={styles.menu}>
      <summary className={styles.summary}>
        <span className={styles.icon}>
          <StoreIcon size={18} />
        </span>
        Standort
        <ChevronDownIcon size={16} />
      </summary>
      <form action={action} data-document className={styles.panel}>
        <input type="hidden" name="seite" data-return="seite" value={pathname + search} />
        <ul className={styles.list}>
          {locations.map(({ url, title, city, isCurrent }) => (
            <li key={url}>
              <button name="nach" value={url} aria-current={isCurrent ? 'location' : undefined}>
                {city} <small>{title}</small>
              </button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  );
}
