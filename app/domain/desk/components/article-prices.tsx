import type { PriceRow } from '~/domain/catalog/pricing/price';
import { box } from '~/ui/components/field.css';
import { formatLastDay, formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { DeskArticle } from '../articles/desk-article.server';
import * as styles from './desk.css';
import { type DeskAnswer, DeskField, DeskForm } from './desk-form';
import { Section } from './section';

interface ArticlePricesProps {
  article: DeskArticle;
  maySetPrices: boolean;
  answer: DeskAnswer | undefined;
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

function NewPrice({ article, answer }: Omit<ArticlePricesProps, 'maySetPrices'>) {
  const command = 'set-price';
  const field = { command, answer };
  const mustConfirm = answer?.command === command && answer.errors.trotzdem;
  return (
    <DeskForm command={command} label="Preis setzen" version={article.priceVersion} answer={answer}>
      <div className={styles.choices}>
        <DeskField {...field} name="preis" label="Preis in Euro" inputMode="decimal" />
        <DeskField {...field} name="ab" label="Ab" hint="leer: sofort" type="date" />
      </div>
      <details
        open={answer?.command === command && Boolean(answer.values.angebot || answer.values.angebotBis)}
      >
        <summary className={styles.navLink}>Als Angebot</summary>
        <div className={styles.choices}>
          <DeskField {...field} name="angebot" label="Angebotspreis" inputMode="decimal" />
          <DeskField {...field} name="angebotBis" label="Letzter Tag" type="date" />
        </div>
      </details>
      {mustConfirm && (
        <label className={styles.check}>
          <input type="checkbox" id={`${command}-trotzdem`} name="trotzdem" className={box} />
          Ja, der neue Preis stimmt
        </label>
      )}
    </DeskForm>
  );
}

export function ArticlePrices({ article, maySetPrices, answer }: ArticlePricesProps) {
  return (
    <Section title="Preis">
      <CurrentPrice article={article} />
      {maySetPrices && !article.isKit && (
        <>
          <NewPrice article={article} answer={answer} />
          {article.hasOwnPrice && (
            <DeskForm
              command="end-price"
              label="Preis dieses Standorts beenden"
              version={article.priceVersion}
              answer={answer}
              tone="plain"
            />
          )}
        </>
      )}
      <History rows={article.priceRows} />
    </Section>
  );
}
