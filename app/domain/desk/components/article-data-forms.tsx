import { box } from '~/ui/components/field.css';
import { amountText, contentText } from '../articles/amount-text';
import type { ArticleDataProps } from './article-photos';
import * as styles from './desk.css';
import { DeskArea } from './desk-area';
import { answerTo, DeskField, DeskForm } from './desk-form';
import { Section } from './section';

function Details({ data: { details, version }, answer }: Omit<ArticleDataProps, 'article'>) {
  const field = { command: 'article-details', answer };
  const own = answerTo(answer, 'article-details');
  const { isSoldOut, eprelId, product, content, depositCents } = details;
  return (
    <Section title="Angaben ändern">
      <DeskForm command="article-details" label="Angaben speichern" version={version} answer={answer}>
        {eprelId !== undefined && (
          <DeskField
            {...field}
            name="eprel"
            label="EPREL-Nummer"
            hint="6 oder 7 Ziffern; vor dem Reifenlabel vorgeschrieben"
            inputMode="numeric"
            defaultValue={eprelId ?? ''}
          />
        )}
        {product && (
          <>
            <DeskArea
              {...field}
              name="beschreibung"
              label="Beschreibung"
              defaultValue={product.description}
            />
            <DeskArea
              {...field}
              name="sicherheit"
              label="Sicherheitshinweise"
              hint="Warnungen, die zum Artikel gehören (Art. 19 GPSR)"
              defaultValue={product.safety ?? ''}
            />
          </>
        )}
        {content !== undefined && (
          <DeskField
            {...field}
            name="inhalt"
            label="Inhalt"
            hint="wie 0,75 l; daraus wird der Grundpreis"
            defaultValue={contentText(content)}
          />
        )}
        {depositCents !== undefined && (
          <DeskField
            {...field}
            name="pfand"
            label="Pfand in Euro"
            inputMode="decimal"
            defaultValue={amountText(depositCents)}
          />
        )}
        <label className={styles.check}>
          <input
            type="checkbox"
            name="ausverkauft"
            defaultChecked={own ? own.values.ausverkauft === 'on' : isSoldOut}
            className={box}
          />
          Ausverkauft
        </label>
      </DeskForm>
    </Section>
  );
}

function Maker({ article, data: { maker, version }, answer }: ArticleDataProps) {
  const field = { command: 'article-maker', answer };
  const isOpen = answer?.command === 'article-maker' || !maker;
  const { manufacturer, responsible } = maker ?? {};
  return (
    <Section title="Hersteller">
      <p>
        {manufacturer
          ? `${manufacturer.name}, ${manufacturer.postalAddress}, ${manufacturer.electronicAddress}`
          : `Zu ${article.make} fehlen die Angaben, die neben jedem Artikel stehen müssen (Art. 19 GPSR).`}
      </p>
      <DeskForm
        command="article-maker"
        label="Hersteller speichern"
        version={version}
        answer={answer}
        tone="plain"
      >
        <details open={isOpen}>
          <summary className={styles.navLink}>Für alle Artikel von {article.make}</summary>
          <DeskField {...field} name="name" label="Firma" defaultValue={manufacturer?.name} />
          <DeskField
            {...field}
            name="anschrift"
            label="Anschrift"
            hint="Straße, PLZ, Ort, Land in einer Zeile"
            defaultValue={manufacturer?.postalAddress}
          />
          <DeskField
            {...field}
            name="kontakt"
            label="Kontakt"
            hint="E-Mail-Adresse oder https-Adresse"
            defaultValue={manufacturer?.electronicAddress}
          />
          <p className={styles.small}>Nur wenn der Hersteller nicht in der EU sitzt:</p>
          <DeskField
            {...field}
            name="euName"
            label="Verantwortliche Person in der EU"
            defaultValue={responsible?.name}
          />
          <DeskField
            {...field}
            name="euAnschrift"
            label="Ihre Anschrift"
            defaultValue={responsible?.postalAddress}
          />
          <DeskField
            {...field}
            name="euKontakt"
            label="Ihr Kontakt"
            defaultValue={responsible?.electronicAddress}
          />
        </details>
      </DeskForm>
    </Section>
  );
}

function Retire({ data: { version }, answer }: Omit<ArticleDataProps, 'article'>) {
  return (
    <Section title="Aus dem Sortiment nehmen">
      <DeskForm
        command="retire-article"
        label="Artikel entfernen"
        version={version}
        answer={answer}
        tone="danger"
      >
        <p>
          Kein Standort verkauft ihn mehr. Bestellungen behalten ihn; ein Import, der ihn nennt, bringt ihn
          zurück.
        </p>
        <label className={styles.check}>
          <input type="checkbox" id="retire-article-trotzdem" name="trotzdem" className={box} />
          Ja, der Artikel soll aus dem Sortiment
        </label>
      </DeskForm>
    </Section>
  );
}

/** What all locations show. */
export function ArticleDataForms(props: ArticleDataProps) {
  return (
    <>
      <Details {...props} />
      {props.article.make && <Maker {...props} />}
      <Retire {...props} />
    </>
  );
}
