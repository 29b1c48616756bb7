import { useLocation } from 'react-router';
import { consentPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import * as styles from './consent-banner.css';

/** Equal weight for both answers. Without JavaScript the answer leads back to this page. */
export function ConsentBanner() {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={consentPath} data-stay className={styles.inner}>
      <p className={styles.text}>
        Notwendige Cookies braucht der Shop für seinen Betrieb. Statistik und Inhalte anderer Anbieter laden
        wir nur, wenn Sie zustimmen. <Link to={consentPath}>Einstellungen</Link>
      </p>
      <div className={styles.choices}>
        <input type="hidden" name="zurueck" data-return="zurueck" value={pathname + search} />
        <button name="auswahl" value="notwendig" className={`${button.plain} ${styles.choice}`}>
          Nur notwendige
        </button>
        <button name="auswahl" value="alle" className={`${button.plain} ${styles.choice}`}>
          Alle akzeptieren
        </button>
      </div>
    </Form>
  );
}
