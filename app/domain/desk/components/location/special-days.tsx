import type { SpecialDay } from '~/domain/tenancy/opening-hours';
import { formatIsoDate } from '~/values/german-date';
import { hoursText } from '../../location/messages';
import * as styles from '../desk.css';
import { DeskField } from '../desk-fields';
import { DeskForm, EntryForm } from '../desk-form';

export interface SpecialDayEntry {
  day: SpecialDay;
  /** In the stored list. */
  index: number;
  /** Another entry opens on its day. */
  isOverruled: boolean;
}

interface SpecialDaysProps {
  /** From today on. */
  days: SpecialDayEntry[];
}

export function SpecialDays({ days }: SpecialDaysProps) {
  return (
    <>
      {days.length === 0 && (
        <p>Es gelten die gewöhnlichen Zeiten; an bundesweiten Feiertagen ist geschlossen.</p>
      )}
      <ul className={styles.list}>
        {days.map(({ day, index, isOverruled }) => (
          <li key={index} className={styles.entry}>
            <div>
              {formatIsoDate(day.date)}
              <p className={styles.small}>
                {hoursText(day)}
                {isOverruled && ' · gilt nicht: An diesem Tag ist nach einem anderen Eintrag geöffnet.'}
              </p>
            </div>
            <EntryForm
              command="remove-special-day"
              label="Entfernen"
              name={`${formatIsoDate(day.date)} entfernen`}
              value={index}
            />
          </li>
        ))}
      </ul>
      <DeskForm command="add-special-days" label="Tage eintragen">
        <div className={styles.choices}>
          <DeskField name="tag" label="Tag" type="date" />
          <DeskField name="letzterTag" label="Letzter Tag" hint="bei mehreren Tagen" type="date" />
          <DeskField name="anlass" label="Anlass" hint="steht im Shop" maxLength={60} />
          <DeskField name="von" label="Geöffnet von" hint="leer: geschlossen" type="time" />
          <DeskField name="bis" label="Geöffnet bis" hint="00:00: bis Mitternacht" type="time" />
        </div>
      </DeskForm>
    </>
  );
}
