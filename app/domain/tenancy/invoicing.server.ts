import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { companies } from './tables';

/** Not if another company writes the invoices: the shop does not write in its name. */
export async function invoicesFromShop({ db }: Pick<Context, 'db'>, code: string): Promise<boolean> {
  const [company] = await db.select().from(companies).where(eq(companies.code, code));
  return company?.invoicedFrom === 'shop' && (company.invoicedBy ?? code) === code;
}
