import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { deskCustomerFilePath } from '~/values/desk-paths';
import { NO_PROOF } from '../../customers/messages';
import * as styles from '../desk.css';
import { DeskField } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { Section } from '../section';

interface PersonRequestsProps {
  number: string;
  /** The export was asked for without it. */
  lacksProof: boolean;
}

/** Of all locations, so that only who leads all answers them. */
export function PersonRequests({ number, lacksProof }: PersonRequestsProps) {
  return (
    <>
      <Section title="Auskunft (Art. 15 DSGVO)">
        <Form
          method="post"
          action={deskCustomerFilePath(number)}
          reloadDocument
          className={styles.commandForm}
        >
          <TextField
            id="auskunft-nachweis"
            name="nachweis"
            label="Wie haben Sie die Person erkannt?"
            hint="steht mit der Auskunft im Protokoll, ohne ihren Namen"
            maxLength={500}
            required
            errors={lacksProof ? [NO_PROOF] : []}
          />
          <p>
            <button className={button.accent}>Daten als Datei</button>
          </p>
        </Form>
      </Section>
      <Section title="Löschung (Art. 17 DSGVO)">
        <p className={styles.small}>
          Gelöscht werden Konto, Merkliste, Garage, Anfragen, Termine, Notizen und E-Mails. Bestellungen und
          Belege bleiben, solange das Gesetz es verlangt.
        </p>
        <DeskForm command="delete-customer" label="Daten löschen" tone="danger">
          <DeskField name="nachweis" label="Wie haben Sie die Person erkannt?" maxLength={500} />
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
