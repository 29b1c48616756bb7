import { type FederalState, federalStateNames, federalStates } from '~/domain/tenancy/federal-states';
import { formatIsoDate } from '~/values/german-date';
import * as styles from '../desk.css';
import { CheckField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { useAnswerTo } from '../form-context';
import { Section } from '../section';

interface FederalStateFormProps {
  state: FederalState | undefined;
  /** The next ones. */
  holidays: { day: string; name: string }[];
}

export function FederalStateForm({ state, holidays }: FederalStateFormProps) {
  const answer = useAnswerTo('federal-state');
  return (
    <Section title="Feiertage">
      <p>An Feiertagen ist geschlossen, wenn unter „Besondere Tage“ nichts anderes steht.</p>
      <DeskForm command="federal-state" label="Bundesland speichern">
        <DeskSelect name="bundesland" label="Bundesland" defaultValue={state ?? ''}>
          <option value="">nur Feiertage in ganz Deutschland</option>
          {federalStates.map((one) => (
            <option key={one} value={one}>
              {federalStateNames[one]}
            </option>
          ))}
        </DeskSelect>
        {answer?.errors.trotzdem && <CheckField name="trotzdem" label="Ja, wir verschieben diese Termine" />}
      </DeskForm>
      <p className={styles.small}>
        Die nächsten: {holidays.map(({ day, name }) => `${formatIsoDate(day)} (${name})`).join(', ')}.
      </p>
    </Section>
  );
}
