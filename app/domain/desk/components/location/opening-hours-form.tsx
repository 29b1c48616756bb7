import type { OpeningHours } from '~/domain/tenancy/opening-hours';
import { control } from '~/ui/components/field.css';
import { dayNames, weekdays } from '~/values/weekdays';
import { SPANS_OF_DAY, spanField } from '../../location/span-field';
import { weekOf } from '../../location/week';
import * as styles from '../desk.css';
import { answerTo, type DeskAnswer, DeskForm } from '../desk-form';

interface HoursFieldsProps {
  command: string;
  openingHours: readonly OpeningHours[];
  answer: DeskAnswer | undefined;
}

export function HoursFields({ command, openingHours, answer }: HoursFieldsProps) {
  const own = answerTo(answer, command);
  const week = weekOf(openingHours);
  const time = (name: string, label: string, value: string | undefined) => (
    <input
      id={`${command}-${name}`}
      name={name}
      type="time"
      aria-label={label}
      defaultValue={own?.values[name] ?? value}
      aria-invalid={own?.errors[name] ? true : undefined}
      className={control}
    />
  );
  return weekdays.map((day) => (
    <fieldset key={day} className={styles.day}>
      <legend className={styles.dayName}>{dayNames[day]}</legend>
      {Array.from({ length: SPANS_OF_DAY }, (_, index) => {
        const from = spanField(day, 'Von', index);
        const isShown = index < 2 || week[day].length > index || own?.values[from];
        if (!isShown) return null;
        const which = `${dayNames[day]}, ${index + 1}. Zeit`;
        return (
          <span key={from} className={styles.span}>
            {time(from, `${which}: von`, week[day][index]?.from)}–
            {time(spanField(day, 'Bis', index), `${which}: bis`, week[day][index]?.to)}
          </span>
        );
      })}
    </fieldset>
  ));
}

interface OpeningHoursFormProps extends Omit<HoursFieldsProps, 'command'> {
  version: string;
}

export function OpeningHoursForm({ version, ...fields }: OpeningHoursFormProps) {
  const command = 'opening-hours';
  return (
    <DeskForm command={command} label="Öffnungszeiten speichern" version={version} answer={fields.answer}>
      <HoursFields {...fields} command={command} />
    </DeskForm>
  );
}
