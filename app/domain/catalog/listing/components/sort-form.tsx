import { useHydrated } from 'remix-utils/use-hydrated';
import { button } from '~/ui/components/button.css';
import { control } from '~/ui/components/field.css';
import { Form, useSubmit } from '~/ui/components/link';
import { useChosenValues } from '~/ui/components/use-chosen-values';
import type { ListPage } from '../load-list.server';
import * as styles from './list-frame.css';

export function SortForm({ list }: { list: ListPage }) {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const form = useChosenValues({ sortierung: list.sort });
  const [path = '', query = ''] = list.pageBase.split('?');
  const hidden = [...new URLSearchParams(query)].filter(
    ([name]) => name !== 'seite' && name !== 'sortierung',
  );
  return (
    <Form
      ref={form}
      method="get"
      action={path}
      className={styles.sort}
      autoComplete="off"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sortierung">Sortierung</label>
      <select id="sortierung" name="sortierung" defaultValue={list.sort} className={control}>
        {list.sorts.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <button className={button.plain} hidden={isHydrated}>
        Sortieren
      </button>
    </Form>
  );
}
