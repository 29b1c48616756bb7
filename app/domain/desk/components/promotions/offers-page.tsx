import { articleKey } from '~/domain/catalog/articles/article';
import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import { deskArticlePath, deskOffersPath } from '~/values/desk-paths';
import { formatLastDay } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { offerDays, salesText } from '../../promotions/messages';
import type { Effect, ReducedSale } from '../../promotions/offer-effects.server';
import type { DeskOffer } from '../../promotions/promotions.server';
import * as styles from '../desk.css';
import { CheckField, DeskField } from '../desk-fields';
import { DeskForm, EntryForm } from '../desk-form';
import { DeskPage } from '../desk-page';
import { useAnswerTo } from '../form-context';
import { NextPage } from '../next-page';

export interface OffersPageProps {
  offers: (DeskOffer & { effect: Effect | undefined })[];
  /** Prices that were offers. */
  reduced: ReducedSale[];
  /** Query of the next page. */
  next: string | undefined;
  /** To be copied. */
  template: DeskOffer | undefined;
  today: string;
  /** Whose sales are counted. */
  days: number;
  notice: string | undefined;
}

function Entry({ offer, today }: { offer: OffersPageProps['offers'][number]; today: string }) {
  const { id, title, text, to, validUntil, isOfAll, mayEnd, effect } = offer;
  const isOver = validUntil < today;
  return (
    <li className={styles.entry} data-offer={id}>
      <div>
        <strong>{title}</strong> {isOver && <span className={styles.tag}>beendet</span>}
        <p>{text}</p>
        <p className={styles.small}>
          {offerDays(offer)} · {to} · {isOfAll ? 'alle Standorte' : 'hier'}
        </p>
        <p>{salesText(effect)}</p>
        <Link to={`${deskOffersPath}?vorlage=${id}`} className={styles.entryLink}>
          Duplizieren
        </Link>
      </div>
      {mayEnd && !isOver && (
        <EntryForm command="end-offer" label="Beenden" name={`${title} beenden`} value={id} />
      )}
    </li>
  );
}

function ReducedSales({ reduced }: Pick<OffersPageProps, 'reduced'>) {
  if (reduced.length === 0) return <p>Noch ist nichts zu einem Angebotspreis verkauft.</p>;
  return (
    <ul className={styles.list} data-rows>
      {reduced.map((sale) => (
        <li
          key={`${articleKey(sale)} ${sale.offerCents} ${sale.offerUntil.getTime()}`}
          className={styles.entry}
        >
          <div>
            <Link to={deskArticlePath(articleKey(sale))} className={styles.entryLink}>
              {sale.title}
            </Link>
            <p className={styles.small}>
              {formatCents(sale.offerCents)} bis {formatLastDay(sale.offerUntil)}
            </p>
            <p>{salesText(sale)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function OffersPage({ offers, reduced, next, template, today, days, notice }: OffersPageProps) {
  const answer = useAnswerTo('add-offer');
  return (
    <DeskPage title="Angebote" notice={notice} forms={['add-offer']}>
      <Section title={template ? `„${template.title}“ duplizieren` : 'Neues Angebot'}>
        <p>
          Es steht auf der Seite „Angebote“ dieses Standorts. Den Preis eines Artikels setzen Sie beim Artikel
          im Bestand.
        </p>
        <DeskForm command="add-offer" label="Angebot speichern">
          <div className={styles.choices}>
            <DeskField name="titel" label="Titel" maxLength={80} defaultValue={template?.title} />
            <DeskField name="text" label="Text" maxLength={300} defaultValue={template?.text} />
            <DeskField
              name="ziel"
              label="Führt zur Seite"
              hint="wie /winterreifen"
              defaultValue={template?.to}
            />
            <DeskField name="von" label="Erster Tag" type="date" defaultValue={today} />
            <DeskField name="bis" label="Letzter Tag" type="date" />
          </div>
          {answer?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, die Seite kommt noch" />}
        </DeskForm>
      </Section>
      <Section title="Angebote dieses Standorts">
        {offers.length === 0 && <p>Noch gibt es kein Angebot.</p>}
        <p className={styles.small}>
          Gezählt ist, was hier während des Angebots von den Artikeln seiner Seite verkauft wurde, in den
          letzten {days} Tagen.
        </p>
        <ul className={styles.list} data-rows>
          {offers.map((offer) => (
            <Entry key={offer.id} offer={offer} today={today} />
          ))}
        </ul>
        <NextPage path={deskOffersPath} query={next} label="Weitere" />
      </Section>
      <Section title="Zu Angebotspreisen verkauft">
        <ReducedSales reduced={reduced} />
      </Section>
    </DeskPage>
  );
}
