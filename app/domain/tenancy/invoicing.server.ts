import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { companies } from './tables';

/** `isOwn`: no other company writes the invoices, in whose name the shop does not write. */
export async function shopInvoicers({
  db,
}: Pick<Context, 'db'>): Promise<{ code: string; isOwn: boolean }[]> {
  const found = await db.select().from(companies).where(eq(companies.invoicedFrom, 'shop'));
  return found.map(({ code, invoicedBy }) => ({ code, isOwn: (invoicedBy ?? code) === code }));
}

export async function invoicesFromShop(context: Pick<Context, 'db'>, code: string): Promise<boolean> {
  return (await shopInvoicers(context)).some((company) => company.isOwn && company.code === code);
}
