import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';

/** How many vehicles a prefix of an ECode means, from the variant to the make. */
export const prefixLengths = { variant: 15, subModel: 11, baseModel: 8, manufacturer: 5 } as const;
export type PrefixScope = keyof typeof prefixLengths;

type Row = Record<string, unknown> & {
  prefix: string;
  vehicle_type: string;
  manufacturer: string;
  base_model: string;
  sub_model: string;
  label: string;
};

function nameOf({ prefix, ...row }: Row): string {
  const { vehicle_type: type, manufacturer, base_model: model, sub_model: series, label } = row;
  if (prefix.length >= prefixLengths.variant) return label;
  if (prefix.length >= prefixLengths.subModel) return `${manufacturer} ${series || model}`;
  if (prefix.length >= prefixLengths.baseModel) return `${manufacturer} ${model}`;
  return prefix.length >= prefixLengths.manufacturer ? manufacturer : type;
}

/** By prefix, of those that the data has a vehicle for. */
export async function namesOfPrefixes(
  { db }: Pick<Context, 'db'>,
  prefixes: readonly string[],
): Promise<Map<string, string>> {
  if (prefixes.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select asked.prefix, found.* from unnest(${sql.param([...prefixes])}::text[]) as asked (prefix)
    cross join lateral (select vehicle_type, manufacturer, base_model, sub_model, label from vehicles
      where starts_with(dat_ecode_prefix, asked.prefix) order by label, code limit 1) as found`);
  return new Map(rows.map((row) => [row.prefix, nameOf(row)]));
}
