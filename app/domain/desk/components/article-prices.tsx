import type { PriceRow } from '~/domain/catalog/pricing/price';
import { formatLastDay, formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { DeskArticle } from '../articles/desk-article.server';
import * as styles from './desk.css';
import { CheckField, DeskField } from './desk-fields';
import { DeskForm } from './desk-form';
import { useAnswerTo } from './form-context';
import { Section } from './section';

interface ArticlePricesProps {
  article: DeskArticle;
  maySetPrices: boolean;
}

function CurrentPrice({ article: { price, hasOwnPrice, isKit } }: Pick<ArticlePricesProps, 'article'>) {
  if (!price) return <p>Der Artikel hat hier keinen Preis und wird nicht verkauft.</p>;
  const source = isKit ? 'Summe der Teile' : hasOwnPrice ? 'Preis dieses Standorts' : 'Preis aller Standorte';
  return (
    <p>
      <strong className={styles.amount} data-cents={price.cents}>
        {formatCents(price.cents)}
      </strong>{' '}
      inkl. MwSt., {source}
      {price.offer && (
        <span className={styles.block}>
          Angebot bis {formatLastDay(price.offer.until)}, sonst {formatCents(price.offer.regularCents)}
          {price.offer.lowestCents !== undefined &&
            `, niedrigster Preis der 30 Tage davor ${formatCents(price.offer.lowestCents)}`}
        </span>
      )}
    </p>
  );
}

function rowText({ regularCents, offerCents, offerUntil }: PriceRow): string {
  if (regularCents === null) return 'beendet';
  const offer =
    offerCents === null || !offerUntil ? '' : `, ${formatCents(offerCents)} bis ${formatLastDay(offerUntil)}`;
  return formatCents(regularCents) + offer;
}

function History({ rows }: { rows: PriceRow[] }) {
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className={styles.navLink}>Preise bisher und geplant</summary>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.entry}>
            <span className={styles.small}>
              ab {formatMoment(row.validFrom)} Uhr · {row.locationId === null ? 'alle Standorte' : 'hier'}
            </span>
            <span className={styles.sum}>{rowText(row)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function NewPrice({ article }: Omit<ArticlePricesProps, 'maySetPrices'>) {
  const own = useAnswerTo('set-price');
  return (
    <DeskForm command="set-price" label="Preis setzen" version={article.priceVersion}>
      <div className={styles.choices}>
        <DeskField name="preis" label="Preis in Euro" inputMode="decimal" />
        <DeskField name="ab" label="Ab" hint="leer: sofort" type="date" />
      </div>
      <details open={Boolean(own?.values.angebot || own?.values.angebotBis)}>
        <summary className={styles.navLink}>Als Angebot</summary>
        <div className={styles.choices}>
          <DeskField name="angebot" label="Angebotspreis" inputMode="decimal" />
          <DeskField name="angebotBis" label="Letzter Tag" type="date" />
        </div>
      </details>
      {own?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, der neue Preis stimmt" />}
    </DeskForm>
  );
}

export function ArticlePrices({ article, maySetPrices }: ArticlePricesProps) {
  return (
    <Section title="Preis">
      <CurrentPrice article={article} />
      {maySetPrices && !article.isKit && (
        <>
          <NewPrice article={article} />
          {article.hasOwnPrice && (
            <DeskForm
              command="end-price"
              label="Preis dieses Standorts beenden"
              version={article.priceVersion}
              tone="plain"
            />
          )}
        </>
      )}
      <History rows={article.priceRows} />
    </Section>
  );
}
