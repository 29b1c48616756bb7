import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { contentSettings } from '~/domain/content/settings';
import { reservationSettings } from '~/domain/orders/reservation-rule';
import { paymentSettings } from '~/domain/payments/settings';
import { addressSettings } from '~/domain/tenancy/address';
import { type ColorName, colorNames, colorSettings } from '~/domain/tenancy/colors';
import { deliverySettings } from '~/domain/tenancy/delivery';
import { frameSettings } from '~/domain/tenancy/frame-hosts';
import { premisesSettings } from '~/domain/tenancy/premises';
import type { Setting } from '~/domain/tenancy/settings';
import type { locations } from '~/domain/tenancy/tables';
import { themeSchema } from '~/domain/tenancy/theme';
import { workshopSettings } from '~/domain/workshop/settings';

const colors = Object.fromEntries(colorNames.map((name) => [name, colorSettings])) as Record<
  ColorName,
  typeof colorSettings
>;

/** The settings of a location that the desk changes, without its theme. */
const groups = {
  ...colors,
  openingHours: premisesSettings,
  specialDays: premisesSettings,
  federalState: premisesSettings,
  telefon: addressSettings,
  email: addressSettings,
  strasse: addressSettings,
  plz: addressSettings,
  ort: addressSettings,
  latitude: premisesSettings,
  longitude: premisesSettings,
  reservationDays: reservationSettings,
  reservationExtensions: reservationSettings,
  paymentProvider: paymentSettings,
  methods: paymentSettings,
  wallets: paymentSettings,
  shippingCents: deliverySettings,
  carriers: deliverySettings,
  noServices: workshopSettings,
  noServiceRequest: workshopSettings,
  useServiceNavigator: workshopSettings,
  serviceListe: workshopSettings,
  services: workshopSettings,
  appointments: workshopSettings,
  banner: contentSettings,
  holidayNotice: contentSettings,
  imprint: contentSettings,
  terms: contentSettings,
  frameHosts: frameSettings,
} as const;

type GroupedSetting = keyof typeof groups;
export type EditableSetting = GroupedSetting | 'theme';
export type SettingValues = Partial<Record<EditableSetting, unknown>>;

/** By page of the desk. */
export const settingsOfPages = {
  hours: [
    'openingHours',
    'specialDays',
    'federalState',
    'telefon',
    'email',
    'strasse',
    'plz',
    'ort',
    'latitude',
    'longitude',
    'reservationDays',
    'reservationExtensions',
    'frameHosts',
  ],
  payment: ['paymentProvider', 'methods', 'wallets', 'shippingCents', 'carriers'],
  services: [
    'noServices',
    'noServiceRequest',
    'useServiceNavigator',
    'serviceListe',
    'services',
    'appointments',
  ],
  looks: ['theme', ...colorNames],
  notices: ['banner', 'holidayNotice'],
  navigation: ['theme'],
  legal: ['imprint', 'terms'],
} as const satisfies Record<string, readonly EditableSetting[]>;
export type SettingsPage = keyof typeof settingsOfPages;

type Row = typeof locations.$inferSelect;

export const isEditable = (name: string): name is EditableSetting =>
  name === 'theme' || Object.hasOwn(groups, name);

/** Undefined: the setting has a column of its own. */
export const columnOf = (name: EditableSetting) => (name === 'theme' ? undefined : groups[name].column);

/** An invalid stored value counts as its fallback; null: none. */
export function valueIn(row: Row, name: EditableSetting): unknown {
  if (name === 'theme') return row.theme ?? null;
  const values: Readonly<Record<string, unknown>> = groups[name].of(row);
  return values[name] ?? null;
}

export const valuesDiffer = (row: Row, name: EditableSetting, values: SettingValues): boolean =>
  !isDeepStrictEqual(valueIn(row, name), values[name] ?? null);

function schemaOf(name: EditableSetting): z.ZodType {
  if (name === 'theme') return themeSchema;
  const settings: Readonly<Record<string, Setting>> = groups[name].settings;
  const setting = settings[name];
  if (!setting) throw new Error(`no setting ${name}`);
  return setting.schema;
}

/** Undefined for a setting that is stored as missing. */
export const storedForm = (name: EditableSetting, value: unknown): unknown =>
  value === null && !schemaOf(name).safeParse(null).success ? undefined : value;

/** Undefined: valid. */
export const problemOf = (name: EditableSetting, value: unknown): string | undefined =>
  schemaOf(name).safeParse(storedForm(name, value)).error?.issues[0]?.message;
