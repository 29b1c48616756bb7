import { z } from 'zod';
import { bankAccount } from '~/domain/tenancy/company';
import { filledText } from '~/domain/tenancy/settings';
import type { companies } from '~/domain/tenancy/tables';

/** One entry of `companies.json`: a legal entity that locations refer to by its code. */
export const companyEntry = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'erlaubt sind Kleinbuchstaben, Ziffern und einfache Bindestriche'),
  firma: filledText,
  registergericht: filledText,
  hrb: filledText,
  ustId: z.string().regex(/^DE\d{9}$/, 'keine USt-IdNr. wie DE123456789'),
  geschaeftsfuehrung: filledText,
  gesellschafterNr: z.string().regex(/^\d{1,10}$/, 'erwartet werden Ziffern'),
  /** None: nobody can pay in advance. */
  bank: bankAccount.nullable(),
  /** Code of the company that writes the invoices, if not itself. */
  rechnungVon: z.string().nullable(),
});

export type CompanyEntry = z.output<typeof companyEntry>;

type CompanyRow = typeof companies.$inferSelect;

export function companyRow(entry: CompanyEntry): CompanyRow {
  return {
    code: entry.code,
    name: entry.firma,
    registerCourt: entry.registergericht,
    registerNumber: entry.hrb,
    vatId: entry.ustId,
    management: entry.geschaeftsfuehrung,
    shareholderNumber: entry.gesellschafterNr,
    bank: entry.bank,
    invoicedBy: entry.rechnungVon,
  };
}

export function entryOfCompany(row: CompanyRow): Record<keyof CompanyEntry, unknown> {
  return {
    code: row.code,
    firma: row.name,
    registergericht: row.registerCourt,
    hrb: row.registerNumber,
    ustId: row.vatId,
    geschaeftsfuehrung: row.management,
    gesellschafterNr: row.shareholderNumber,
    bank: bankAccount.nullable().catch(null).parse(row.bank),
    rechnungVon: row.invoicedBy,
  };
}
