import type { DayView } from '../appointments/slot-view';
import * as styles from './slot-table.css';

/** Further days are folded: four weeks of times are a long page. */
const DAYS_OPEN = 5;

interface SlotTableProps {
  days: readonly DayView[];
  /** Name of a slot. */
  chosen?: string | undefined;
}

/** A day with more shows its first time and the full hours; the others are folded. */
const TIMES_OPEN = 12;

type Slot = DayView['slots'][number];

function splitSlots(slots: Slot[]): { open: Slot[]; folded: Slot[] } {
  if (slots.length <= TIMES_OPEN) return { open: slots, folded: [] };
  const isOpen = ({ time }: Slot, index: number) => index === 0 || time.slice(3, 5) === '00';
  return { open: slots.filter(isOpen), folded: slots.filter((slot, index) => !isOpen(slot, index)) };
}

function Times({ day, slots, chosen }: DayView & Pick<SlotTableProps, 'chosen'>) {
  return (
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
  );
}

function Day({ day, slots, chosen }: DayView & Pick<SlotTableProps, 'chosen'>) {
  const { open, folded } = splitSlots(slots);
  return (
    <tr>
      <th scope="row">{day}</th>
      <td>
        <Times day={day} slots={open} chosen={chosen} />
        {folded.length > 0 && (
          <details open={folded.some(({ name }) => name === chosen)}>
            <summary className={styles.more}>{folded.length} weitere Zeiten</summary>
            <Times day={day} slots={folded} chosen={chosen} />
          </details>
        )}
      </td>
    </tr>
  );
}

function Days({ days, chosen }: SlotTableProps) {
  return (
    <table className={styles.table}>
      <tbody>
        {days.map((day) => (
          <Day key={day.day} {...day} chosen={chosen} />
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
