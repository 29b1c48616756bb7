import { Form, Link } from 'react-router';
import { button } from '~/ui/components/button.css';
import { CONSENT_PAGE } from './choose-consent';
import * as styles from './consent-banner.css';
import { useConsentForm } from './use-consent-form';

/** Asks once what may be loaded besides the necessary: not modal, both answers of equal weight. */
export function ConsentBanner({ isAsked }: { isAsked: boolean }) {
  const { thisPage, form } = useConsentForm(!isAsked, 'inhalt');
  if (!isAsked) return null;
  return (
    <section aria-label="Cookies" className={styles.banner}>
      <Form {...form} className={styles.inner}>
        <p className={styles.text}>
          Notwendige Cookies halten den Shop am Laufen. Statistik und Inhalte anderer Anbieter laden wir nur,
          wenn Sie zustimmen. <Link to={CONSENT_PAGE}>Einstellungen</Link>
        </p>
        <div className={styles.choices}>
          <input type="hidden" name="zurueck" value={thisPage} />
          <button name="auswahl" value="notwendig" className={`${button.plain} ${styles.choice}`}>
            Nur notwendige
          </button>
          <button name="auswahl" value="alle" className={`${button.plain} ${styles.choice}`}>
            Alle akzeptieren
          </button>
        </div>
      </Form>
    </section>
  );
}
