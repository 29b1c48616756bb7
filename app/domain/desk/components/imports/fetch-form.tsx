import { Section } from '~/ui/components/section';
import type { StoredImport, Supplier } from '../../imports/imports.server';
import * as styles from '../desk.css';
import { DeskField } from '../desk-fields';
import { DeskForm } from '../desk-form';

interface FetchFormProps {
  entry: StoredImport;
  supplier: Pick<Supplier, 'address' | 'reportTo'> | undefined;
  /** The e-mail address of who asks. */
  person: string;
}

/** Lets the shop fetch the next file itself. */
export function FetchForm({ entry, supplier, person }: FetchFormProps) {
  return (
    <Section title="Jede Nacht abholen">
      <p>
        Der Shop holt die Datei von {entry.supplier} selbst, liest sie mit derselben Zuordnung und schickt
        einen Bericht. Ungewöhnliche Preise übernimmt er nicht, ohne dass jemand sie bestätigt.
      </p>
      <DeskForm command="fetch-file" label="Nachts abholen">
        <div className={styles.choices}>
          <DeskField
            name="adresse"
            label="Adresse der Datei"
            type="url"
            hint="https://…, vom Betreiber erlaubt"
            defaultValue={supplier?.address ?? ''}
          />
          <DeskField
            name="bericht"
            label="Bericht an"
            type="email"
            defaultValue={supplier?.reportTo ?? person}
          />
        </div>
      </DeskForm>
      {supplier?.address && <DeskForm command="end-fetch" label="Nicht mehr abholen" tone="plain" />}
    </Section>
  );
}
