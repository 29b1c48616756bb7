import { Section } from '~/ui/components/section';
import * as styles from '../desk.css';
import { DeskField } from '../desk-fields';
import { DeskForm } from '../desk-form';

/** Of all locations, so that only who leads all answers them. */
export function PersonRequests() {
  return (
    <>
      <Section title="Auskunft (Art. 15 DSGVO)">
        <DeskForm command="export-customer" label="Daten als Datei">
          <DeskField
            name="erkannt"
            label="Wie haben Sie die Person erkannt?"
            hint="steht mit der Auskunft im Protokoll, ohne ihren Namen"
            maxLength={500}
          />
        </DeskForm>
      </Section>
      <Section title="Löschung (Art. 17 DSGVO)">
        <p className={styles.small}>
          Gelöscht werden Konto, Merkliste, Garage, Anfragen, Termine, abgeholte Räder, Notizen und E-Mails.
          Bestellungen und Belege bleiben, solange das Gesetz es verlangt, eingelagerte Räder bis zur
          Abholung.
        </p>
        <DeskForm command="delete-customer" label="Daten löschen" tone="danger">
          <DeskField name="erkannt" label="Wie haben Sie die Person erkannt?" maxLength={500} />
          <DeskField
            name="email"
            label="E-Mail-Adresse der Person"
            hint="zur Sicherheit"
            autoComplete="off"
          />
        </DeskForm>
      </Section>
    </>
  );
}
