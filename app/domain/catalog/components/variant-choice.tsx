import { useHydrated } from 'remix-utils/use-hydrated';
import { button } from '~/ui/components/button.css';
import { control } from '~/ui/components/field.css';
import { Form, useSubmit } from '~/ui/components/link';
import { useChosenValues } from '~/ui/components/use-chosen-values';
import type { Variant } from '../listing/article-detail.server';
import { VARIANT_PARAMETER } from '../listing/variant-parameter';
import { fitWords } from './fit-words';
import * as styles from './variant-choice.css';

export function VariantChoice({ variants }: { variants: readonly Variant[] }) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const chosen = variants.find(({ isCurrent }) => isCurrent);
  const value = chosen?.key ?? '';
  const form = useChosenValues({ [VARIANT_PARAMETER]: value });
  return (
    <Form
      ref={form}
      method="get"
      action={(chosen ?? variants[0])?.to}
      className={styles.choice}
      autoComplete="off"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <label htmlFor="ausfuehrung">Ausführung ({variants.length})</label>
      <select id="ausfuehrung" name={VARIANT_PARAMETER} defaultValue={value} className={control}>
        {!chosen && <option value="">Bitte wählen</option>}
        {variants.map(({ key, label, verdict }) => (
          <option key={key} value={key}>
            {[label, verdict && fitWords[verdict.result]].filter(Boolean).join(' ')}
          </option>
        ))}
      </select>
      {!isHydrated && <button className={button.plain}>Wählen</button>}
    </Form>
  );
}
