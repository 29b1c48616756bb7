import { Form, Link } from 'react-router';
import { button } from '~/ui/components/button.css';
import { CONSENT_PAGE, categoryFields } from '../../consent/choose-consent';
import { useConsentForm } from '../../consent/use-consent-form';
import type { Shell } from '../../shell/shell';
import { inlineLink } from './footer-blocks.css';
import * as styles from './partner-frame.css';

const ID = 'partner';

/** A partner's page, loaded only with consent; until then, what would be loaded and from where. */
export function PartnerFrame({ shell: { partnerFrame: frame } }: { shell: Shell }) {
  const { thisPage, form } = useConsentForm(frame?.isAllowed ?? false, ID);
  if (!frame) return null;
  const settings = (
    <Link to={CONSENT_PAGE} className={inlineLink}>
      Einwilligung ändern
    </Link>
  );
  return (
    <section id={ID} tabIndex={-1} aria-label="Unser Partner" className={styles.partner}>
      {frame.isAllowed ? (
        <>
          <iframe
            title={`Inhalt von ${frame.host}`}
            src={frame.url}
            // Of another origin, so it cannot lift this: no forms, no way to lead this page elsewhere.
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            loading="lazy"
            className={styles.frame}
          />
          <p className={styles.small}>
            Inhalt von {frame.host}. {settings}
          </p>
        </>
      ) : (
        <Form {...form} className={styles.asking}>
          <p className={styles.small}>
            An dieser Stelle zeigen wir eine Seite unseres Partners <strong>{frame.host}</strong>. Wir laden
            sie erst, wenn Sie zustimmen: Der Partner erfährt dann Ihre IP-Adresse und kann eigene Cookies
            setzen.
          </p>
          <input type="hidden" name="zurueck" value={`${thisPage}#${ID}`} />
          <input type="hidden" name={categoryFields.C0003} value="an" />
          <button name="auswahl" value="zusatz" className={button.plain}>
            Inhalte anderer Anbieter laden
          </button>
        </Form>
      )}
    </section>
  );
}
