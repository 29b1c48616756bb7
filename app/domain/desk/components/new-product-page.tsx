import { Section } from '~/ui/components/section';
import { lineField, VARIANTS_AT_ONCE } from '../articles/new-product';
import * as styles from './desk.css';
import { DeskArea, DeskField, DeskSelect } from './desk-fields';
import { DeskForm } from './desk-form';
import { DeskPage } from './desk-page';

export interface NewProductPageProps {
  categories: readonly { url: string; title: string }[];
}

const COMMAND = 'new-product';

function Variant({ line }: { line: number }) {
  const name = (of: string) => lineField(of, line);
  return (
    <fieldset className={styles.line}>
      <legend className={styles.dayName}>Ausführung {line + 1}</legend>
      <div className={styles.choices}>
        <DeskField name={name('bezeichnung')} label="Bezeichnung" hint="wie 400 l, schwarz" maxLength={80} />
        <DeskField name={name('preis')} label="Preis in Euro" inputMode="decimal" />
        <DeskField name={name('gtin')} label="GTIN (EAN)" inputMode="numeric" />
        <DeskField name={name('nummer')} label="Artikelnummer" maxLength={40} />
        <DeskField name={name('inhalt')} label="Inhalt" hint="wie 0,75 l, für den Grundpreis" />
        <DeskField name={name('pfand')} label="Pfand in Euro" inputMode="decimal" />
      </div>
    </fieldset>
  );
}

export function NewProductPage({ categories }: NewProductPageProps) {
  return (
    <DeskPage title="Neues Produkt" forms={[COMMAND]}>
      <Section title="Produkt und Ausführungen">
        <p>
          Alle Standorte verkaufen es, sobald es einen Preis hat. Fotos und Bestand folgen auf seiner Seite.
        </p>
        <DeskForm command={COMMAND} label="Produkt anlegen">
          <div className={styles.choices}>
            <DeskSelect name="kategorie" label="Warengruppe" defaultValue="">
              <option value="">bitte wählen</option>
              {categories.map(({ url, title }) => (
                <option key={url} value={url}>
                  {title}
                </option>
              ))}
            </DeskSelect>
            <DeskField name="hersteller" label="Hersteller" maxLength={80} />
            <DeskField name="name" label="Name" maxLength={80} />
          </div>
          <DeskArea name="beschreibung" label="Beschreibung" />
          <DeskArea name="sicherheit" label="Sicherheitshinweise" hint="leer: keine" rows={2} />
          {Array.from({ length: VARIANTS_AT_ONCE }, (_, line) => (
            <Variant key={lineField('', line)} line={line} />
          ))}
        </DeskForm>
      </Section>
    </DeskPage>
  );
}
