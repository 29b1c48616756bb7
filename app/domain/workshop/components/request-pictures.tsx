import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { MAX_PICTURES } from '../service-request';
import * as styles from './request-form.css';

interface RequestPicturesProps {
  number: string;
  pictures: number;
  problem: string | undefined;
}

/** After a request: that it came, and up to five pictures, one at a time. */
export function RequestPictures({ number, pictures, problem }: RequestPicturesProps) {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Danke für Ihre Anfrage</h1>
      <Notice tone="good">
        Ihre Anfrage <strong data-request-number={number}>{number}</strong> ist eingegangen. Eine Bestätigung
        geht an Ihre E-Mail-Adresse. Wir melden uns mit Preis und Termin.
      </Notice>
      <section className={`${panel} ${styles.form}`}>
        <div>
          <h2 className={sectionTitle}>Bilder hinzufügen</h2>
          <p className={lead}>
            Ein Bild sagt oft mehr als eine Beschreibung. Wir speichern nicht Ihre Datei, sondern zeichnen das
            Bild neu, bevor es jemand öffnet: ohne Ort und Kameradaten. Nach zwölf Monaten löschen wir es.
          </p>
        </div>
        <p data-pictures={pictures}>
          {pictures === 0 ? 'Noch kein Bild' : `${pictures} von ${MAX_PICTURES} Bildern angekommen`}
        </p>
        {pictures < MAX_PICTURES && (
          <Form method="post" encType="multipart/form-data" reloadDocument className={styles.group}>
            {problem && (
              <ErrorSummary title="Das Bild ist nicht gespeichert" errors={[{ id: 'bild', text: problem }]} />
            )}
            <TextField
              id="bild"
              name="bild"
              type="file"
              label="Bild"
              hint="JPEG, PNG, WebP oder AVIF, bis 8 MB"
              accept="image/jpeg,image/png,image/webp,image/avif"
              required
              {...(problem && { errors: [problem] })}
            />
            <div className={styles.buttons}>
              <button className={button.accent}>Bild senden</button>
            </div>
          </Form>
        )}
      </section>
    </div>
  );
}
