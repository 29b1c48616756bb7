import { fulfilmentNames, orderTypeNames } from '~/domain/orders/messages';
import { seasonNames, wheelStateNames } from '~/domain/workshop/storage/stored-wheels';
import { Link } from '~/ui/components/link';
import { pageStack } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { TelephoneLink } from '~/ui/components/telephone-link';
import {
  deskAppointmentPath,
  deskCustomerPath,
  deskOrderPath,
  deskRequestPath,
  deskWheelsPath,
} from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { DeskCustomer, HistoryList } from '../../customers/desk-customer.server';
import { customerCommands } from '../../rights';
import * as styles from '../desk.css';
import { DeskField } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { DeskPage } from '../desk-page';
import { NextPage } from '../next-page';
import { PersonRequests } from './person-requests';

interface History<List extends HistoryList> {
  rows: DeskCustomer[List];
  /** Query of the next page. */
  next: string | undefined;
}

export interface CustomerPageProps {
  number: string;
  customer: Omit<DeskCustomer, HistoryList>;
  orders: History<'orders'>;
  requests: History<'requests'>;
  appointments: History<'appointments'>;
  wheels: History<'wheels'>;
  /** Id of the desk's location; what belongs to others has no link. */
  here: string;
  /** Names of locations by id. */
  places: Record<string, string>;
  mayAnswerRequests: boolean;
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
          <dd className={styles.tags}>
            {phones.map((phone) => (
              <TelephoneLink key={phone} phone={phone} className={styles.entryLink} />
            ))}
          </dd>
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

interface ListProps extends Pick<EntryProps, 'page'> {
  title: string;
  history: {
    rows: { number: string; locationId: string; to: string; text: string }[];
    next: string | undefined;
  };
  path: string;
}

function HistorySection({ title, history: { rows, next }, path, page }: ListProps) {
  return (
    <Section title={title}>
      {rows.length === 0 && <p>Keine.</p>}
      <ul className={styles.list} data-rows>
        {rows.map((row) => (
          <Entry key={`${row.locationId} ${row.number}`} {...row} page={page} />
        ))}
      </ul>
      <NextPage path={path} query={next} />
    </Section>
  );
}

const titled = ({ title, at }: { title: string; at: Date }) => `${title} · ${formatMoment(at)} Uhr`;

const orderText = ({ orderType, fulfilment, totalCents, at }: DeskCustomer['orders'][number]) =>
  `${orderTypeNames[orderType]}, ${fulfilmentNames[fulfilment]} · ${formatCents(totalCents)} · ${formatMoment(at)} Uhr`;

const wheelRows = ({ rows, next }: History<'wheels'>) => ({
  rows: rows.map(({ label, locationId, season, state, vehicle, plate }) => ({
    number: `Radsatz ${label}`,
    locationId,
    to: deskWheelsPath(label),
    text: [seasonNames[season], wheelStateNames[state], vehicle, plate].filter(Boolean).join(' · '),
  })),
  next,
});

const rowsOf = <Row extends { number: string; locationId: string }>(
  { rows, next }: { rows: Row[]; next: string | undefined },
  toOf: (number: string) => string,
  textOf: (row: Row) => string,
) => ({
  rows: rows.map((row) => {
    const { number, locationId } = row;
    return { number, locationId, to: toOf(number), text: textOf(row) };
  }),
  next,
});

export function CustomerPage({
  number,
  customer,
  orders,
  requests,
  appointments,
  wheels,
  notice,
  ...page
}: CustomerPageProps) {
  const list = { path: deskCustomerPath(number), page };
  return (
    <DeskPage title={customer.name} notice={notice} forms={customerCommands}>
      <div className={styles.columns}>
        <div className={pageStack}>
          <HistorySection title="Bestellungen" history={rowsOf(orders, deskOrderPath, orderText)} {...list} />
          {requests.rows.length > 0 && (
            <HistorySection title="Anfragen" history={rowsOf(requests, deskRequestPath, titled)} {...list} />
          )}
          {appointments.rows.length > 0 && (
            <HistorySection
              title="Termine"
              history={rowsOf(appointments, deskAppointmentPath, titled)}
              {...list}
            />
          )}
          {wheels.rows.length > 0 && <HistorySection title="Räder" history={wheelRows(wheels)} {...list} />}
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
          {page.mayAnswerRequests && <PersonRequests />}
        </div>
      </div>
    </DeskPage>
  );
}
