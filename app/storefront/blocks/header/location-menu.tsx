import { useHref } from 'react-router';
import { locationSwitchPath, locationsPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ChevronDownIcon, StoreIcon } from '~/ui/icons/icons';
import { usePageAddress } from '../../islands/use-page-address';
import type { LocationChoice, Shell } from '../../shell/shell';
import * as styles from './location-menu.css';

/** The form sends the current page once; the other location shows the same page if it has it. */
function Choices({ locations }: { locations: LocationChoice[] }) {
  const action = useHref(locationSwitchPath);
  return (
    <form action={action} data-document className={styles.choices}>
      <input type="hidden" name="seite" data-return="seite" value={usePageAddress()} />
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
  );
}

function Search({ count }: { count: number }) {
  const action = useHref(locationsPath);
  return (
    <form action={action} data-document className={styles.search}>
      <label>
        Standort suchen
        <input name="q" maxLength={100} placeholder="24103 oder Kiel" className={styles.field} />
      </label>
      <button className={button.accent}>Finden</button>
      <a href={action}>Alle {count} Standorte</a>
    </form>
  );
}

/** Each location has a router of its own, so the form loads a document. */
export function LocationMenu({
  shell: { locations, locationCount },
}: {
  shell: Pick<Shell, 'locations' | 'locationCount'>;
}) {
  if (locationCount < 2) return null;
  return (
    <details name="menue" className={styles.menu}>
      <summary className={styles.summary}>
        <span className={styles.icon}>
          <StoreIcon size={18} />
        </span>
        Standort
        <ChevronDownIcon size={16} />
      </summary>
      {locations.length > 0 ? <Choices locations={locations} /> : <Search count={locationCount} />}
    </details>
  );
}
