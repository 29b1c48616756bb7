import type { DayView } from '../appointments/slot-view';
import * as styles from './slot-table.css';

/** Further days are folded: four weeks of times are a long page. */
const DAYS_OPEN = 5;

interface SlotTableProps {
  days: readonly DayView[];
  /** Name of a slot. */
  chosen?: string | undefined;
}

function Days({ days, chosen }: SlotTableProps) {
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
                    <input
                      type="radio"
                      name="beginn"
                      value={name}
                      defaultChecked={name === chosen}
                      aria-label={`${day}, ${time} Uhr`}
                    />
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
export function SlotTable({ days, chosen }: SlotTableProps) {
  const later = days.slice(DAYS_OPEN);
  const isLater = later.some(({ slots }) => slots.some(({ name }) => name === chosen));
  return (
    <>
      <Days days={days.slice(0, DAYS_OPEN)} chosen={chosen} />
      {later.length > 0 && (
        <details open={isLater}>
          <summary className={styles.later}>Spätere Tage, bis {later.at(-1)?.day}</summary>
          <Days days={later} chosen={chosen} />
        </details>
      )}
    </>
  );
}

export const NO_SLOTS = 'In den nächsten Wochen ist online keine Zeit frei.';
