import { fulfilmentNames, orderTypeNames } from '~/domain/orders/messages';
import { Link } from '~/ui/components/link';
import { pageStack } from '~/ui/components/panel.css';
import { deskAppointmentPath, deskOrderPath, deskRequestPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { DeskCustomer } from '../../customers/desk-customer.server';
import * as styles from '../desk.css';
import { DeskField } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { DeskPage } from '../desk-page';
import { Section } from '../section';
import { PersonRequests } from './person-requests';

export interface CustomerPageProps {
  number: string;
  customer: DeskCustomer;
  /** Id of the desk's location; what belongs to others has no link. */
  here: string;
  /** Names of locations by id. */
  places: Record<string, string>;
  mayAnswerRequests: boolean;
  lacksProof: boolean;
  notice: string | undefined;
}

interface EntryProps {
  number: string;
  to: string;
  text: string;
  locationId: string;
  page: Pick<CustomerPageProps, 'here' | 'places'>;
}

function Entry({ number, to, text, locationId, page: { here, places } }: EntryProps) {
  const isHere = locationId === here;
  return (
    <li className={styles.entry}>
      <div>
        {isHere ? (
          <Link to={to} className={styles.entryLink}>
            {number}
          </Link>
        ) : (
          number
        )}
        <p className={styles.small}>{[text, isHere ? '' : places[locationId]].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}

function Facts({
  customer: { email, phones, addresses, accountSince },
}: Pick<CustomerPageProps, 'customer'>) {
  return (
    <dl className={styles.facts}>
      <dt>E-Mail</dt>
      <dd>
        <a href={`mailto:${email}`} className={styles.entryLink}>
          {email}
        </a>
      </dd>
      {phones.length > 0 && (
        <>
          <dt>Telefon</dt>
          <dd>{phones.join(', ')}</dd>
        </>
      )}
      {addresses.length > 0 && (
        <>
          <dt>Anschriften</dt>
          <dd>
            {addresses.map((address) => (
              <span key={address} className={styles.block}>
                {address}
              </span>
            ))}
          </dd>
        </>
      )}
      <dt>Konto</dt>
      <dd>{accountSince ? `seit ${formatMoment(accountSince)} Uhr` : 'keines'}</dd>
    </dl>
  );
}

function Notes({ notes }: { notes: DeskCustomer['notes'] }) {
  return (
    <Section title="Notizen">
      <p className={styles.small}>Nur für Mitarbeiter; eine Auskunft nach Art. 15 DSGVO enthält sie.</p>
      <ul className={styles.list}>
        {notes.map(({ id, staff, text, at }) => (
          <li key={id} className={styles.entry}>
            <div>
              <p className={styles.typedText}>{text}</p>
              <p className={styles.small}>
                {formatMoment(at)} Uhr · {staff}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <DeskForm command="customer-note" label="Notiz speichern">
        <DeskField name="text" label="Neue Notiz" maxLength={500} />
      </DeskForm>
    </Section>
  );
}

export function CustomerPage({ number, customer, notice, ...page }: CustomerPageProps) {
  const { orders, requests, appointments } = customer;
  return (
    <DeskPage title={customer.name} notice={notice} forms={['customer-note', 'delete-customer']}>
      <div className={styles.columns}>
        <div className={pageStack}>
          <Section title="Bestellungen">
            {orders.length === 0 && <p>Keine.</p>}
            <ul className={styles.list} data-rows>
              {orders.map(({ number: code, locationId, orderType, fulfilment, totalCents, placedAt }) => (
                <Entry
                  key={code}
                  number={code}
                  to={deskOrderPath(code)}
                  locationId={locationId}
                  page={page}
                  text={`${orderTypeNames[orderType]}, ${fulfilmentNames[fulfilment]} · ${formatCents(totalCents)} · ${formatMoment(placedAt)} Uhr`}
                />
              ))}
            </ul>
          </Section>
          {requests.length > 0 && (
            <Section title="Anfragen">
              <ul className={styles.list} data-rows>
                {requests.map(({ number: code, title, locationId, at }) => (
                  <Entry
                    key={code}
                    number={code}
                    to={deskRequestPath(code)}
                    locationId={locationId}
                    page={page}
                    text={`${title} · ${formatMoment(at)} Uhr`}
                  />
                ))}
              </ul>
            </Section>
          )}
          {appointments.length > 0 && (
            <Section title="Termine">
              <ul className={styles.list} data-rows>
                {appointments.map(({ number: code, title, locationId, at }) => (
                  <Entry
                    key={code}
                    number={code}
                    to={deskAppointmentPath(code)}
                    locationId={locationId}
                    page={page}
                    text={`${title} · ${formatMoment(at)} Uhr`}
                  />
                ))}
              </ul>
            </Section>
          )}
          <Notes notes={customer.notes} />
        </div>
        <div className={pageStack}>
          <Section title="Person">
            <Facts customer={customer} />
            <p className={styles.aside}>
              Merkliste, Warenkorb und Garage gehören der Person allein: Die Datenschutzerklärung nennt keinen
              Zweck, für den sie hier zu sehen wären.
            </p>
          </Section>
          {page.mayAnswerRequests && <PersonRequests number={number} lacksProof={page.lacksProof} />}
        </div>
      </div>
    </DeskPage>
  );
}
