import { use } from 'react';
import * as styles from './desk.css';
import { CheckField, DeskField, DeskSelect } from './desk-fields';
import { FormContext } from './form-context';

interface SlotFieldsProps {
  bays: readonly { id: string; name: string }[];
  /** As it is now. */
  values: { tag: string; uhrzeit: string; buehne: string };
}

/** A day, a time to the quarter of an hour, and a bay; a box where the shop would not offer that time. */
export function SlotFields({ bays, values }: SlotFieldsProps) {
  const { answer } = use(FormContext);
  return (
    <>
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
      {answer?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, der Termin soll trotzdem gelten" />}
    </>
  );
}
