import { Link } from '~/ui/components/link';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import * as styles from './measuring-page.css';

interface MeasuringPageProps {
  matomo: string;
  hasVisit: boolean;
  /** The newest first. */
  counted: { at: string; fields: [name: string, value: string][] }[];
  privacyPath: string;
}

const meanings: Readonly<Record<string, string>> = {
  _id: 'zufällige Kennung dieses einen Aufrufs',
  url: 'Adresse der Seite, ohne Angaben zu Ihnen',
  cdt: 'Zeitpunkt (Weltzeit)',
  search: 'Suchbegriff',
  dimension2: 'Standort',
  dimension4: 'Partnernummer des Betriebs',
  dimension6: 'Automarke des Betriebs',
  dimension8: 'Seite',
  ec_id: 'Nummer der Bestellung',
  revenue: 'Summe in Euro',
  ec_st: 'davon Ware',
  ec_tx: 'davon Mehrwertsteuer',
  ec_sh: 'davon Versand',
  ec_items: 'bestellte Artikel: Nummer, Name, Art, Preis, Stück',
};

function Own({ hasVisit, counted }: Pick<MeasuringPageProps, 'hasVisit' | 'counted'>) {
  if (!hasVisit)
    return (
      <p>
        Ihr Browser hat von uns kein Cookie. Deshalb können wir Ihre Aufrufe nicht von denen anderer
        unterscheiden und Ihnen auch keine zeigen.
      </p>
    );
  if (counted.length === 0) return <p>Von Ihrem Besuch ist in der letzten halben Stunde nichts gezählt.</p>;
  return (
    <ol className={styles.list}>
      {counted.map(({ at, fields }, index) => (
        <li key={index}>
          <h3>{at}</h3>
          <dl className={styles.fields}>
            {fields
              .filter(([name]) => meanings[name])
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{meanings[name]}</dt>
                  <dd>{value || '–'}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

export function MeasuringPage({ matomo, hasVisit, counted, privacyPath }: MeasuringPageProps) {
  return (
    <div className={pageStack}>
      <header>
        <h1 className={pageTitle}>Messung ohne Cookies</h1>
        <p className={lead}>Was wir zählen, was wir dabei übermitteln und was nicht.</p>
      </header>
      <Section title="Was wir zählen">
        <p>
          Unser Server zählt, welche Seiten aufgerufen werden, wonach gesucht und was bestellt wird. Er meldet
          das an Matomo auf {matomo}. Ihr Browser ist daran nicht beteiligt: Er lädt dafür kein Skript,
          bekommt kein Cookie und spricht nicht mit {matomo}.
        </p>
        <p>
          Nicht übermittelt werden Ihre IP-Adresse, Ihr Browser, Ihr Name, Ihre Anschrift und alles, was in
          einer Adresse auf Sie hinweist. Jeder Aufruf bekommt eine eigene zufällige Kennung; zwei Aufrufe
          lassen sich nicht zu einem Besuch verbinden. Haben Sie der Statistik in den Cookie-Einstellungen
          zugestimmt, zählt Matomo in Ihrem Browser und unser Server nicht.
        </p>
        <p>Ist Matomo nicht erreichbar, heben wir die Meldungen höchstens einen Tag auf.</p>
        <p>
          Mehr dazu steht in der <Link to={privacyPath}>Datenschutzerklärung</Link>.
        </p>
      </Section>
      <Section title="Die letzten zehn Aufrufe Ihres Besuchs">
        <Own hasVisit={hasVisit} counted={counted} />
      </Section>
    </div>
  );
}
