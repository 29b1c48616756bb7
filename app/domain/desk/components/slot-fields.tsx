import * as styles from './desk.css';
import { type DeskAnswer, DeskField, DeskSelect } from './desk-form';

interface SlotFieldsProps {
  command: string;
  answer: DeskAnswer | undefined;
  bays: readonly { id: string; name: string }[];
  /** As it is now. */
  values: { tag: string; uhrzeit: string; buehne: string };
}

/** A day, a time to the quarter of an hour, and a bay. */
export function SlotFields({ command, answer, bays, values }: SlotFieldsProps) {
  const field = { command, answer };
  return (
    <div className={styles.choices}>
      <DeskField {...field} name="tag" label="Tag" type="date" defaultValue={values.tag} />
      <DeskField
        {...field}
        name="uhrzeit"
        label="Uhrzeit"
        type="time"
        step={900}
        defaultValue={values.uhrzeit}
      />
      <DeskSelect {...field} name="buehne" label="Bühne" defaultValue={values.buehne}>
        {bays.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </DeskSelect>
    </div>
  );
}
