import { stateNames } from '~/domain/workshop/appointments/appointment-text';
import { Section } from '~/ui/components/section';
import { weekdayAndDate } from '~/values/german-clock';
import { formatMoment } from '~/values/german-date';
import type { PlannedDay } from '../appointments/day-plan.server';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';

interface DayPrintPageProps extends PlannedDay {
  at: Date;
}

function Bay({ entries }: Pick<PlannedDay['bays'][number], 'entries'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Zeit</th>
          <th scope="col">Arbeit</th>
          <th scope="col">Kunde</th>
          <th scope="col">Erledigt</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ number, time, service, vehicle, person, phone, message, state }) => (
          <tr key={number} data-state={state}>
            <th scope="row">{time}</th>
            <td>
              {[service, vehicle].filter(Boolean).join(', ')}
              <p className={styles.small}>{[number, stateNames[state]].join(' · ')}</p>
              {message && <p className={styles.small}>{message}</p>}
            </td>
            <td>{[person, phone].filter(Boolean).join(', ')}</td>
            <td>[ ]</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** For paper: the browser prints it. */
export function DayPrintPage({ day, bays, at }: DayPrintPageProps) {
  const used = bays.filter(({ entries }) => entries.length > 0);
  return (
    <DeskPage title={`Werkstatt am ${weekdayAndDate(day)}`}>
      <p>Stand: {formatMoment(at)} Uhr</p>
      {used.length === 0 && <p>An diesem Tag steht kein Termin an.</p>}
      {used.map(({ name, entries }) => (
        <Section key={name} title={name}>
          <Bay entries={entries} />
        </Section>
      ))}
    </DeskPage>
  );
}
