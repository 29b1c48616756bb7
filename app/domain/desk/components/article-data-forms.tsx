import { Section } from '~/ui/components/section';
import { amountText, contentText } from '../articles/amount-text';
import type { ArticleData } from '../articles/article-data.server';
import type { ArticleDataProps } from './article-photos';
import * as styles from './desk.css';
import { CheckField, DeskArea, DeskField } from './desk-fields';
import { DeskForm } from './desk-form';
import { useAnswerTo } from './form-context';

function Details({ details }: Pick<ArticleData, 'details'>) {
  const { isSoldOut, eprelId, product, content, depositCents } = details;
  return (
    <Section title="Angaben ändern">
      <DeskForm command="article-details" label="Angaben speichern">
        {eprelId !== undefined && (
          <DeskField
            name="eprel"
            label="EPREL-Nummer"
            hint="6 oder 7 Ziffern; vor dem Reifenlabel vorgeschrieben"
            inputMode="numeric"
            defaultValue={eprelId ?? ''}
          />
        )}
        {product && (
          <>
            <DeskArea name="beschreibung" label="Beschreibung" defaultValue={product.description} />
            <DeskArea
              name="sicherheit"
              label="Sicherheitshinweise"
              hint="Warnungen, die zum Artikel gehören (Art. 19 GPSR)"
              defaultValue={product.safety ?? ''}
            />
          </>
        )}
        {content !== undefined && (
          <DeskField
            name="inhalt"
            label="Inhalt"
            hint="wie 0,75 l; daraus wird der Grundpreis"
            defaultValue={contentText(content)}
          />
        )}
        {depositCents !== undefined && (
          <DeskField
            name="pfand"
            label="Pfand in Euro"
            inputMode="decimal"
            defaultValue={amountText(depositCents)}
          />
        )}
        <CheckField name="ausverkauft" label="Ausverkauft" isChecked={isSoldOut} />
      </DeskForm>
    </Section>
  );
}

function Maker({ make, maker }: Pick<ArticleData, 'maker'> & { make: string }) {
  const isOpen = useAnswerTo('article-maker') || !maker;
  const { manufacturer, responsible } = maker ?? {};
  return (
    <Section title="Hersteller">
      <p>
        {manufacturer
          ? `${manufacturer.name}, ${manufacturer.postalAddress}, ${manufacturer.electronicAddress}`
          : `Zu ${make} fehlen die Angaben, die neben jedem Artikel stehen müssen (Art. 19 GPSR).`}
      </p>
      <DeskForm command="article-maker" label="Hersteller speichern" tone="plain">
        <details open={Boolean(isOpen)}>
          <summary className={styles.navLink}>Für alle Artikel von {make}</summary>
          <DeskField name="name" label="Firma" defaultValue={manufacturer?.name} />
          <DeskField
            name="anschrift"
            label="Anschrift"
            hint="Straße, PLZ, Ort, Land in einer Zeile"
            defaultValue={manufacturer?.postalAddress}
          />
          <DeskField
            name="kontakt"
            label="Kontakt"
            hint="E-Mail-Adresse oder https-Adresse"
            defaultValue={manufacturer?.electronicAddress}
          />
          <p className={styles.small}>Nur wenn der Hersteller nicht in der EU sitzt:</p>
          <DeskField
            name="euName"
            label="Verantwortliche Person in der EU"
            defaultValue={responsible?.name}
          />
          <DeskField name="euAnschrift" label="Ihre Anschrift" defaultValue={responsible?.postalAddress} />
          <DeskField name="euKontakt" label="Ihr Kontakt" defaultValue={responsible?.electronicAddress} />
        </details>
      </DeskForm>
    </Section>
  );
}

function Retire() {
  return (
    <Section title="Aus dem Sortiment nehmen">
      <DeskForm command="retire-article" label="Artikel entfernen" tone="danger">
        <p>
          Kein Standort verkauft ihn mehr. Bestellungen behalten ihn; ein Import, der ihn nennt, bringt ihn
          zurück.
        </p>
        <CheckField name="trotzdem" label="Ja, der Artikel soll aus dem Sortiment" />
      </DeskForm>
    </Section>
  );
}

/** Data that all locations show. */
export function ArticleDataForms({ article: { make }, data: { details, maker } }: ArticleDataProps) {
  return (
    <>
      <Details details={details} />
      {make && <Maker make={make} maker={maker} />}
      <Retire />
    </>
  );
}
