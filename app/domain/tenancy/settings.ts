import { z } from 'zod';
import { readStored } from './read-stored';
import type { SettingsColumn, StoredSettings } from './tables';

export interface Setting<Value = unknown> {
  schema: z.ZodType;
  /** Path in an entry of `locations.json`, e.g. `anschrift.firma`; undefined: the setting's own name. */
  file: string | undefined;
  fallback: Value;
}

export function setting<Schema extends z.ZodType>(
  schema: Schema,
  options: { file?: string; fallback: z.output<Schema> },
): Setting<z.output<Schema>>;
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  options?: { file?: string },
): Setting<z.output<Schema> | undefined>;
export function setting(schema: z.ZodType, options: { file?: string; fallback?: unknown } = {}): Setting {
  return { schema, file: options.file, fallback: options.fallback };
}

export interface IgnoredValue {
  column: string;
  problem: string;
}

export interface SettingsGroup<Column extends SettingsColumn = SettingsColumn, Values = unknown> {
  column: Column;
  settings: Readonly<Record<string, Setting>>;
  of(location: Readonly<Record<Column, StoredSettings>>): Values;
  /** Invalid stored values, which predate a stricter schema or bypassed the import. */
  ignored(location: Readonly<Record<Column, StoredSettings>>): IgnoredValue[];
}

type ValuesOf<Settings extends Record<string, Setting>> = {
  readonly [Name in keyof Settings]: Settings[Name]['fallback'];
};

/** Values are checked once for each location of a network's snapshot. */
export function defineSettings<const Column extends SettingsColumn, Settings extends Record<string, Setting>>(
  column: Column,
  settings: Settings,
): SettingsGroup<Column, ValuesOf<Settings>> {
  type Checked = { values: ValuesOf<Settings>; ignored: IgnoredValue[] };
  const checkedLocations = new WeakMap<object, Checked>();

  function check(location: Readonly<Record<Column, StoredSettings>>): Checked {
    const known = checkedLocations.get(location);
    if (known) return known;
    const stored = z.record(z.string(), z.unknown()).catch({}).parse(location[column]);
    const ignored: IgnoredValue[] = [];
    const entries = Object.entries(settings).map(([name, { schema, fallback }]) => {
      const { value, problems } = readStored(schema, stored[name], fallback);
      for (const { path, problem } of problems)
        ignored.push({ column: [column, name, ...path].join('.'), problem });
      return [name, value];
    });
    const checked = { values: Object.fromEntries(entries) as ValuesOf<Settings>, ignored };
    checkedLocations.set(location, checked);
    return checked;
  }

  return {
    column,
    settings,
    of: (location) => check(location).values,
    ignored: (location) => check(location).ignored,
  };
}

export const filledText = z.string().trim().min(1, 'darf nicht leer sein');
export const webAddress = z.url({ protocol: /^https$/, error: 'keine Adresse, die mit https:// beginnt' });

/** Safe in a Content-Security-Policy, because no character can end the directive: `bilder.shop.example`, `*.shop.example`. */
export const hostName = z
  .string()
  .regex(
    /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/,
    'kein Hostname wie bilder.shop.example',
  )
  .max(253);
