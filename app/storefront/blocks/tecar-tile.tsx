import { Link } from 'react-router';
import { configuratorPath } from '~/paths';
import { ChevronDownIcon, CloseIcon } from '~/ui/icons/icons';
import * as styles from './tecar-tile.css';

/**
 * The tile of the floating sidebar at tyre specialists (spec 2, side navigation): shown from the start, put away and
 * fetched back by its own head, also without JavaScript.
 */
export function TecarTile() {
  return (
    <aside aria-label="Tecar-Reifen">
      <details open className={styles.tile}>
        <summary className={styles.head}>
          <strong>Tecar-Reifen</strong>
          <span className={styles.whenOpen}>
            <CloseIcon size={18} />
          </span>
          <span className={styles.whenClosed}>
            <ChevronDownIcon size={18} />
          </span>
        </summary>
        <p>In drei Angaben zum passenden Reifen, mit Preis und Bestand bei uns.</p>
        <Link to={configuratorPath} className={styles.link}>
          Größe wählen
        </Link>
      </details>
    </aside>
  );
}
