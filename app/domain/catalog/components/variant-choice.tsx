import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { useHydrated } from 'remix-utils/use-hydrated';
import { button } from '~/ui/components/button.css';
import { control } from '~/ui/components/field.css';
import { Form } from '~/ui/components/link';
import type { Variant } from '../listing/article-detail.server';
import { VARIANT_PARAMETER } from '../listing/variant-parameter';
import { fitWords } from './fit-words';
import * as styles from './variant-choice.css';

/** Takes one line, whatever the number of variants. */
export function VariantChoice({ variants }: { variants: readonly Variant[] }) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const choice = useRef<HTMLSelectElement>(null);
  const chosen = variants.find(({ isCurrent }) => isCurrent);
  const value = chosen?.key ?? '';
  // A select applies its default only once, and a new element would lose the focus.
  useEffect(() => {
    if (choice.current) choice.current.value = value;
  }, [value]);
  return (
    <Form
      method="get"
      action={(chosen ?? variants[0])?.to}
      className={styles.choice}
      autoComplete="off"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <label htmlFor="ausfuehrung">Ausführung ({variants.length})</label>
      <select ref={choice} id="ausfuehrung" name={VARIANT_PARAMETER} defaultValue={value} className={control}>
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
