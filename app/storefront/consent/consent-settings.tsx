import { consentPath, privacyPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { box } from '~/ui/components/field.css';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageTitle, panel } from '~/ui/components/panel.css';
import * as styles from './consent-settings.css';
import type { CategoryView } from './load-settings.server';

interface ConsentSettingsProps {
  notice: string | undefined;
  refusal: string | undefined;
  /** '21. November 2026 um 08:15'; undefined before the first choice. */
  chosenAt: string | undefined;
  /** In the register. */
  choiceId: string | undefined;
  hasPrivacySignal: boolean;
  /** This location uses something that needs consent. */
  isNeeded: boolean;
  hostname: string;
  categories: CategoryView[];
}

function Category({ category: { title, purpose, uses, field, isOn } }: { category: CategoryView }) {
  return (
    <div className={`${panel} ${styles.category}`}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={field}
          value="an"
          defaultChecked={isOn}
          disabled={!field}
          className={box}
        />
        {title}
        {!field && <span className={styles.muted}>immer an</span>}
      </label>
      <p>{purpose}</p>
      <ul className={styles.uses}>
        {uses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
    </div>
  );
}

/** Withdrawing is as easy as giving consent (Art. 7 (3) GDPR). */
export function ConsentSettings(props: ConsentSettingsProps) {
  const { notice, refusal, chosenAt, choiceId, isNeeded, hasPrivacySignal, hostname, categories } = props;
  const state = categories.map(({ isOn }) => isOn).join();
  return (
    <div className={styles.page}>
      <div>
        <h1 className={pageTitle}>Cookie-Einstellungen</h1>
        <p className={lead}>
          {chosenAt
            ? `Ihre Auswahl vom ${chosenAt} Uhr. Sie können sie jederzeit ändern.`
            : isNeeded && hasPrivacySignal
              ? 'Ihr Browser lehnt für Sie ab (Global Privacy Control). Deshalb gilt nur das Notwendige, bis Sie hier etwas anderes wählen.'
              : isNeeded
                ? 'Sie haben noch nichts ausgewählt. Bis dahin gilt: nur das Notwendige.'
                : 'Wählen Sie nichts aus, nutzen wir an diesem Standort nur das Notwendige. Deshalb fragen wir Sie auf anderen Seiten nicht nach Cookies.'}
        </p>
      </div>
      {notice && <Notice tone="good">{notice}</Notice>}
      {refusal && <Notice tone="warn">{refusal}</Notice>}
      <Form method="post" action={consentPath} className={styles.form}>
        <input type="hidden" name="zurueck" value={`${consentPath}?hinweis=gespeichert`} />
        <input type="hidden" name="umfang" value="host" />
        <fieldset key={state} aria-label="Kategorien" className={styles.categories}>
          {categories.map((category) => (
            <Category key={category.title} category={category} />
          ))}
        </fieldset>
        <div className={styles.links}>
          <button name="auswahl" value="einzeln" className={button.plain}>
            Auswahl speichern
          </button>
          <button name="auswahl" value="notwendig" className={button.plain}>
            Nur notwendige
          </button>
          <button name="auswahl" value="alle" className={button.plain}>
            Alle akzeptieren
          </button>
        </div>
      </Form>
      {choiceId && (
        <p className={styles.muted}>Ihre Auswahl steht in unserem Nachweis unter der Kennung {choiceId}.</p>
      )}
      <p className={styles.muted}>
        Die Auswahl gilt ein Jahr lang in diesem Browser, für alle Seiten unter {hostname}. Mehr dazu steht in
        der <Link to={`${privacyPath}#cookie`}>Datenschutzerklärung</Link>.
      </p>
    </div>
  );
}
