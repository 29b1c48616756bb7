import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';

/** Names that are two documents: fields 15.1 and 15.2 are those of the Zulassungsbescheinigung Teil I, not of the CoC. */
export async function unclearDocuments({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ document: string }>(sql`
    select distinct document from vehicle_fitments
    where document ~* '(coc|übereinstimmung)' and document ~ '15\\.[12]' order by 1 limit 5`);
  return rows.map(({ document }) => document);
}
