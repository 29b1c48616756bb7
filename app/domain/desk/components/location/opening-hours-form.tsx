import { use } from 'react';
import type { OpeningHours } from '~/domain/tenancy/opening-hours';
import { control } from '~/ui/components/field.css';
import { dayNames, weekdays } from '~/values/weekdays';
import { SPANS_OF_DAY, spanField } from '../../location/span-field';
import { fieldOfEnd, weekOf } from '../../location/week';
import * as styles from '../desk.css';
import { DeskForm } from '../desk-form';
import { FormContext } from '../form-context';

interface HoursFieldsProps {
  openingHours: readonly OpeningHours[];
}

export function HoursFields({ openingHours }: HoursFieldsProps) {
  const { id, answer } = use(FormContext);
  const week = weekOf(openingHours);
  const time = (name: string, label: string, value: string | undefined) => (
    <input
      id={`${id}-${name}`}
      name={name}
      type="time"
      aria-label={label}
      defaultValue={answer?.values[name] ?? value}
      aria-invalid={answer?.errors[name] ? true : undefined}
      className={control}
    />
  );
  return weekdays.map((day) => (
    <fieldset key={day} className={styles.day}>
      <legend className={styles.dayName}>{dayNames[day]}</legend>
      {Array.from({ length: SPANS_OF_DAY }, (_, index) => {
        const from = spanField(day, 'Von', index);
        const isShown = index < 2 || week[day].length > index || answer?.values[from];
        if (!isShown) return null;
        const which = `${dayNames[day]}, ${index + 1}. Zeit`;
        return (
          <span key={from} className={styles.span}>
            {time(from, `${which}: von`, week[day][index]?.from)}–
            {time(spanField(day, 'Bis', index), `${which}: bis`, fieldOfEnd(week[day][index]?.to))}
          </span>
        );
      })}
    </fieldset>
  ));
}

export function OpeningHoursForm(fields: HoursFieldsProps) {
  return (
    <DeskForm command="opening-hours" label="Öffnungszeiten speichern">
      <HoursFields {...fields} />
    </DeskForm>
  );
}
