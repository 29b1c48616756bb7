import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { chunks } from '~/values/chunks';
import { POSTCODES_TAG } from './find-place.server';
import { postcodes } from './tables';

/** The columns of a GeoNames file, which has no header: https://download.geonames.org/export/zip/ */
const geonamesColumns = [
  'country',
  'postcode',
  'place',
  ...['state', 'stateCode', 'county', 'countyCode', 'community', 'communityCode'],
  ...['latitude', 'longitude', 'accuracy'],
];

const rowSchema = z.object({
  country: z.literal('DE').optional(),
  postcode: z.string().regex(/^\d{5}$/),
  // Narrower than the globe, to detect swapped coordinates.
  latitude: z.coerce.number().min(45).max(56),
  longitude: z.coerce.number().min(5).max(18),
});

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export type ImportPostcodesResult =
  | { ok: true; postcodes: number; rows: number; leftOut: number }
  | { ok: false; code: 'no-postcodes' };

/** Replaces all postcodes by a GeoNames file or CSV with `postcode`, `latitude`, `longitude`. Skips invalid rows and other countries. */
export async function importPostcodes(context: Context, text: string): Promise<ImportPostcodesResult> {
  const isGeonames = text.slice(0, text.indexOf('\n')).includes('\t');
  const rows: unknown[] = parse(text, {
    bom: true,
    columns: isGeonames ? geonamesColumns : true,
    delimiter: isGeonames ? '\t' : [',', ';'],
    quote: isGeonames ? null : '"',
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const byPostcode = new Map<string, z.output<typeof rowSchema>[]>();
  let leftOut = 0;
  for (const row of rows) {
    const { data } = rowSchema.safeParse(row);
    if (!data) leftOut += 1;
    else byPostcode.set(data.postcode, [...(byPostcode.get(data.postcode) ?? []), data]);
  }
  if (byPostcode.size === 0) return { ok: false, code: 'no-postcodes' };
  const values = [...byPostcode].map(([postcode, own]) => ({
    postcode,
    latitude: middle(own.map(({ latitude }) => latitude)),
    longitude: middle(own.map(({ longitude }) => longitude)),
  }));
  await inTransaction(context, async ({ db }) => {
    await db.delete(postcodes);
    for (const batch of chunks(values)) await db.insert(postcodes).values(batch);
    await touchTags(db, [POSTCODES_TAG]);
  });
  return { ok: true, postcodes: values.length, rows: rows.length, leftOut };
}
