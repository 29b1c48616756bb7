import { SelectField } from '~/ui/components/field';
import { salutationNames, salutations } from '../person-fields';

export function SalutationField(field: {
  id: string;
  name: string;
  errors?: string[];
  defaultValue?: string;
}) {
  return (
    <SelectField label="Anrede" autoComplete="honorific-prefix" required {...field}>
      <option value="">Bitte wählen</option>
      {salutations.map((value) => (
        <option key={value} value={value}>
          {salutationNames[value]}
        </option>
      ))}
    </SelectField>
  );
}
