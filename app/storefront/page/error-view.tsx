import { isRouteErrorResponse } from 'react-router';
import { contactPath, tyresPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { lead, pageTitle } from '~/ui/components/panel.css';
import { Spot } from '~/ui/components/spot';
import { OFFLINE } from '~/ui/components/toast';
import { GENERAL_FAILURE } from '~/values/general-failure';
import * as styles from './error-view.css';

type Missing = string | { told: string; way: { label: string; to: string } };

const toTyres = { label: 'Reifen finden', to: tyresPath };

function Offline() {
  return (
    <section className={styles.view}>
      <Spot name="breakdown" width={280} />
      <div>
        <h1 className={pageTitle}>Keine Verbindung</h1>
        <p className={lead}>{OFFLINE}</p>
        <p className={styles.links}>
          <button type="button" className={button.accent} onClick={() => window.location.reload()}>
            Noch einmal versuchen
          </button>
        </p>
      </div>
    </section>
  );
}

export function ErrorView({ error, hidesTyres }: { error: unknown; hidesTyres?: boolean }) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: '' };
  if (status === 404) {
    const missing: Missing = data ?? '';
    const { told, way = hidesTyres ? undefined : toTyres } =
      typeof missing === 'string' ? { told: missing } : missing;
    return (
      <section className={styles.view}>
        <Spot name="road-ends" width={280} />
        <div>
          <h1 className={pageTitle}>Seite nicht gefunden</h1>
          <p className={lead}>
            {told || 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen.'}
          </p>
          <p className={styles.links}>
            {way && (
              <Link to={way.to} className={button.accent}>
                {way.label}
              </Link>
            )}
            <Link to={contactPath} className={button.plain}>
              Autohaus fragen
            </Link>
            <Link to="/" className={button.plain}>
              Zur Startseite
            </Link>
          </p>
        </div>
      </section>
    );
  }
  // On the server it is undefined.
  if (!isRouteErrorResponse(error) && globalThis.navigator?.onLine === false) return <Offline />;
  return (
    <section className={styles.view}>
      <Spot name="breakdown" width={280} />
      <div>
        <h1 className={pageTitle}>{status === 405 ? 'Das geht hier nicht' : 'Das hat nicht geklappt'}</h1>
        <p className={lead}>{(status === 503 && data) || GENERAL_FAILURE}</p>
        <p className={styles.code}>Code {status}</p>
        <p className={styles.links}>
          <Link to="/" reloadDocument className={button.plain}>
            Zur Startseite
          </Link>
        </p>
      </div>
    </section>
  );
}
