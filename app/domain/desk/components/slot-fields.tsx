import { SelectField } from '~/ui/components/field';
import * as styles from './desk.css';
import { answerTo, type DeskAnswer, DeskField } from './desk-form';

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
  const own = answerTo(answer, command);
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
      <SelectField
        id={`${command}-buehne`}
        name="buehne"
        label="Bühne"
        errors={own?.errors.buehne ?? []}
        defaultValue={own?.values.buehne ?? values.buehne}
      >
        {bays.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
