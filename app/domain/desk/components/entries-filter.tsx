import type { ReactNode } from 'react';
import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { pageStack, panel } from '~/ui/components/panel.css';
import * as styles from './desk.css';
import { SinceField } from './since-field';

interface EntriesFilterProps<Kind extends string> {
  /** Path of the page. */
  action: string;
  kinds: readonly Kind[];
  names: Readonly<Record<Kind, string>>;
  /** As in the address. */
  typed: { art: string; seit: string };
  /** Between the kind and the day. */
  children?: ReactNode;
}

/** Of a list of entries, by kind and day. */
export function EntriesFilter<Kind extends string>(props: EntriesFilterProps<Kind>) {
  const { action, kinds, names, typed, children } = props;
  return (
    <Form method="get" action={action} className={`${panel} ${pageStack}`}>
      <div className={styles.choices}>
        <SelectField id="art" name="art" label="Art" defaultValue={typed.art}>
          <option value="">alle</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {names[kind]}
            </option>
          ))}
        </SelectField>
        {children}
        <SinceField typed={typed.seit} />
      </div>
      <p>
        <button className={button.accent}>Filtern</button>
      </p>
    </Form>
  );
}
