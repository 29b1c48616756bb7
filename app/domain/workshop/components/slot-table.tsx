import type { DayView } from '../appointments/slot-view';
import * as styles from './slot-table.css';

interface SlotTableProps {
  days: readonly DayView[];
  /** Name of the slot that is marked. */
  chosen?: string | undefined;
}

/** Radio buttons `beginn` of the form around it. */
export function SlotTable({ days, chosen }: SlotTableProps) {
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

export const NO_SLOTS = 'In den nächsten Wochen ist online keine Zeit frei.';
