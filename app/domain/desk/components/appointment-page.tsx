import type { ReactNode } from 'react';
import {
  type AppointmentEvent,
  BY_DELIVERY,
  BY_MOVE,
  BY_ORDER,
} from '~/domain/workshop/appointments/appointment';
import { appointmentFacts, stateNames } from '~/domain/workshop/appointments/appointment-text';
import type { BookedAppointment } from '~/domain/workshop/appointments/stored-appointment';
import { Link } from '~/ui/components/link';
import { pageStack, panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { TelephoneLink } from '~/ui/components/telephone-link';
import { deskAppointmentsPath, deskOrderPath, deskRequestPath } from '~/values/desk-paths';
import { formatMoment, germanDate } from '~/values/german-date';
import { eventNames, GOODS, telling, tellingEvents } from '../appointments/messages';
import * as styles from './desk.css';
import { DeskField } from './desk-fields';
import { DeskForm } from './desk-form';
import { DeskPage } from './desk-page';
import { message } from './request-page.css';
import { SlotFields } from './slot-fields';

export interface AppointmentPageProps {
  appointment: Omit<BookedAppointment, 'emailKey' | 'ownerId'>;
  version: string;
  /** ISO day. */
  day: string;
  time: string;
  bay: string;
  bays: { id: string; name: string }[];
  /** Number of the order that it was booked with. */
  order: string | undefined;
  /** Added to the order without its fitting. */
  depositHint: string | undefined;
  /** Open to this person now. */
  events: AppointmentEvent[];
  notice: string | undefined;
}

const tones: Partial<Record<AppointmentEvent, 'plain' | 'danger'>> = {
  move: 'plain',
  decline: 'danger',
  cancel: 'danger',
  miss: 'plain',
  revert: 'plain',
};

function byWhom(changedBy: string): string {
  if (changedBy === '') return '';
  if (changedBy === BY_DELIVERY) return ', weil die Ware später kommt';
  if (changedBy === BY_MOVE) return ', weil die Bestellung an einen anderen Standort verlegt ist';
  if (changedBy === BY_ORDER) return ', weil die Bestellung storniert ist';
  return ` von ${changedBy === 'shopper' ? 'Kundin oder Kunde' : changedBy}`;
}

function Facts({ appointment, bay, order, depositHint, events }: AppointmentPageProps) {
  const { state, requestNumber } = appointment;
  const facts = [...appointmentFacts(appointment), ['Bühne', bay], ['Stand', stateNames[state]]] as const;
  return (
    <Section title="Termin">
      <dl className={styles.facts}>
        {facts.map(([term, value]) => [
          <dt key={term}>{term}</dt>,
          <dd key={`${term} value`} className={message}>
            {value}
          </dd>,
        ])}
      </dl>
      {order && (
        <p>
          Mit der Bestellung <Link to={deskOrderPath(order)}>{order}</Link>
          {events.includes('cancel') && '. Sie besteht weiter, wenn Sie den Termin absagen.'}
        </p>
      )}
      {depositHint && events.length > 0 && <p data-deposit-hint>{depositHint}</p>}
      {requestNumber && (
        <p>
          Aus der Anfrage <Link to={deskRequestPath(requestNumber)}>{requestNumber}</Link>
        </p>
      )}
    </Section>
  );
}

function Person({ contact, number }: Pick<BookedAppointment, 'contact' | 'number'>) {
  return (
    <address className={styles.address}>
      <strong>
        {contact.firstName} {contact.lastName}
      </strong>
      {contact.phone && (
        <p>
          <TelephoneLink phone={contact.phone} className={styles.entryLink} />
        </p>
      )}
      {contact.email && (
        <p>
          <a
            href={`mailto:${contact.email}?subject=${encodeURIComponent(`Ihr Termin ${number}`)}`}
            className={styles.entryLink}
          >
            {contact.email}
          </a>
        </p>
      )}
    </address>
  );
}

interface EventFormProps extends Pick<AppointmentPageProps, 'appointment'> {
  event: AppointmentEvent;
  children?: ReactNode;
}

/** Events have names of commands of orders, and questions of their own. */
function EventForm({ event, appointment: { contact }, children }: EventFormProps) {
  const question = tellingEvents.includes(event) ? telling(contact.email !== '') : null;
  return (
    <DeskForm command={event} label={eventNames[event]} tone={tones[event] ?? 'accent'} question={question}>
      {children}
    </DeskForm>
  );
}

function Commands({ appointment, day, time, bays, events }: AppointmentPageProps) {
  return (
    <div>
      {events.includes('move') && appointment.orderId && (
        <DeskForm command={GOODS} label="Vermerken" name="Ankunft der Ware vermerken" tone="plain">
          <DeskField
            name="ware"
            label="Ware ist da ab"
            type="date"
            defaultValue={appointment.goodsFrom ? germanDate(appointment.goodsFrom) : ''}
          />
        </DeskForm>
      )}
      {events.map((event) => (
        <EventForm key={event} event={event} appointment={appointment}>
          {event === 'move' && (
            <SlotFields bays={bays} values={{ tag: day, uhrzeit: time, buehne: appointment.bayId }} />
          )}
        </EventForm>
      ))}
    </div>
  );
}

export function AppointmentPage(props: AppointmentPageProps) {
  const { appointment, version, day, events, notice } = props;
  const { number, contact, state, createdAt, changedAt, changedBy } = appointment;
  return (
    <DeskPage
      title={number}
      lead={
        <p className={styles.small}>
          eingegangen {formatMoment(createdAt)} Uhr, zuletzt geändert {formatMoment(changedAt)} Uhr
          {byWhom(changedBy)}
        </p>
      }
      version={version}
      notice={notice}
      forms={[...events, GOODS]}
      data-appointment-state={state}
    >
      <div className={styles.columns}>
        <Facts {...props} />
        <aside className={`${panel} ${pageStack}`}>
          <Person contact={contact} number={number} />
          <Commands {...props} />
          <p>
            <Link to={`${deskAppointmentsPath}?tag=${day}`} className={styles.entryLink}>
              Alle Termine des Tages
            </Link>
          </p>
        </aside>
      </div>
    </DeskPage>
  );
}
