import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import { deskImportPath, deskImportsPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { MAX_UPLOAD_MB } from '~/values/upload-limit';
import { KIND_HERE, KIND_NETWORK } from '../../imports/import-form';
import type { StoredImport, Supplier } from '../../imports/imports.server';
import { countText, kindName, stateNames, WHOLE } from '../../imports/messages';
import * as styles from '../desk.css';
import { CheckField, DeskField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { DeskPage } from '../desk-page';
import { NextPage } from '../next-page';

export interface ImportsPageProps {
  imports: StoredImport[];
  /** Query of the next page. */
  next: string | undefined;
  /** Whose files are fetched by night. */
  fetched: Pick<Supplier, 'id' | 'name' | 'address' | 'reportTo'>[];
  nextFetched: string | undefined;
  /** Of suppliers. */
  names: string[];
  /** Names of a network's tables; empty for who leads one location. */
  tables: readonly string[];
}

const COMMAND = 'upload-file';

function KindChoice({ tables }: Pick<ImportsPageProps, 'tables'>) {
  return (
    <DeskSelect name="art" label="Was steht in der Datei?" defaultValue={KIND_HERE}>
      <option value={KIND_HERE}>Preise und Bestand dieses Standorts</option>
      {tables.length > 0 && (
        <>
          <option value={KIND_NETWORK}>Preise aller Standorte, Bestand des Zentrallagers</option>
          {tables.map((name) => (
            <option key={name} value={name}>
              Alle Einträge: {kindName(name)}
            </option>
          ))}
          <option value="folder">{kindName('folder')} (ZIP)</option>
        </>
      )}
    </DeskSelect>
  );
}

function Upload({ names, tables }: Pick<ImportsPageProps, 'names' | 'tables'>) {
  return (
    <DeskForm
      command={COMMAND}
      label="Hochladen und prüfen"
      action={deskImportsPath}
      encType="multipart/form-data"
    >
      <DeskField
        name="datei"
        type="file"
        label="Datei"
        accept=".csv,.txt,.xlsx,.zip"
        hint={`CSV, Excel (XLSX) oder ZIP, bis ${MAX_UPLOAD_MB} MB`}
      />
      <div className={styles.choices}>
        <DeskField
          name="lieferant"
          label="Von wem?"
          hint="Beim nächsten Mal ist die Zuordnung der Spalten schon da"
          list="lieferanten"
          maxLength={60}
        />
        <KindChoice tables={tables} />
      </div>
      <datalist id="lieferanten">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {tables.length > 0 && (
        <p className={styles.small}>
          Eine Reifenliste ohne die Angaben des EU-Labels ändert nur Preise und Bestand vorhandener Reifen.
        </p>
      )}
      <CheckField name="ganz" label={WHOLE} />
    </DeskForm>
  );
}

function Entry({ entry }: { entry: StoredImport }) {
  const { id, supplier, fileName, createdAt, staff, state, report } = entry;
  const [count] = report?.counts ?? [];
  return (
    <li className={styles.entry}>
      <div>
        <Link to={deskImportPath(id)} className={styles.entryLink}>
          {supplier}
        </Link>{' '}
        {fileName}
        <p className={styles.small}>
          {formatMoment(createdAt)} Uhr · {staff ?? 'nachts abgeholt'}
          {count && ` · ${countText(count)}`}
        </p>
        <span className={styles.tag}>{stateNames[state]}</span>
      </div>
    </li>
  );
}

function Fetched({ fetched, nextFetched }: Pick<ImportsPageProps, 'fetched' | 'nextFetched'>) {
  if (fetched.length === 0) return null;
  return (
    <Section title="Jede Nacht abgeholt">
      <ul className={styles.list}>
        {fetched.map(({ id, name, address, reportTo }) => (
          <li key={id} className={styles.entry}>
            <div className={styles.address}>
              {name}
              <p className={styles.small}>
                {address} · Bericht an {reportTo}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <NextPage path={deskImportsPath} query={nextFetched} label="Weitere" />
    </Section>
  );
}

export function ImportsPage({ imports, next, fetched, nextFetched, ...page }: ImportsPageProps) {
  return (
    <DeskPage title="Import" forms={[COMMAND]}>
      <Section title="Datei hochladen">
        <p>
          Zuerst wird nur geprüft: Sie sehen, was sich ändern würde, und entscheiden dann. Artikel werden an
          GTIN (EAN), Artikelnummer oder ihrem Namen im Shop erkannt.
        </p>
        <Upload {...page} />
      </Section>
      <Fetched fetched={fetched} nextFetched={nextFetched} />
      <Section title="Bisherige Importe">
        {imports.length === 0 ? (
          <p>Noch wurde nichts importiert.</p>
        ) : (
          <ul className={styles.list} data-rows>
            {imports.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
        <NextPage path={deskImportsPath} query={next} />
      </Section>
    </DeskPage>
  );
}
