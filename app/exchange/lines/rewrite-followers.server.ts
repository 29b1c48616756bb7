import { sql } from 'drizzle-orm';
import { wheelFile } from '~/domain/catalog/complete-wheels/wheel-file.server';
import { variantFile } from '~/domain/catalog/products/variant-file.server';
import type { Context } from '~/platform/context';
import type { NetworkFile, Reading, Rows } from '~/platform/files/network-file';
import { appendOwnPrices } from '../writing/write-network.server';
import type { LineTable } from './retire-lines.server';

export const rowsOf = <Row>(rows: readonly Row[]): Rows<Row> => ({
  length: rows.length,
  async *[Symbol.asyncIterator]() {
    yield* rows;
  },
});

export async function storedRows<Row>(
  context: Reading,
  file: NetworkFile,
  codes: readonly string[],
): Promise<Row[]> {
  const found: Row[] = [];
  for await (const page of file.stored?.(context, codes) ?? [])
    found.push(...(((await file.complete?.(context, page)) ?? page) as Row[]));
  return found;
}

/** The rows as an import would write them, and their prices; pictures stay. */
export async function writeRows(tx: Context, file: NetworkFile, rows: readonly unknown[]): Promise<void> {
  const written = await file.write?.(tx, rowsOf(rows), () => undefined);
  await appendOwnPrices(tx, written?.prices ?? [], new Set());
}

const wheelsWith = (kind: 'tyre' | 'rim', codes: readonly string[]) => sql`
  select distinct kit.code from components join articles part on part.id = components.component_id
    join articles kit on kit.id = components.article_id
  where part.kind = ${kind} and part.code = any(${sql.param([...codes])}::text[]) and kit.retired_at is null`;

const variantsOf = (codes: readonly string[]) => sql`
  select articles.code from articles join article_groups on article_groups.id = articles.group_id
  where articles.kind = 'product' and article_groups.code = any(${sql.param([...codes])}::text[]) and articles.retired_at is null`;

/** Titles and categories of other articles that are made of these: variants of products, complete wheels of tyres and rims. */
export async function rewriteFollowers(
  tx: Context,
  table: LineTable,
  codes: readonly string[],
): Promise<void> {
  if (table === 'variants' || table === 'completeWheels') return;
  const file = (table === 'products' ? variantFile : wheelFile) as unknown as NetworkFile;
  const followers =
    table === 'products' ? variantsOf(codes) : wheelsWith(table === 'tyres' ? 'tyre' : 'rim', codes);
  const { rows } = await tx.db.execute<{ code: string }>(followers);
  if (rows.length === 0) return;
  const followerCodes = rows.map(({ code }) => code);
  for await (const page of file.stored?.(tx, followerCodes) ?? [])
    await writeRows(tx, file, (await file.complete?.(tx, page)) ?? page);
}
