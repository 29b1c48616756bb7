import { type ChangeEvent, type ReactNode, useState } from 'react';
import { button } from '~/ui/components/button.css';
import { SelectField, TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { type TyreSize, unpackSizes } from '~/values/tyre-size';
import type { SeasonChoice } from '../season';
import type { FinderValues } from '../tyre-list.server';
import { SidewallHelp } from './sidewall-help';
import * as styles from './tyre-finder.css';

export interface FinderParts {
  bySize: ReactNode;
  byMarking: ReactNode;
  marking: string;
}

interface TyreFinderProps {
  action: string;
  values: FinderValues;
  /** All sizes with tyres, packed (`packSizes`). */
  sizes: string;
  seasons: readonly SeasonChoice[];
  hidesSeason?: boolean;
  unreadableSize?: string;
  arrange?: (parts: FinderParts) => ReactNode;
}

const sizeFields = {
  breite: ['Breite', (size: TyreSize) => size.width],
  hoehe: ['Höhe', (size: TyreSize) => size.aspect],
  durchmesser: ['Zoll', (size: TyreSize) => size.rimTenths / 10],
} as const;

type SizeField = keyof typeof sizeFields;

const sizeEntries = Object.entries(sizeFields) as [SizeField, (typeof sizeFields)[SizeField]][];

const EXAMPLE = '205/55 R16 91V';
/** The part of a marking that the drawing needs; load and speed may follow. */
const drawable = /^\d{3}\/\d\d Z?R\d\d( \d{2,3}[A-Z])?$/;

/** The typed size, else the selected one, else an example. */
function markingOf({ breite, hoehe, durchmesser }: FinderValues, typed: string): string {
  const normalized = typed.trim().toUpperCase().replace(/\s+/g, ' ');
  if (drawable.test(normalized)) return normalized;
  const dimension = `${breite}${hoehe === '0' ? '' : `/${hoehe}`} R${durchmesser}`;
  return breite && hoehe && durchmesser && !EXAMPLE.startsWith(dimension) ? dimension : EXAMPLE;
}

/** Every value is offered, because a way from 205/55 R16 to 225/45 R17 passes sizes that do not exist. Existing combinations stand out. */
function useSizeOptions(packedSizes: string, values: FinderValues) {
  const sizes = unpackSizes(packedSizes);
  const [chosen, setChosen] = useState<FinderValues>();
  const choose = (field: SizeField) => (event: ChangeEvent<HTMLSelectElement>) =>
    setChosen({ ...(chosen ?? values), [field]: event.target.value });
  const optionsOf = (field: SizeField) => {
    const read = sizeFields[field][1];
    const others = sizeEntries.filter(([other]) => other !== field && chosen?.[other]);
    const fitting = sizes.filter((size) =>
      others.every(([other, [, of]]) => chosen?.[other] === `${of(size)}`),
    );
    const fittingValues = new Set(fitting.map(read));
    const current = values[field] === '' ? [] : [Number(values[field])];
    return [...new Set([...sizes.map(read), ...current])]
      .sort((a, b) => a - b)
      .map((value) => ({ value, className: fittingValues.has(value) ? undefined : styles.elsewhere }));
  };
  return { choose, optionsOf, shown: chosen ?? values };
}

export function TyreFinder(props: TyreFinderProps) {
  const { action, values, sizes, seasons, hidesSeason, unreadableSize, arrange } = props;
  const [typed, setTyped] = useState('');
  const { choose, optionsOf, shown } = useSizeOptions(sizes, values);
  const marking = markingOf(shown, typed);
  const bySize = (
    <Form method="get" action={action} className={styles.fields} role="search" aria-label="Reifen nach Größe">
      {sizeEntries.map(([field, [label]]) => (
        <SelectField
          key={field}
          id={`finder-${field}`}
          label={label}
          name={field}
          defaultValue={values[field]}
          onChange={choose(field)}
        >
          <option value="">alle</option>
          {optionsOf(field).map(({ value, className }) => (
            <option key={value} value={value} className={className}>
              {value || 'ohne (82)'}
            </option>
          ))}
        </SelectField>
      ))}
      {!hidesSeason && (
        <SelectField id="finder-saison" label="Saison" name="saison" defaultValue={values.saison}>
          <option value="">alle</option>
          {seasons.map(([season, name]) => (
            <option key={season} value={season}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <button className={button.accent}>Reifen finden</button>
    </Form>
  );
  const byMarking = (
    <Form
      method="get"
      action={action}
      className={styles.oneField}
      role="search"
      aria-label="Reifen nach Aufschrift"
    >
      <TextField
        id="finder-groesse"
        label="Reifengröße"
        name="groesse"
        placeholder="205/55 R16"
        autoComplete="off"
        defaultValue={unreadableSize}
        onChange={({ target }) => setTyped(target.value)}
        errors={
          unreadableSize === undefined
            ? undefined
            : ['Diese Größe können wir nicht lesen. Beispiel: 205/55 R16 91V']
        }
      />
      <button className={button.plain}>Größe suchen</button>
    </Form>
  );
  return (
    <div className={styles.container}>
      {arrange ? (
        arrange({ bySize, byMarking, marking })
      ) : (
        <>
          <div className={styles.finder}>
            {bySize}
            {byMarking}
          </div>
          <SidewallHelp marking={marking} />
        </>
      )}
    </div>
  );
}
