import { z } from 'zod';
import { slugText } from '~/platform/files/cells';
import { type Codec, entryCodec } from '~/platform/files/codec';
import { type NamedPicture, pictureField } from '~/platform/files/picture-cell';
import { withCleanIcons } from '~/platform/html/sanitize.server';
import { isReservedSegment } from './reserved-segments';
import { filledText, type SettingsGroup } from './settings';
import type { locations, SettingsColumn, StoredSettings } from './tables';

const optionalPicture = pictureField.schema.optional();
const pictureFields = { bild: optionalPicture, startbild: optionalPicture, logo: optionalPicture };

export type LocationRow = typeof locations.$inferSelect & {
  /** By field of the file; stored with the pictures of other entries. */
  pictures: Partial<Record<keyof typeof pictureFields, NamedPicture | undefined>>;
};

const path = z.string().regex(/^\/(?!\/)\S*$/, 'kein Pfad, der mit einem / beginnt');
const locationUrl = slugText
  .refine((url) => !isReservedSegment(url), 'ist der Name einer Seite oder der Technik')
  .refine((url) => url !== 'id' && url !== 'zentrallager', 'ist in stock.csv der Name einer anderen Spalte');

const routingFields = {
  _id: filledText,
  url: locationUrl,
  standortUrl: locationUrl,
  hostname: filledText,
  title: filledText,
  city: filledText,
  unternehmen: filledText,
  status: z.literal('default'),
  redirectUrl: filledText.nullable(),
  sublocationUrl: filledText.nullable(),
  redirectSublocations: z.array(path),
  redirectTo: filledText.nullable(),
};

/** Nests fields by path: `anschrift.firma` and `anschrift.plz` are in one object. */
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

const anyObject = z.record(z.string(), z.unknown());

function valueAt(entry: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => anyObject.parse(value)[name], entry);
}

/** Sums are in cents, `deliveryDays` in working days from the central warehouse. @param groups those of all slices */
export function locationCodec(groups: readonly SettingsGroup[]): Codec<LocationRow> {
  const settings = groups.flatMap((group) =>
    Object.entries(group.settings).map(([name, { schema, file = name }]) => ({ group, name, schema, file })),
  );

  function settingsOf(entry: object): Record<SettingsColumn, StoredSettings> {
    const columns = groups.map(({ column }) => [
      column,
      Object.fromEntries(
        settings
          .filter(({ group }) => group.column === column)
          .map(({ name, file }) => [name, valueAt(entry, file)]),
      ),
    ]);
    return Object.fromEntries(columns) as Record<SettingsColumn, StoredSettings>;
  }

  const schema = z
    .strictObject({
      ...nestFields(settings.map(({ file, schema }) => [file, schema] as const)),
      ...routingFields,
      ...pictureFields,
      // Not checked further: an invalid theme is stored, and the shop shows its fallback theme.
      theme: z.record(z.string(), z.unknown()),
    })
    .refine((location) => location.standortUrl === location.url, {
      path: ['standortUrl'],
      message: 'muss gleich url sein',
    })
    .transform(
      (entry): LocationRow => ({
        id: entry._id,
        url: entry.url,
        hostname: entry.hostname,
        title: entry.title,
        city: entry.city,
        companyCode: entry.unternehmen,
        redirectUrl: entry.redirectUrl,
        sublocationUrl: entry.sublocationUrl,
        redirectSublocations: entry.redirectSublocations,
        redirectTo: entry.redirectTo,
        theme: withCleanIcons(entry.theme),
        ...settingsOf(entry),
        pictures: { bild: entry.bild, startbild: entry.startbild, logo: entry.logo },
      }),
    );

  return entryCodec(schema, (row) => {
    const values = settings.map(
      ({ group, name, file }) => [file, anyObject.parse(group.of(row))[name]] as const,
    );
    const entry: Record<string, unknown> = {
      _id: row.id,
      url: row.url,
      standortUrl: row.url,
      hostname: row.hostname,
      title: row.title,
      city: row.city,
      unternehmen: row.companyCode,
      status: 'default',
      redirectUrl: row.redirectUrl,
      sublocationUrl: row.sublocationUrl,
      redirectSublocations: row.redirectSublocations,
      redirectTo: row.redirectTo,
    };
    for (const [path, value] of values) {
      const [name = path, inner] = path.split('.');
      entry[name] = inner === undefined ? value : { ...anyObject.parse(entry[name] ?? {}), [inner]: value };
    }
    for (const [name, picture] of Object.entries(row.pictures))
      if (picture) entry[name] = pictureField.format(picture);
    return { ...entry, theme: row.theme };
  });
}
