import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { replaceRows } from '~/platform/database/write-rows.server';
import { slugText, value } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, type Names, networkFile } from '~/platform/files/network-file';
import { bankAccount } from './company';
import { invoiceSources } from './invoicing';
import { filledText } from './settings';
import { companies } from './tables';

export const companyCodes: Names = {
  name: 'company-code',
  missing: (code) => `es gibt kein Unternehmen mit dem code „${code}“`,
};

const filled = value(filledText);

const invoicedFrom = value(z.enum(invoiceSources).default('haendlersystem'), (source) =>
  source === 'haendlersystem' ? undefined : source,
);

export const companyFile = networkFile({
  name: 'companies',
  label: 'code',
  codec: codec({
    code: ['code', value(slugText)],
    firma: ['name', filled],
    registergericht: ['registerCourt', filled],
    hrb: ['registerNumber', filled],
    ustId: ['vatId', value(z.string().regex(/^DE\d{9}$/, 'keine USt-IdNr. wie DE123456789'))],
    geschaeftsfuehrung: ['management', filled],
    gesellschafterNr: ['shareholderNumber', value(z.string().regex(/^\d{1,10}$/, 'erwartet werden Ziffern'))],
    /** Null: prepayment is impossible. */
    bank: [
      'bank',
      value<unknown>(bankAccount.nullable(), (stored) => bankAccount.nullable().catch(null).parse(stored)),
    ],
    /** Code of the company that writes the invoices, if it is another one. */
    rechnungVon: ['invoicedBy', value(z.string().nullable())],
    rechnungAus: ['invoicedFrom', invoicedFrom],
  }),
  keyOf: (entry) => entry,
  unique: [{ field: 'code', of: ({ code }) => code }],
  provides: [{ names: companyCodes.name, of: ({ code }) => [code] }],
  references: [{ field: 'rechnungVon', names: companyCodes, of: ({ invoicedBy }) => [invoicedBy] }],
  async *stored({ db }) {
    yield await db.select().from(companies).orderBy(asc(companies.code));
  },
  write: async (tx, rows) => replaceRows(tx.db, companies, ['code'], await allRows(rows)),
});
