import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import type { AppointmentNoteView } from '../appointments/appointment-note';

export function AppointmentNote({ appointment }: { appointment: AppointmentNoteView }) {
  const { title, number, service, time, stateName, isOpen, path, calendarPath } = appointment;
  return (
    <section className={panel} data-appointment={number}>
      <h2 className={sectionTitle}>{isOpen ? `Ihr ${title}` : `${title}: ${stateName}`}</h2>
      <p>
        <strong>{time}</strong>
        <br />
        {service} · {stateName}
        <br />
        Terminnummer {number}
      </p>
      {isOpen && (
        <p>
          {path ? (
            <Link to={path}>Termin verschieben oder absagen</Link>
          ) : (
            'Verschieben oder absagen können Sie ihn über den Link in unserer E-Mail.'
          )}{' '}
          Wird die Bestellung storniert, so entfällt auch der Termin.
        </p>
      )}
      {calendarPath && (
        <p>
          <Link to={calendarPath} reloadDocument className={button.plain}>
            In den Kalender
          </Link>
        </p>
      )}
    </section>
  );
}
