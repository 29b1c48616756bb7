import { contactPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { CashIcon, MailIcon, PinIcon } from '~/ui/icons/icons';
import * as styles from './info-band.css';

/** The statements of all service pages, and the tooltip about fixed prices (spec 1, repair and maintenance page). */
export function InfoBand() {
  return (
    <ul className={styles.band}>
      <li className={styles.statement}>
        <span className={styles.icon}>
          <PinIcon size={24} />
        </span>
        <span>Wählen Sie einen Meisterbetrieb in Ihrer Nähe.</span>
      </li>
      <li className={styles.statement}>
        <span className={styles.icon}>
          <MailIcon size={24} />
        </span>
        <span>
          Ihre Leistung fehlt? Über das <Link to={contactPath}>Kontaktformular</Link> bekommen Sie ein
          individuelles Angebot.
        </span>
      </li>
      <li className={styles.statement}>
        <span className={styles.icon}>
          <CashIcon size={24} />
        </span>
        <div>
          Sie sehen den Preis, bevor Sie anfragen.
          <details className={styles.tooltip}>
            <summary className={styles.trigger}>Gilt das für alle Leistungen?</summary>
            Nicht alle Leistungen haben einen Festpreis. Wo keiner steht, nennen wir ihn auf Anfrage.
          </details>
        </div>
      </li>
    </ul>
  );
}
