import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { pageTitle, sectionTitle } from '~/ui/components/panel.css';
import { apiDocsPath } from '~/values/api-paths';
import { formatIsoDate } from '~/values/german-date';
import * as styles from './api-docs.css';
import { EmbedGuide, type EmbedGuideProps } from './embed-guide';

export interface DocumentedField {
  /** `user.vorname`; `[]` stands for each entry of a list. */
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

export interface DocumentedCall {
  anchor: string;
  method: string;
  path: string;
  summary: string;
  caller: string;
  deprecated: { since: string; sunset: string } | undefined;
  parameters: DocumentedField[];
  body: DocumentedField[];
  /** That it takes in place of JSON. */
  file: { name: string; description: string } | undefined;
  line: DocumentedField[];
  status: number;
  answer: DocumentedField[];
  answerTypes: string[];
  refusals: { status: number; reasons: string[] }[];
  example: string;
}

interface ApiDocsProps {
  origin: string;
  documentPath: string;
  calls: DocumentedCall[];
  count: number;
  typed: string;
  embed: EmbedGuideProps;
}

function Fields({ title, fields }: { title: string; fields: DocumentedField[] }) {
  if (fields.length === 0) return null;
  return (
    <table className={styles.fields}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Feld</th>
          <th scope="col">Art</th>
          <th scope="col">Bedeutung</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, isRequired, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {type}
              {!isRequired && <span className={styles.muted}>, freiwillig</span>}
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Call({ call }: { call: DocumentedCall }) {
  return (
    <section id={call.anchor} className={styles.call}>
      <h2 className={styles.title}>
        <span className={styles.method}>{call.method}</span> <code>{call.path}</code>
      </h2>
      <p>
        {call.summary}. <span className={styles.muted}>{call.caller}</span>
      </p>
      {call.deprecated && (
        <p>
          Veraltet seit {formatIsoDate(call.deprecated.since)}. Ab {formatIsoDate(call.deprecated.sunset)}{' '}
          gibt es diesen Aufruf nicht mehr.
        </p>
      )}
      <pre className={styles.code} data-call={`${call.method} ${call.path}`}>
        {call.example}
      </pre>
      <Fields title="Angaben in der Adresse" fields={call.parameters} />
      <Fields title="Inhalt (JSON)" fields={call.body} />
      {call.file && (
        <Fields
          title="Inhalt (multipart/form-data)"
          fields={[{ ...call.file, type: 'Datei', isRequired: true }]}
        />
      )}
      <Fields title="Jede Zeile des Inhalts (NDJSON)" fields={call.line} />
      <details>
        <summary>Antwort {call.status}</summary>
        <Fields title="Felder der Antwort" fields={call.answer} />
        {call.answerTypes.length > 0 && <p>Eine Datei: {call.answerTypes.join(', ')}</p>}
      </details>
      {call.refusals.length > 0 && (
        <p>
          Ablehnungen:{' '}
          {call.refusals.map(({ status, reasons }) => `${status} ${reasons.join(', ')}`).join('; ')}
        </p>
      )}
    </section>
  );
}

type SearchProps = Pick<ApiDocsProps, 'calls' | 'count' | 'typed'>;

function Search({ calls, count, typed }: SearchProps) {
  return (
    <search className={styles.finder}>
      <form method="get" action={`${apiDocsPath}#aufrufe`} className={styles.search}>
        <TextField
          key={typed}
          id="suche"
          type="search"
          name="q"
          label="Aufrufe suchen"
          defaultValue={typed}
          maxLength={100}
          placeholder="Warenkorb, POST, totalCents"
        />
        <button className={button.accent}>Suchen</button>
      </form>
      {typed && (
        <p role="status">
          {calls.length === 0
            ? `Zu „${typed}“ gibt es keinen Aufruf.`
            : `${calls.length} von ${count} Aufrufen zu „${typed}“.`}{' '}
          <a href={`${apiDocsPath}#aufrufe`}>Alle Aufrufe zeigen</a>
        </p>
      )}
    </search>
  );
}

export function ApiDocsPage({ origin, documentPath, embed, ...found }: ApiDocsProps) {
  const { calls } = found;
  return (
    <main id="inhalt" tabIndex={-1} className={styles.frame}>
      <header>
        <h1 className={pageTitle}>API</h1>
        <p>
          Alle Aufrufe unter <code>{origin}/api/v1</code>, für Maschinen als{' '}
          <a href={documentPath}>OpenAPI 3.1</a>. Der Standort steht in <code>standortUrl</code>, nicht im
          Namen des Hosts.
        </p>
      </header>
      <section>
        <h2 className={sectionTitle}>Für alle Aufrufe gilt</h2>
        <ul className={styles.rules}>
          <li>
            Inhalte und Antworten sind JSON in UTF-8. Beträge sind Cent, Zeiten ISO 8601. Unbekannte Felder
            werden abgelehnt.
          </li>
          <li>
            Wer eingeloggt sein muss, schickt <code>Authorization: Bearer …</code> mit dem Token aus{' '}
            <code>auth/signin</code>. Es gilt 30 Tage, steht im Konto unter „Einstellungen“ und kann dort
            beendet werden. Cookies werden nicht gelesen.
          </li>
          <li>
            Was abgelehnt wird, sagt{' '}
            <code>{'{ "error": { "code": 404, "reason": "…", "message": "…", "details": […] } }'}</code>: code
            ist der HTTP-Status, reason ändert sich nie, details nennt die Felder.
          </li>
          <li>
            Öffentliche Antworten haben ein <code>ETag</code>; mit <code>If-None-Match</code> kommt 304, wenn
            sich nichts geändert hat. Nach 429 sagt <code>Retry-After</code>, wie viele Sekunden zu warten
            ist.
          </li>
          <li>
            Programme auf anderen Seiten dürfen fragen, ohne Cookies (CORS). Für JavaScript gibt es einen
            Client mit Typen: <code>app/client</code> im Quelltext des Shops.
          </li>
          <li>
            Bestellungen, Termine, Anfragen und ihre Bilder, Abonnements und Änderungen an Bestellungen nehmen{' '}
            <code>Idempotency-Key</code>: Dieselbe Anfrage mit demselben Schlüssel geschieht 24 Stunden lang
            nur einmal.
          </li>
        </ul>
      </section>
      <EmbedGuide {...embed} />
      <section id="aufrufe" className={styles.call}>
        <h2 className={sectionTitle}>Aufrufe</h2>
        <Search {...found} />
        {calls.length > 0 && (
          <nav aria-label="Aufrufe">
            <ul className={styles.contents}>
              {calls.map(({ anchor, method, path }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>
                    {method} {path}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </section>
      {calls.map((call) => (
        <Call key={call.anchor} call={call} />
      ))}
    </main>
  );
}
