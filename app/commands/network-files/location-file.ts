import { z } from 'zod';
import { isReservedSegment } from '~/domain/tenancy/reserved-segments';
import { filledText } from '~/domain/tenancy/settings';
import type { locations, SettingsColumn, StoredSettings } from '~/domain/tenancy/tables';
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
  unternehmen: filledText,
  redirectUrl: filledText.nullable(),
  sublocationUrl: filledText.nullable(),
  redirectSublocations: z.array(path),
};

const serviceEntry = z.strictObject({
  url: z.string('Expected valid or not existing serviceUrl').optional(),
  available: z.boolean().optional(),
  href: z.string().optional(),
});

/** Checked and stored as the file has them, for exports and for the page that will read one; `unset` stands where none is stored. */
const unreadFields: Readonly<Record<string, { schema: z.ZodType; unset: unknown }>> = {
  status: { schema: z.literal('default'), unset: 'default' },
  redirectTo: { schema: filledText.nullable(), unset: null },
  noServiceRequest: { schema: z.boolean(), unset: false },
  noServices: { schema: z.boolean(), unset: false },
  services: { schema: z.array(serviceEntry), unset: [] },
  serviceListe: { schema: z.array(filledText), unset: [] },
  implementsAreaConcept: { schema: z.boolean(), unset: false },
  useServiceNavigator: { schema: z.boolean(), unset: false },
  paypalClientId: { schema: filledText.nullable(), unset: null },
  'stammblatt.payone': { schema: z.strictObject({ aid: filledText.nullable() }), unset: { aid: null } },
  'stammblatt.zahlungsarten': {
    schema: z.strictObject({ versand: z.array(paymentMethod), versandPaypal: z.array(paymentMethod) }),
    unset: { versand: [], versandPaypal: [] },
  },
  'stammblatt.subZahlungsarten': { schema: z.array(z.enum(['PDT', 'PPE'])), unset: [] },
};
/** The same, of which other files' checks know. */
const areaField = 'areaShopSubLocations';

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
      ...Object.entries(unreadFields).map(([file, { schema }]) => [file, schema] as const),
    ]),
    ...routingFields,
    [areaField]: z.array(locationUrl),
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

/** What an entry says that no page reads, by its paths in the file. */
export function unreadOf(entry: LocationEntry): StoredSettings {
  const paths = [...Object.keys(unreadFields), areaField];
  return Object.fromEntries(paths.map((path) => [path, valueAt(entry, path)]));
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

export function entryOfLocation(row: typeof locations.$inferSelect): object {
  const unread = anyObject.catch({}).parse(row.unread);
  const values = [
    ...settings.map(({ group, name, file }) => [file, anyObject.parse(group.of(row))[name]] as const),
    ...Object.entries(unreadFields).map(([path, { unset }]) => [path, unread[path] ?? unset] as const),
    [areaField, unread[areaField] ?? []] as const,
  ];
  const entry: Record<string, unknown> = {
    _id: row.id,
    url: row.url,
    standortUrl: row.url,
    hostname: row.hostname,
    title: row.title,
    city: row.city,
    unternehmen: row.companyCode,
    redirectUrl: row.redirectUrl,
    sublocationUrl: row.sublocationUrl,
    redirectSublocations: row.redirectSublocations,
  };
  for (const [path, value] of values) {
    const [name = path, inner] = path.split('.');
    entry[name] = inner === undefined ? value : { ...anyObject.parse(entry[name] ?? {}), [inner]: value };
  }
  return { ...entry, theme: row.theme };
}
