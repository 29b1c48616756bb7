import * as styles from './desk.css';
import { DeskField, DeskSelect } from './desk-fields';

interface SlotFieldsProps {
  bays: readonly { id: string; name: string }[];
  /** As it is now. */
  values: { tag: string; uhrzeit: string; buehne: string };
}

/** A day, a time to the quarter of an hour, and a bay. */
export function SlotFields({ bays, values }: SlotFieldsProps) {
  return (
    <div className={styles.choices}>
      <DeskField name="tag" label="Tag" type="date" defaultValue={values.tag} />
      <DeskField name="uhrzeit" label="Uhrzeit" type="time" step={900} defaultValue={values.uhrzeit} />
      <DeskSelect name="buehne" label="Bühne" defaultValue={values.buehne}>
        {bays.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </DeskSelect>
    </div>
  );
}
