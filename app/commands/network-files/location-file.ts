import { z } from 'zod';
import { isReservedSegment } from '~/domain/tenancy/reserved-segments';
import { filledText } from '~/domain/tenancy/settings';
import type { SettingsColumn, StoredSettings } from '~/domain/tenancy/tables';
import { locationSettings } from './location-settings';

const path = z.string().regex(/^\/(?!\/)\S*$/, 'kein Pfad, der mit einem / beginnt');
const locationUrl = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'erlaubt sind Kleinbuchstaben, Ziffern und einfache Bindestriche')
  .refine((url) => !isReservedSegment(url), 'ist der Name einer Seite oder der Technik')
  .refine((url) => url !== 'id' && url !== 'zentrallager', 'ist in stock.csv der Name einer anderen Spalte');
const paymentMethod = z.enum(['vorkasse', 'paypal', 'sepa', 'kreditkarte']);

const routingFields = {
  _id: filledText,
  url: locationUrl,
  standortUrl: locationUrl,
  hostname: filledText,
  title: filledText,
  city: filledText,
  redirectUrl: filledText.nullable(),
  sublocationUrl: filledText.nullable(),
  redirectSublocations: z.array(path),
};

const serviceEntry = z.strictObject({
  url: z.string('Expected valid or not existing serviceUrl').optional(),
  available: z.boolean().optional(),
  href: z.string().optional(),
});

/** Checked, so that files are right when a page reads these, and not stored before one does. */
const unreadFields = {
  status: z.literal('default'),
  gesellschafterNr: z.string().regex(/^\d{1,10}$/, 'erwartet werden Ziffern'),
  redirectTo: filledText.nullable(),
  noServiceRequest: z.boolean(),
  noServices: z.boolean(),
  services: z.array(serviceEntry),
  serviceListe: z.array(filledText),
  implementsAreaConcept: z.boolean(),
  areaShopSubLocations: z.array(locationUrl),
  useServiceNavigator: z.boolean(),
  paypalClientId: filledText.nullable(),
};
const unreadMasterFields = {
  'stammblatt.payone': z.strictObject({ aid: filledText.nullable() }),
  'stammblatt.zahlungsarten': z.strictObject({
    versand: z.array(paymentMethod),
    versandPaypal: z.array(paymentMethod),
  }),
  'stammblatt.subZahlungsarten': z.array(z.enum(['PDT', 'PPE'])),
};

const settings = locationSettings.flatMap((group) =>
  Object.entries(group.settings).map(([name, { schema, file = name }]) => ({ group, name, schema, file })),
);

/** Makes fields of an entry from schemas by their paths: those of `anschrift.firma`, `anschrift.plz` are one object. */
function nestFields(schemas: readonly (readonly [path: string, schema: z.ZodType])[]) {
  const fields: Record<string, z.ZodType> = {};
  const objects: Record<string, Record<string, z.ZodType>> = {};
  for (const [path, schema] of schemas) {
    const [name = path, inner] = path.split('.');
    if (inner === undefined) fields[name] = schema;
    else objects[name] = { ...objects[name], [inner]: schema };
  }
  for (const [name, shape] of Object.entries(objects)) fields[name] = z.strictObject(shape);
  return fields;
}

/** One entry of `locations.json`; sums in cents, `deliveryDays` in working days from the central warehouse. */
export const locationEntry = z
  .strictObject({
    ...nestFields([
      ...settings.map(({ file, schema }) => [file, schema] as const),
      ...Object.entries(unreadMasterFields),
    ]),
    ...routingFields,
    ...unreadFields,
    // Not checked further: an invalid theme must be storable, the shop then shows its fallback theme.
    theme: z.record(z.string(), z.unknown()),
  })
  .refine((location) => location.standortUrl === location.url, {
    path: ['standortUrl'],
    message: 'muss gleich url sein',
  });

export type LocationEntry = z.output<typeof locationEntry>;

const anyObject = z.record(z.string(), z.unknown());

function valueAt(entry: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => anyObject.parse(value)[name], entry);
}

/** The settings of an entry as they are stored, a column for each group. */
export function settingsOf(entry: LocationEntry): Record<SettingsColumn, StoredSettings> {
  const columns = locationSettings.map(({ column }) => [
    column,
    Object.fromEntries(
      settings
        .filter(({ group }) => group.column === column)
        .map(({ name, file }) => [name, valueAt(entry, file)]),
    ),
  ]);
  return Object.fromEntries(columns) as Record<SettingsColumn, StoredSettings>;
}
