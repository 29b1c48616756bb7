import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { deskOffersPath } from '~/values/desk-paths';
import { offerDays } from '../../promotions/messages';
import type { DeskOffer } from '../../promotions/promotions.server';
import * as styles from '../desk.css';
import { type DeskAnswer, DeskField, DeskForm, EntryForm } from '../desk-form';
import { Section } from '../section';

export interface OffersPageProps {
  offers: DeskOffer[];
  /** To be copied. */
  template: DeskOffer | undefined;
  today: string;
  notice: string | undefined;
  answer: DeskAnswer | undefined;
}

function Entry({ offer, today }: { offer: DeskOffer; today: string }) {
  const { id, title, text, to, validUntil, isOfAll, mayEnd } = offer;
  const isOver = validUntil < today;
  return (
    <li className={styles.entry} data-offer={id}>
      <div>
        <strong>{title}</strong> {isOver && <span className={styles.tag}>beendet</span>}
        <p>{text}</p>
        <p className={styles.small}>
          {offerDays(offer)} · {to} · {isOfAll ? 'alle Standorte' : 'hier'}
        </p>
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

export function OffersPage({ offers, template, today, notice, answer }: OffersPageProps) {
  const field = { command: 'add-offer', answer };
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Angebote</h1>
      {notice && <Notice tone="good">{notice}</Notice>}
      {answer && answer.command !== 'add-offer' && (
        <Notice tone="warn">{Object.values(answer.errors).flat().join(' ')}</Notice>
      )}
      <Section title={template ? `„${template.title}“ duplizieren` : 'Neues Angebot'}>
        <p>
          Es steht auf der Seite „Angebote“ dieses Standorts. Den Preis eines Artikels setzen Sie beim Artikel
          im Bestand.
        </p>
        <DeskForm command="add-offer" label="Angebot speichern" version="" answer={answer}>
          <div className={styles.choices}>
            <DeskField {...field} name="titel" label="Titel" maxLength={80} defaultValue={template?.title} />
            <DeskField {...field} name="text" label="Text" maxLength={300} defaultValue={template?.text} />
            <DeskField
              {...field}
              name="ziel"
              label="Führt zur Seite"
              hint="wie /winterreifen"
              defaultValue={template?.to}
            />
            <DeskField {...field} name="von" label="Erster Tag" type="date" defaultValue={today} />
            <DeskField {...field} name="bis" label="Letzter Tag" type="date" />
          </div>
        </DeskForm>
      </Section>
      <Section title="Angebote dieses Standorts">
        {offers.length === 0 && <p>Noch gibt es kein Angebot.</p>}
        <ul className={styles.list}>
          {offers.map((offer) => (
            <Entry key={offer.id} offer={offer} today={today} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
