import { useId } from 'react';
import { useHref } from 'react-router';
import { bookingPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import type { Shell } from '../shell/shell';
import * as styles from './service-booking.css';

export function ServiceBooking({ services }: { services: Shell['externalServices'] }) {
  const id = useId();
  const action = useHref(bookingPath);
  const preset = services.find((service) => service.isDefault) ?? services[0];
  return (
    <form method="get" action={action} data-document className={styles.box} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className={styles.title}>
        Werkstatttermin online buchen
      </p>
      <SelectField id={`${id}-service`} label="Buchungssystem" name="system" defaultValue={preset?.key}>
        {services.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <button type="submit" className={button.accent}>
        Zur Termin-Buchung
      </button>
    </form>
  );
}
