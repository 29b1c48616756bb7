import { Link } from '~/ui/components/link';
import { accountAppointmentPath } from '~/values/appointment-paths';
import type { AppointmentState } from '../appointments/appointment';
import { stateNames } from '../appointments/appointment-text';
import { choiceWords, facts, found } from './navigator.css';

interface AppointmentListProps {
  entries: readonly {
    number: string;
    service: string;
    time: string;
    place: string;
    state: AppointmentState;
  }[];
}

export function AppointmentList({ entries }: AppointmentListProps) {
  return (
    <ul className={found}>
      {entries.map(({ number, service, time, place, state }) => (
        <li key={number} className={choiceWords}>
          <Link to={accountAppointmentPath(number)}>
            {service}, {time}
          </Link>
          <span className={facts}>{[place, stateNames[state], number].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
