import { consentPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { ConsentQuestion } from '../consent/consent-question';
import { frame, small } from '../consent/consent-question.css';
import type { MapView } from '../consent/uses';

const MAP_ID = 'karte';

/** A map service's own page, loaded only with consent; beside the drawn map. */
export function MapLayer({ map: { url, isAllowed }, title }: { map: MapView; title: string }) {
  return (
    <section id={MAP_ID} tabIndex={-1} aria-label="Karte">
      {isAllowed ? (
        <>
          <iframe title={`Karte: ${title}`} src={url} loading="lazy" className={frame} />
          <p className={small}>
            Karte von Google Maps. <Link to={consentPath}>Einwilligung ändern</Link>
          </p>
        </>
      ) : (
        <ConsentQuestion id={MAP_ID}>
          Hier zeigen wir auf Wunsch eine Karte von <strong>Google Maps</strong>. Wir laden sie erst, wenn Sie
          zustimmen: Google erfährt dann Ihre IP-Adresse und kann eigene Cookies setzen.
        </ConsentQuestion>
      )}
    </section>
  );
}
