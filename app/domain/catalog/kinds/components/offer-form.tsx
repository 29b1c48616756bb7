import { useHydrated } from 'remix-utils/use-hydrated';
import { offersPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import { Form, useSubmit } from '~/ui/components/link';
import { useChosenValues } from '~/ui/components/use-chosen-values';
import { offerOrders } from '../offer-choice';
import * as styles from './offer-form.css';

export interface OfferFormView {
  kinds: { value: string; label: string }[];
  chosen: { art: string; sortierung: string; passend: string };
  hasVehicle: boolean;
}

export function OfferForm({ kinds, chosen, hasVehicle }: OfferFormView) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const form = useChosenValues(chosen);
  return (
    <Form
      ref={form}
      action={offersPath}
      className={styles.form}
      aria-label="Angebote filtern"
      autoComplete="off"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {kinds.length > 1 && (
        <SelectField id="art" name="art" label="Warengruppe" defaultValue={chosen.art}>
          <option value="">Alle Warengruppen</option>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {hasVehicle && (
        <SelectField id="passend" name="passend" label="Fahrzeug" defaultValue={chosen.passend}>
          <option value="">Passend zu Ihrem Fahrzeug</option>
          <option value="alle">Für jedes Fahrzeug</option>
        </SelectField>
      )}
      <SelectField id="sortierung" name="sortierung" label="Sortierung" defaultValue={chosen.sortierung}>
        {offerOrders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {!isHydrated && <button className={button.plain}>Filtern</button>}
    </Form>
  );
}
