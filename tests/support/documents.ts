import { inflateSync } from 'node:zlib';
import { vi } from 'vitest';
import type { DocumentData } from '~/domain/documents/document';
import type { TestDatabase } from './fresh-database';

export interface DocumentRow {
  id: string;
  number: string;
  kind: string;
  source: string;
  company_code: string;
  data: DocumentData;
  pdf: Buffer | null;
}

export function documentRows(database: TestDatabase, orderNumber: string): Promise<DocumentRow[]> {
  return database.query<DocumentRow>(
    `select documents.* from documents join orders on orders.id = order_id
     where orders.number = $1 order by issued_at, documents.number`,
    [orderNumber],
  );
}

/** Waits for the jobs that issue and draw them. */
export function drawnRows(
  database: TestDatabase,
  orderNumber: string,
  count: number,
): Promise<DocumentRow[]> {
  return vi.waitFor(
    async () => {
      const rows = await documentRows(database, orderNumber);
      const drawn = rows.filter(({ pdf }) => pdf !== null);
      if (drawn.length !== count || rows.length !== count)
        throw new Error(`${drawn.length} of ${rows.length} documents of ${orderNumber} are drawn`);
      return rows;
    },
    { timeout: 20_000, interval: 50 },
  );
}

/** Waits until no job of orders and their documents is left. */
export async function allIssued(database: TestDatabase): Promise<void> {
  await vi.waitFor(
    async () => {
      const left = await database.value<number>(
        `select count(*)::int from graphile_worker.jobs where task_identifier ~ '^(issue|order|refund)-'`,
      );
      if (left !== 0) throw new Error(`${left} jobs of orders are left`);
    },
    { timeout: 60_000, interval: 50 },
  );
}

export function streamsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\nendstream/g)].map(
    ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString(),
  );
}

/** The electronic invoice of a PDF. */
export function xmlIn(pdf: Buffer): string {
  const xml = streamsOf(pdf).find((stream) => stream.includes('rsm:CrossIndustryInvoice'));
  if (!xml) throw new Error('the PDF has no electronic invoice');
  return xml;
}
