import { useEffect, useRef } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { button, wide } from '~/ui/components/button.css';
import { box, control } from '~/ui/components/field.css';
import { formatCents } from '~/values/money';
import type { FacetFlag, FacetGroup } from '../facet-groups';
import type { TyreList } from '../tyre-list.server';
import * as styles from './tyre-filters.css';

/** Choices of one facet that are seen without opening the rest. */
const SHOWN = 7;

/**
 * Sends the form at each choice, without what is empty, and keeps the fields in step when a chip or the back button
 * changed the address. While a choice is on its way the form is ahead of the address: the answer to the one before it
 * may come in, but changes no field.
 */
function useInstantFilter(path: string) {
  const submit = useSubmit();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const onTheWay = useRef(0);
  useEffect(() => {
    const isTyping =
      document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'text';
    if (search !== undefined && !isTyping && onTheWay.current === 0) form.current?.reset();
  }, [search]);
  const send = async () => {
    if (!form.current) return;
    const filled = [...new FormData(form.current)].filter(
      ([name, value]) => value !== '' || name === 'breite',
    );
    onTheWay.current += 1;
    try {
      await submit(filled as [string, string][], {
        method: 'get',
        action: path,
        preventScrollReset: true,
        replace: true,
      });
    } finally {
      onTheWay.current -= 1;
    }
  };
  return { form, send };
}

function Choice({
  type,
  name,
  option,
}: {
  type: 'checkbox' | 'radio';
  name: string;
  option: FacetFlag & { value: string };
}) {
  const isDead = option.count === 0 && !option.isActive;
  return (
    <label className={isDead ? styles.deadChoice : styles.choice}>
      <input
        type={type}
        name={name}
        value={option.value}
        defaultChecked={option.isActive}
        disabled={isDead}
        className={box}
      />
      <span>{option.label}</span>
      <span className={styles.count}>{option.count}</span>
    </label>
  );
}

function Group({ group }: { group: FacetGroup }) {
  const options = group.options.map((option) => ({ ...option, name: group.name }));
  const shown = options.filter((option, index) => index < SHOWN || option.isActive);
  const rest = options.filter((option) => !shown.includes(option));
  const any = {
    name: group.name,
    value: '',
    label: 'alle',
    count: -1,
    isActive: !options.some((o) => o.isActive),
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{group.legend}</legend>
      {group.kind === 'radio' && (
        <label className={styles.choice}>
          <input type="radio" name={group.name} value="" defaultChecked={any.isActive} className={box} />
          <span>alle</span>
        </label>
      )}
      {shown.map((option) => (
        <Choice key={option.value} type={group.kind} name={group.name} option={option} />
      ))}
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{rest.length} weitere</summary>
          {rest.map((option) => (
            <Choice key={option.value} type={group.kind} name={group.name} option={option} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

/** The filter form: a plain GET form, sent at each choice where JavaScript runs. */
export function TyreFilters({ list }: { list: TyreList }) {
  const { form, send } = useInstantFilter(list.path);
  const flags = [list.here, ...list.flags];
  return (
    <Form ref={form} method="get" action={list.path} onChange={send} className={styles.form}>
      {list.carried.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {list.sort !== 'preis' && <input type="hidden" name="sortierung" value={list.sort} />}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Verfügbarkeit und Eigenschaften</legend>
        {flags.map((flag) => (
          <Choice key={flag.name} type="checkbox" name={flag.name} option={{ ...flag, value: '1' }} />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Preis je Reifen</legend>
        <div className={styles.range}>
          <input
            className={control}
            type="text"
            name="preisVon"
            aria-label="Preis von (Euro)"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={list.price.from}
            placeholder={list.price.minCents === undefined ? '' : formatCents(list.price.minCents)}
          />
          <span>bis</span>
          <input
            className={control}
            type="text"
            name="preisBis"
            aria-label="Preis bis (Euro)"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={list.price.to}
            placeholder={list.price.maxCents === undefined ? '' : formatCents(list.price.maxCents)}
          />
        </div>
      </fieldset>
      {list.groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      <div className={styles.submit}>
        <button className={`${button.accent} ${wide}`}>Filtern</button>
      </div>
    </Form>
  );
}
