import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from 'remix-utils/use-hydrated';
import { button, wide } from '~/ui/components/button.css';
import { control } from '~/ui/components/field.css';
import { Form, useSubmit } from '~/ui/components/link';
import { formatCents } from '~/values/money';
import type { FacetGroup, FacetOption } from '../form-fields';
import { countLabel } from '../list-label';
import type { ListPage } from '../load-list.server';
import { ChoiceDrawing } from './choice-drawing';
import * as styles from './filter-form.css';
import { PriceBars } from './price-bars';

/** Choices of a facet that are visible before it is expanded. */
const SHOWN = 5;

/** Submits at each choice. The answer to an earlier submission must not change the fields while a later one is pending. */
function useInstantFilter({ path, form: { hidden } }: ListPage) {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const form = useRef<HTMLFormElement>(null);
  const onTheWay = useRef(0);
  const shown = useRef(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const { activeElement } = document;
    const field = activeElement instanceof HTMLInputElement ? activeElement : undefined;
    const isFirst = shown.current === address;
    shown.current = address;
    // Chosen before hydration.
    if (isFirst && field?.form === form.current && field?.checked !== field?.defaultChecked)
      void send({ target: field ?? null });
    else if (field?.type !== 'text' && onTheWay.current === 0) form.current?.reset();
  }, [address]);
  const send = async ({ target }: { target: EventTarget | null }) => {
    const isTyping = target instanceof HTMLInputElement && target.type === 'text';
    if (!form.current) return;
    const sentAlong = new Set(hidden.map(([name]) => name));
    const filled = [...new FormData(form.current)].filter(
      ([name, value]) => value !== '' || sentAlong.has(name),
    );
    onTheWay.current += 1;
    try {
      await submit(filled as [string, string][], {
        method: 'get',
        action: path,
        preventScrollReset: true,
        // A choice adds a history entry; typing an amount replaces it.
        replace: isTyping,
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
  children,
}: {
  type: 'checkbox' | 'radio';
  name: string;
  option: FacetOption;
  children?: ReactNode;
}) {
  const [value, label, count, isActive] = option;
  const isDead = count === 0 && !isActive;
  return (
    <label className={isDead ? styles.deadChoice : styles.choice}>
      <input type={type} name={name} value={value} defaultChecked={isActive === 1} disabled={isDead} />
      <span>{label}</span>
      <span>{count}</span>
      {children}
    </label>
  );
}

function Group({ group: { name, legend, type, options, drawing } }: { group: FacetGroup }) {
  const most = Math.max(1, ...options.map(([, , count]) => count));
  const shown = options.filter(([, , , isActive], index) => index < SHOWN || isActive);
  const rest = options.filter((option) => !shown.includes(option));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {type === 'radio' && (
        <label className={styles.choice}>
          <input
            type="radio"
            name={name}
            value=""
            defaultChecked={!options.some(([, , , isActive]) => isActive)}
          />
          <span>alle</span>
        </label>
      )}
      {shown.map((option) => (
        <Choice key={option[0]} type={type} name={name} option={option}>
          {drawing && <ChoiceDrawing drawing={drawing} option={option} most={most} />}
        </Choice>
      ))}
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{rest.length} weitere</summary>
          {rest.map((option) => (
            <Choice key={option[0]} type={type} name={name} option={option} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

function Amount({
  name,
  label,
  value,
  limit,
}: {
  name: string;
  label: string;
  value: string;
  limit?: number | undefined;
}) {
  return (
    <input
      className={control}
      type="text"
      name={name}
      aria-label={label}
      inputMode="decimal"
      defaultValue={value}
      placeholder={limit === undefined ? '' : formatCents(limit)}
    />
  );
}

export function FilterFields({ list }: { list: ListPage }) {
  const { path, sort, sorts } = list;
  const { flags, range, groups, hidden } = list.form;
  const { form, send } = useInstantFilter(list);
  const isHydrated = useHydrated();
  return (
    <Form ref={form} method="get" action={path} onChange={send} className={styles.form} autoComplete="off">
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {sort !== sorts[0]?.[0] && <input type="hidden" name="sortierung" value={sort} />}
      {flags.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Verfügbarkeit und Eigenschaften</legend>
          {flags.map(([name, label, count, isActive]) => (
            <Choice key={name} type="checkbox" name={name} option={['1', label, count, isActive]} />
          ))}
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{range.legend}</legend>
        <PriceBars range={range} onRelease={send} />
        <div className={styles.range}>
          <Amount
            name={`${range.name}Von`}
            label="Preis von (Euro)"
            value={range.from}
            limit={range.minCents}
          />
          <span>bis</span>
          <Amount
            name={`${range.name}Bis`}
            label="Preis bis (Euro)"
            value={range.to}
            limit={range.maxCents}
          />
        </div>
      </fieldset>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      <div className={isHydrated ? styles.close : styles.submit}>
        {isHydrated ? (
          <button
            type="button"
            popoverTarget="filter"
            popoverTargetAction="hide"
            className={`${button.action} ${wide}`}
          >
            {countLabel(list)} zeigen
          </button>
        ) : (
          <button className={`${button.action} ${wide}`}>Filtern</button>
        )}
      </div>
    </Form>
  );
}
