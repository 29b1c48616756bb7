import { reservationSettings } from '~/domain/orders/reservation-rule';
import { addressSettings } from '~/domain/tenancy/address';
import { premisesSettings } from '~/domain/tenancy/premises';
import type { Setting } from '~/domain/tenancy/settings';
import type { locations } from '~/domain/tenancy/tables';

/** The settings of a location that the desk changes. */
const groups = {
  openingHours: premisesSettings,
  specialDays: premisesSettings,
  telefon: addressSettings,
  email: addressSettings,
  strasse: addressSettings,
  plz: addressSettings,
  ort: addressSettings,
  latitude: premisesSettings,
  longitude: premisesSettings,
  reservationDays: reservationSettings,
  reservationExtensions: reservationSettings,
} as const;

export type EditableSetting = keyof typeof groups;
export type SettingValues = Partial<Record<EditableSetting, unknown>>;

type Row = typeof locations.$inferSelect;

export const isEditable = (name: string): name is EditableSetting => Object.hasOwn(groups, name);

export const columnOf = (name: EditableSetting) => groups[name].column;

/** An invalid stored value counts as its fallback. */
export function valueIn(row: Row, name: EditableSetting): unknown {
  const values: Readonly<Record<string, unknown>> = groups[name].of(row);
  return values[name];
}

/** Undefined: valid. */
export function problemOf(name: EditableSetting, value: unknown): string | undefined {
  const settings: Readonly<Record<string, Setting>> = groups[name].settings;
  return settings[name]?.schema.safeParse(value).error?.issues[0]?.message;
}
