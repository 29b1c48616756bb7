import { useLocation } from 'react-router';
import { configuratorPath, dismissPath } from '~/paths';
import { Form, Link } from '~/ui/components/link';
import { ChevronDownIcon, CloseIcon } from '~/ui/icons/icons';
import { TECAR_TILE } from './dismissible';
import * as styles from './tecar-tile.css';

/** Tyre specialists have it (spec 2, side navigation). The session stores its state, so it works without JavaScript. */
export function TecarTile({ isOpen }: { isOpen: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <aside aria-label="Tecar-Reifen" className={styles.tile}>
      <Form method="post" action={dismissPath} preventScrollReset className={styles.head}>
        <strong>Tecar-Reifen</strong>
        <input type="hidden" name="teil" value={TECAR_TILE} />
        <input type="hidden" name="zurueck" value={`${pathname}${search}`} />
        <button
          name="zustand"
          value={isOpen ? 'zu' : 'auf'}
          className={styles.toggle}
          aria-label={isOpen ? 'Tecar-Reifen schließen' : 'Tecar-Reifen öffnen'}
          aria-expanded={isOpen}
        >
          {isOpen ? <CloseIcon size={18} /> : <ChevronDownIcon size={18} />}
        </button>
      </Form>
      {isOpen && (
        <>
          <p>In drei Angaben zum passenden Reifen, mit Preis und Bestand bei uns.</p>
          <Link to={configuratorPath} className={styles.link}>
            Größe wählen
          </Link>
        </>
      )}
    </aside>
  );
}
