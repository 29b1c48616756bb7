import { asc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '~/platform/context';
import { type Cell, pairs } from '~/platform/files/cells';
import { articleVehiclePrefixes, type FilterValues } from './tables';
import { readFilterValues, writtenFilterValues } from './vehicle-filter';

export interface VehiclePrefix {
  /** The leading 2, 5, 8, 11 or 15 digits of an ECode. */
  prefix: string;
  filterValues: FilterValues;
}

/** `farbe=Schwarz|volumen=410`: pairs with distinct fields. */
export const fieldTexts: typeof pairs = {
  ...pairs,
  schema: pairs.schema.refine(
    (all) => new Set(all.map(([name]) => name)).size === all.length,
    'ein Feld kommt mehrfach vor',
  ),
};

const ecode = /^(\d{2}|\d{5}|\d{8}|\d{11}|\d{15})$/;

const SHOWN = 40;

const vehiclePrefixes = z.string().transform((line, context) => {
  const found = new Map<string, FilterValues>();
  for (const [token, prefix = '', fieldText = ''] of line.matchAll(/([^\s(]+)(?:\(([^()]*)\))?|\S+/g)) {
    const values = fieldTexts.schema.safeParse(fieldText);
    const [wrong] = ecode.test(prefix)
      ? (values.error?.issues.map(({ message }) => message) ?? [])
      : [`„${(prefix || token).slice(0, SHOWN)}“ hat nicht 2, 5, 8, 11 oder 15 Ziffern`];
    if (wrong !== undefined) {
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    }
    found.set(prefix, readFilterValues(values.data ?? []));
  }
  return [...found].map(([prefix, filterValues]) => ({ prefix, filterValues }));
});

/** Prefixes with optional values: `01905102(Einbauort=vorn + hinten|Seite=links) 01905`. */
export const vehiclePrefixCell: Cell<VehiclePrefix[]> = {
  schema: vehiclePrefixes,
  format: (all) =>
    all
      .map(({ prefix, filterValues }) => {
        const fieldText = pairs.format(writtenFilterValues(filterValues));
        return fieldText ? `${prefix}(${fieldText})` : prefix;
      })
      .join(' '),
  isLong: true,
};

export async function storedPrefixes(
  { db }: Pick<Context, 'db'>,
  articleIds: readonly number[],
): Promise<Map<number, VehiclePrefix[]>> {
  const { articleId, prefix, filterValues } = articleVehiclePrefixes;
  const rows = await db
    .select({ articleId, prefix, filterValues })
    .from(articleVehiclePrefixes)
    .where(inArray(articleId, [...articleIds]))
    .orderBy(asc(prefix));
  const found = new Map<number, VehiclePrefix[]>();
  for (const { articleId: id, ...row } of rows) {
    const known = found.get(id) ?? [];
    found.set(id, known);
    known.push(row);
  }
  return found;
}
