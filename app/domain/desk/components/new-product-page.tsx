import { TextAreaField } from '~/ui/components/field';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { lineField, VARIANTS_AT_ONCE } from '../articles/new-product';
import * as styles from './desk.css';
import { answerTo, type DeskAnswer, DeskField, DeskForm, DeskSelect } from './desk-form';
import { Section } from './section';

export interface NewProductPageProps {
  categories: readonly { url: string; title: string }[];
  answer: DeskAnswer | undefined;
}

const COMMAND = 'new-product';

function Variant({ line, answer }: { line: number; answer: DeskAnswer | undefined }) {
  const field = { command: COMMAND, answer };
  const name = (of: string) => lineField(of, line);
  return (
    <fieldset className={styles.line}>
      <legend className={styles.dayName}>Ausführung {line + 1}</legend>
      <div className={styles.choices}>
        <DeskField
          {...field}
          name={name('bezeichnung')}
          label="Bezeichnung"
          hint="wie 400 l, schwarz"
          maxLength={80}
        />
        <DeskField {...field} name={name('preis')} label="Preis in Euro" inputMode="decimal" />
        <DeskField {...field} name={name('gtin')} label="GTIN (EAN)" inputMode="numeric" />
        <DeskField {...field} name={name('nummer')} label="Artikelnummer" maxLength={40} />
        <DeskField {...field} name={name('inhalt')} label="Inhalt" hint="wie 0,75 l, für den Grundpreis" />
        <DeskField {...field} name={name('pfand')} label="Pfand in Euro" inputMode="decimal" />
      </div>
    </fieldset>
  );
}

export function NewProductPage({ categories, answer }: NewProductPageProps) {
  const field = { command: COMMAND, answer };
  const own = answerTo(answer, COMMAND);
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Neues Produkt</h1>
      <Section title="Produkt und Ausführungen">
        <p>
          Alle Standorte verkaufen es, sobald es einen Preis hat. Fotos und Bestand folgen auf seiner Seite.
        </p>
        <DeskForm command={COMMAND} label="Produkt anlegen" version="" answer={answer}>
          <div className={styles.choices}>
            <DeskSelect {...field} name="kategorie" label="Warengruppe" defaultValue={''}>
              <option value="">bitte wählen</option>
              {categories.map(({ url, title }) => (
                <option key={url} value={url}>
                  {title}
                </option>
              ))}
            </DeskSelect>
            <DeskField {...field} name="hersteller" label="Hersteller" maxLength={80} />
            <DeskField {...field} name="name" label="Name" maxLength={80} />
          </div>
          <TextAreaField
            id={`${COMMAND}-beschreibung`}
            name="beschreibung"
            label="Beschreibung"
            defaultValue={own?.values.beschreibung}
            errors={own?.errors.beschreibung ?? []}
          />
          <TextAreaField
            id={`${COMMAND}-sicherheit`}
            name="sicherheit"
            label="Sicherheitshinweise"
            hint="leer: keine"
            rows={2}
            defaultValue={own?.values.sicherheit}
            errors={own?.errors.sicherheit ?? []}
          />
          {Array.from({ length: VARIANTS_AT_ONCE }, (_, line) => (
            <Variant key={lineField('', line)} line={line} answer={answer} />
          ))}
        </DeskForm>
      </Section>
    </div>
  );
}
