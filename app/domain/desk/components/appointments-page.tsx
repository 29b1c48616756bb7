import { stateNames } from '~/domain/workshop/appointments/appointment-text';
import type { DayCapacity } from '~/domain/workshop/appointments/capacity';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { sectionTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import {
  deskAppointmentPath,
  deskAppointmentsPath,
  deskClosuresPath,
  deskDayPrintPath,
  deskNewAppointmentPath,
} from '~/values/desk-paths';
import { weekdayAndDate } from '~/values/german-clock';
import { formatNumber } from '~/values/german-number';
import type { AppointmentEntry } from '../appointments/appointment-entry';
import type { DeskPlan, PlannedDay } from '../appointments/day-plan.server';
import * as styles from './appointments-page.css';
import * as desk from './desk.css';
import { DeskPage } from './desk-page';

interface AppointmentsPageProps extends DeskPlan {
  /** ISO day that is shown, or with which the week begins. */
  day: string;
  isWeek: boolean;
  before: string;
  after: string;
  notice: string | undefined;
}

function Entries({ entries, isShort = false }: { entries: readonly AppointmentEntry[]; isShort?: boolean }) {
  return (
    <ul className={desk.list} data-rows>
      {entries.map(({ number, time, when, bay, service, vehicle, person, phone, state, isLate }) => (
        <li key={number} className={styles.entry} data-state={state}>
          <Link to={deskAppointmentPath(number)} className={desk.entryLink}>
            {isShort ? time : when}
          </Link>{' '}
          {service}
          <p className={desk.small}>
            {[person, ...(isShort ? [vehicle] : [bay]), phone].filter(Boolean).join(' · ')}
          </p>
          <p className={desk.tags}>
            <span className={desk.tag}>{stateNames[state]}</span>
            {isLate && <strong className={styles.late}>überfällig</strong>}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Day({ day, bays }: PlannedDay) {
  return (
    <section aria-label={weekdayAndDate(day)} data-day={day}>
      <h2 className={sectionTitle}>{weekdayAndDate(day)}</h2>
      <div className={styles.bays}>
        {bays.map(({ name, entries }) => (
          <div key={name} className={styles.bay}>
            <h3 className={styles.bayName}>{name}</h3>
            {entries.length === 0 ? (
              <p className={desk.small}>frei</p>
            ) : (
              <Entries entries={entries} isShort />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Hours of all bays. */
const hours = (units: number) => formatNumber(units / 4);

function Capacity({ capacity }: { capacity: readonly DayCapacity[] }) {
  return (
    <div className={styles.scroller}>
      <table className={desk.table}>
        <thead>
          <tr>
            <th scope="col">Tag</th>
            <th scope="col">Stunden</th>
            <th scope="col">belegt</th>
            <th scope="col">Auslastung</th>
          </tr>
        </thead>
        <tbody>
          {capacity.map(({ day, open, taken }) => (
            <tr key={day}>
              <th scope="row">
                <Link to={`${deskAppointmentsPath}?tag=${day}`} className={desk.entryLink}>
                  {weekdayAndDate(day)}
                </Link>
              </th>
              <td>{open === 0 ? 'geschlossen' : hours(open)}</td>
              <td>{hours(taken)}</td>
              <td>{open === 0 ? '–' : `${Math.round((taken / open) * 100)} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function AppointmentsPage({ day, isWeek, before, after, notice, ...plan }: AppointmentsPageProps) {
  const { days, requested, inClosedTime, capacity } = plan;
  const at = (tag: string, week = isWeek) =>
    `${deskAppointmentsPath}?tag=${tag}${week ? '&ansicht=woche' : ''}`;
  return (
    <DeskPage title="Termine" notice={notice}>
      <div className={styles.tools}>
        <p className={desk.tags}>
          <Link to={at(before)} className={desk.entryLink}>
            Zurück
          </Link>
          <Link to={deskAppointmentsPath} className={desk.entryLink}>
            Heute
          </Link>
          <Link to={at(after)} className={desk.entryLink}>
            Weiter
          </Link>
          <Link to={at(day, !isWeek)} className={desk.entryLink}>
            {isWeek ? 'Tagesansicht' : 'Wochenansicht'}
          </Link>
          <Link to={deskNewAppointmentPath} className={desk.entryLink}>
            Termin eintragen
          </Link>
          {!isWeek && (
            <Link to={`${deskDayPrintPath}?tag=${day}`} className={desk.entryLink}>
              Tag drucken
            </Link>
          )}
          <Link to={deskClosuresPath} className={desk.entryLink}>
            Sperren
          </Link>
        </p>
        <Form method="get" className={desk.filters}>
          {isWeek && <input type="hidden" name="ansicht" value="woche" />}
          <TextField id="tag" name="tag" label="Tag" type="date" defaultValue={day} key={day} />
          <button className={button.plain}>Anzeigen</button>
        </Form>
      </div>
      {inClosedTime.length > 0 && (
        <Section title="In einer Schließzeit">
          <p>
            Diese Termine liegen in einer Sperre oder außerhalb der Öffnungszeiten. Bitte verschieben Sie sie.
          </p>
          <Entries entries={inClosedTime} />
        </Section>
      )}
      {requested.length > 0 && (
        <Section title="Angefragt">
          <Entries entries={requested} />
        </Section>
      )}
      {days.map((one) => (
        <Day key={one.day} {...one} />
      ))}
      <details className={styles.tools}>
        <summary className={styles.summary}>Auslastung der nächsten vier Wochen</summary>
        <Capacity capacity={capacity} />
      </details>
    </DeskPage>
  );
}
