import { and, count, inArray, isNull, lt, sql } from 'drizzle-orm';
import { missingOfSeller } from '~/domain/documents/document';
import { documents } from '~/domain/documents/tables';
import { companyOf } from '~/domain/tenancy/company';
import { shopInvoicers } from '~/domain/tenancy/invoicing.server';
import type { Network } from '~/domain/tenancy/network';
import type { Context } from '~/platform/context';
import type { Finding } from './finding';

const DRAWN_WITHIN_MS = 10 * 60_000;

async function undrawn({ db, now }: Context): Promise<Finding[]> {
  const since = new Date(now().getTime() - DRAWN_WITHIN_MS);
  const [found] = await db
    .select({ count: count() })
    .from(documents)
    .where(and(isNull(documents.pdf), lt(documents.issuedAt, since)));
  if (!found || found.count === 0) return [];
  return [
    {
      kind: 'bad',
      text: `${found.count} invoices are issued and have no PDF: the job issue-invoice fails`,
      words: `${found.count} Rechnungen sind ausgestellt und haben kein PDF.`,
    },
  ];
}

const SHOWN = 5;

/** Supplies since the company's first invoice; reservations above 250 EUR without an address are among them. */
async function uninvoiced({ db }: Context, codes: readonly string[]): Promise<Finding[]> {
  if (codes.length === 0) return [];
  const code = sql`confirmed->'seller'->>'code'`;
  const { rows } = await db.execute<{ number: string }>(sql`
    select distinct number from fulfilment_events event join orders on orders.id = event.order_id
    where event.kind in ('handed-over', 'shipped') and total_cents > 0 and ${inArray(code, [...codes])}
      and event.at > (select min(issued_at) from documents where company_code = ${code})
      and not exists (select from documents where source = 'event:' || event.id) order by number`);
  if (rows.length === 0) return [];
  const numbers = rows.slice(0, SHOWN).map(({ number }) => number);
  const text = `${rows.length} orders were supplied and have no invoice, such as ${numbers.join(', ')}: radhaus order invoice NUMBER`;
  const words = `${rows.length} Bestellungen sind geliefert und haben keine Rechnung, wie ${numbers.join(', ')}.`;
  return [{ kind: 'note', text, words }];
}

/** Of companies that invoice from the shop (rechnungAus). */
export async function invoiceFindings({ locationsByUrl }: Network, context: Context): Promise<Finding[]> {
  const invoicers = await shopInvoicers(context);
  const elsewhere = invoicers.filter(({ isOwn }) => !isOwn);
  const places = [...locationsByUrl.values()].filter(({ company }) =>
    invoicers.some(({ code, isOwn }) => isOwn && code === company.code),
  );
  const missing = places.flatMap((location) => {
    const fields = missingOfSeller(companyOf(location));
    return fields.length > 0 ? [{ url: location.url, fields }] : [];
  });
  const complete = places.filter(({ url }) => missing.every((one) => one.url !== url));
  const at = complete.map(({ url }) => url).join(', ');
  return [
    ...(at
      ? [
          {
            kind: 'ok' as const,
            text: `the shop invoices at ${at}`,
            words: `Der Shop stellt Rechnungen aus: ${at}`,
          },
        ]
      : []),
    ...missing.map(({ url, fields }) => ({
      kind: 'bad' as const,
      text: `the shop cannot invoice at ${url}: § 14 (4) UStG asks for ${fields.join(', ')}`,
      words: `Der Shop kann bei ${url} keine Rechnung ausstellen: § 14 Abs. 4 UStG verlangt ${fields.join(', ')}.`,
    })),
    ...elsewhere.map(({ code }) => ({
      kind: 'note' as const,
      text: `company ${code} has rechnungAus "shop" and another company as rechnungVon: the shop does not invoice for it`,
      words: `Firma ${code}: Für sie rechnet eine andere Firma ab, daher stellt der Shop keine Rechnungen aus.`,
    })),
    ...(await uninvoiced(
      context,
      invoicers.filter(({ isOwn }) => isOwn).map(({ code }) => code),
    )),
    ...(await undrawn(context)),
  ];
}
