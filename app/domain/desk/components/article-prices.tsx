import { articleKey } from '~/domain/catalog/articles/article';
import type { PriceRow } from '~/domain/catalog/pricing/price';
import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import { deskArticlePath } from '~/values/desk-paths';
import { clockTime } from '~/values/german-clock';
import { formatLastDay, formatMoment, germanDate } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { amountText } from '../articles/amount-text';
import type { DeskArticle } from '../articles/desk-article.server';
import * as styles from './desk.css';
import { CheckField, DeskField } from './desk-fields';
import { DeskForm, EntryForm, EntryRefusal } from './desk-form';
import { useAnswerTo } from './form-context';

interface ArticlePricesProps {
  article: DeskArticle;
  maySetPrices: boolean;
  /** A planned price to be changed. */
  changed: PriceRow | undefined;
}

function CurrentPrice({
  article: { price, hasOwnPrice, isKit, lowestCents },
}: Pick<ArticlePricesProps, 'article'>) {
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
      {!price.offer && lowestCents !== undefined && (
        <span className={`${styles.block} ${styles.small}`} data-lowest={lowestCents}>
          Niedrigster Preis der letzten 30 Tage: {formatCents(lowestCents)}. Ein Angebot nennt ihn (§ 11
          PAngV).
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
      <summary className={styles.navLink}>Preise bisher</summary>
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

function Planned({ article, maySetPrices }: Omit<ArticlePricesProps, 'changed'>) {
  if (article.plannedPrices.length === 0) return null;
  return (
    <>
      <h3>Geplant</h3>
      <ul className={styles.list}>
        {article.plannedPrices.map((row) => {
          const when = `ab ${formatMoment(row.validFrom)} Uhr`;
          return (
            <li key={row.id} className={styles.entry} data-planned-price={row.id}>
              <div>
                <strong>{rowText(row)}</strong>
                <p className={styles.small}>{when}</p>
                {maySetPrices && (
                  <Link
                    to={`${deskArticlePath(articleKey(article))}?preis=${row.id}`}
                    aria-label={`Preis ${when} ändern`}
                    className={styles.entryLink}
                  >
                    Ändern
                  </Link>
                )}
              </div>
              {maySetPrices && (
                <EntryForm
                  command="drop-price"
                  label="Zurücknehmen"
                  name={`Preis ${when} zurücknehmen`}
                  version={article.priceVersion}
                  value={row.id}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function NewPrice({ article, changed }: Omit<ArticlePricesProps, 'maySetPrices'>) {
  const own = useAnswerTo('set-price');
  const offerEnd = changed?.offerUntil && germanDate(new Date(changed.offerUntil.getTime() - 1));
  return (
    <DeskForm
      command="set-price"
      label={changed ? 'Geplanten Preis ändern' : 'Preis setzen'}
      version={article.priceVersion}
    >
      {changed && <input type="hidden" name="ersetzt" value={changed.id} />}
      <div className={styles.choices}>
        <DeskField
          name="preis"
          label="Preis in Euro"
          inputMode="decimal"
          defaultValue={amountText(changed?.regularCents)}
        />
        <DeskField
          name="ab"
          label="Ab"
          hint="leer: sofort"
          type="date"
          defaultValue={changed && germanDate(changed.validFrom)}
        />
        <DeskField
          name="abUhr"
          label="Uhrzeit"
          hint="leer: von Tagesbeginn an"
          type="time"
          defaultValue={changed && clockTime(changed.validFrom)}
        />
      </div>
      <details open={Boolean(own?.values.angebot || own?.values.angebotBis || changed?.offerCents)}>
        <summary className={styles.navLink}>Als Angebot</summary>
        <div className={styles.choices}>
          <DeskField
            name="angebot"
            label="Angebotspreis"
            inputMode="decimal"
            defaultValue={amountText(changed?.offerCents)}
          />
          <DeskField name="angebotBis" label="Letzter Tag" type="date" defaultValue={offerEnd ?? ''} />
        </div>
      </details>
      {own?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, der neue Preis stimmt" />}
    </DeskForm>
  );
}

export function ArticlePrices({ article, maySetPrices, changed }: ArticlePricesProps) {
  return (
    <Section title="Preis">
      <CurrentPrice article={article} />
      <EntryRefusal commands={['drop-price']} />
      <Planned article={article} maySetPrices={maySetPrices} />
      {maySetPrices && !article.isKit && (
        <>
          <NewPrice article={article} changed={changed} />
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
