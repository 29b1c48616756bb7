import type { DayView } from '../appointments/slot-view';
import * as styles from './slot-table.css';

/** Further days are folded: four weeks of times are a long page. */
const DAYS_OPEN = 5;

function Days({ days }: { days: readonly DayView[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {days.map(({ day, slots }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>
              <div className={styles.times}>
                {slots.map(({ name, time }) => (
                  <label key={name} className={styles.time}>
                    <input type="radio" name="beginn" value={name} aria-label={`${day}, ${time} Uhr`} />
                    {time}
                  </label>
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Radio buttons `beginn` of the form around it. */
export function SlotTable({ days }: { days: readonly DayView[] }) {
  const later = days.slice(DAYS_OPEN);
  return (
    <>
      <Days days={days.slice(0, DAYS_OPEN)} />
      {later.length > 0 && (
        <details>
          <summary className={styles.later}>Spätere Tage, bis {later.at(-1)?.day}</summary>
          <Days days={later} />
        </details>
      )}
    </>
  );
}

export const NO_SLOTS = 'In den nächsten Wochen ist online keine Zeit frei.';
