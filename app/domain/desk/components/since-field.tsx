import { TextField } from '~/ui/components/field';
import { filterDayErrors } from '~/values/day-field';

/** The first day of a list. */
export function SinceField({ typed }: { typed: string }) {
  return (
    <TextField
      id="seit"
      name="seit"
      type="date"
      label="Seit"
      defaultValue={typed}
      errors={filterDayErrors(typed)}
    />
  );
}
