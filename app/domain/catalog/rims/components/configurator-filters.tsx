import { useHydrated } from 'remix-utils/use-hydrated';
import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import { Form, useSubmit } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { useChosenValues } from '~/ui/components/use-chosen-values';
import type { RimConfigurator } from '../configurator/load-configurator.server';
import * as styles from './rim-configurator.css';

/** The browser must not restore other choices than those of the address. */
export function FilterForm({
  shown: { path, fields, hidden },
}: {
  shown: Pick<RimConfigurator, 'path' | 'fields' | 'hidden'>;
}) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const chosen = Object.fromEntries(
    fields.map(({ name, options }) => [name, options.find(({ isChosen }) => isChosen)?.value ?? '']),
  );
  const form = useChosenValues(chosen);
  return (
    <Form
      ref={form}
      action={path}
      className={`${panel} ${styles.fields}`}
      aria-label="Felgen filtern"
      autoComplete="off"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label, options }) => (
        <SelectField key={name} id={name} name={name} label={label} defaultValue={chosen[name]}>
          <option value="">alle</option>
          {options.map(({ value, label: words, count, isChosen }) => (
            <option key={value} value={value} disabled={count === 0 && !isChosen}>
              {words} ({count})
            </option>
          ))}
        </SelectField>
      ))}
      {!isHydrated && <button className={button.plain}>Filtern</button>}
    </Form>
  );
}
