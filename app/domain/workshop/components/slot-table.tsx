import { box } from '~/ui/components/field.css';
import type { DayView } from '../appointments/slot-view';
import * as styles from './slot-table.css';

/** Further days are folded: four weeks of times are a long page. */
const DAYS_LISTED = 6;

interface SlotTableProps {
  days: readonly DayView[];
  /** Name of a slot. */
  chosen?: string | undefined;
}

const has = ({ slots }: DayView, chosen: string | undefined) => slots.some(({ name }) => name === chosen);

function summaryOf(slots: DayView['slots']): string {
  const first = slots[0]?.time;
  return slots.length === 1 ? `${first} Uhr` : `${slots.length} Zeiten ab ${first}`;
}

interface DaysProps extends SlotTableProps {
  /** The day whose times are visible. */
  open: DayView | undefined;
  nearest?: DayView | undefined;
}

function Days({ days, chosen, open, nearest }: DaysProps) {
  return (
    <table className={styles.table}>
      <tbody>
        {days.map((view) => (
          <tr key={view.day}>
            <th scope="row">
              {view.day}
              {view === nearest && <small>nächster freier Tag</small>}
            </th>
            <td>
              <details name="tage" open={view === open}>
                <summary className={styles.day}>{summaryOf(view.slots)}</summary>
                <div className={styles.times}>
                  {view.slots.map(({ name, time }) => (
                    <label key={name} className={styles.time}>
                      <input
                        type="radio"
                        name="beginn"
                        value={name}
                        defaultChecked={name === chosen}
                        aria-label={`${view.day}, ${time} Uhr`}
                        className={box}
                      />
                      {time}
                    </label>
                  ))}
                </div>
              </details>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Radio buttons `beginn` of the form around it. The times of one day are visible: the chosen one, or the nearest. */
export function SlotTable({ days, chosen }: SlotTableProps) {
  const later = days.slice(DAYS_LISTED);
  const open = days.find((day) => has(day, chosen)) ?? days[0];
  return (
    <>
      <Days days={days.slice(0, DAYS_LISTED)} chosen={chosen} open={open} nearest={days[0]} />
      {later.length > 0 && (
        <details open={later.some((day) => day === open)}>
          <summary className={styles.later}>
            {later.length === 1 ? 'Ein späterer Tag: ' : `${later.length} spätere Tage, bis `}
            {later.at(-1)?.day}
          </summary>
          <Days days={later} chosen={chosen} open={open} />
        </details>
      )}
    </>
  );
}

export const NO_SLOTS = 'In den nächsten Wochen ist online keine Zeit frei.';
