import type { InferSelectModel } from 'drizzle-orm';
import { z } from 'zod';
import { addressSettings } from './address';
import { filledText, type IgnoredValue } from './settings';
import type { companies, StoredSettings } from './tables';

/** ISO 13616: country and check digits move to the end, letters become 10 to 35, the number modulo 97 is 1. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('DE') && iban.length !== 22) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

export const bankAccount = z.strictObject({
  inhaber: filledText,
  iban: z.string().refine(isIban, 'keine IBAN ohne Leerzeichen mit richtigen Prüfziffern'),
  bic: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'keine BIC mit 8 oder 11 Zeichen'),
  bankname: filledText,
});
export type BankAccount = z.output<typeof bankAccount>;

export interface LegalEntity {
  code: string;
  firma: string;
  registergericht: string;
  hrb: string;
  ustId: string;
  geschaeftsfuehrung: string;
  gesellschafterNr: string;
  bank: BankAccount | null;
  rechnungVon: string;
}

type CompanyRow = InferSelectModel<typeof companies>;

const unknownCompany: LegalEntity = {
  code: '',
  firma: '',
  registergericht: '',
  hrb: '',
  ustId: '',
  geschaeftsfuehrung: '',
  gesellschafterNr: '',
  bank: null,
  rechnungVon: '',
};

/** Companies by code; an invalid bank account counts as none. */
export class CompanyRegister {
  readonly #entities: ReadonlyMap<string, LegalEntity>;
  readonly ignored: IgnoredValue[] = [];

  constructor(rows: readonly CompanyRow[]) {
    const names = new Map(rows.map(({ code, name }) => [code, name]));
    this.#entities = new Map(rows.map((row) => [row.code, this.#entityOf(row, names)]));
  }

  #entityOf(row: CompanyRow, names: ReadonlyMap<string, string>): LegalEntity {
    const bank = bankAccount.nullable().safeParse(row.bank);
    for (const { path, message } of bank.error?.issues ?? [])
      this.ignored.push({ column: [`company ${row.code}: bank`, ...path].join('.'), problem: message });
    return {
      code: row.code,
      firma: row.name,
      registergericht: row.registerCourt,
      hrb: row.registerNumber,
      ustId: row.vatId,
      geschaeftsfuehrung: row.management,
      gesellschafterNr: row.shareholderNumber,
      bank: bank.data ?? null,
      rechnungVon: names.get(row.invoicedBy ?? row.code) ?? row.name,
    };
  }

  entity(location: { url: string; companyCode: string }): LegalEntity {
    const known = this.#entities.get(location.companyCode);
    if (known) return known;
    const column = `location ${location.url}: companyCode`;
    this.ignored.push({ column, problem: `there is no company "${location.companyCode}"` });
    return unknownCompany;
  }
}

export function companyOf(location: { company: LegalEntity; address: StoredSettings }): Company {
  return { ...location.company, ...addressSettings.of(location) };
}

export type Company = LegalEntity & ReturnType<typeof addressSettings.of>;

type Postal = Pick<Company, 'strasse' | 'plz' | 'ort'>;
type Named = Postal & Pick<Company, 'firma'>;
type Contact = Pick<Company, 'telefon' | 'email'>;

const listed = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** '24103 Kiel' */
export const townLine = ({ plz, ort }: Pick<Company, 'plz' | 'ort'>): string => `${plz} ${ort}`.trim();

/** 'Hafenweg 12, 24103 Kiel'; operators may leave each part empty. */
export const addressLine = (company: Postal): string => listed([company.strasse, townLine(company)]);

export const senderLine = (company: Named): string => listed([company.firma, addressLine(company)]);

export const contactLine = ({ telefon, email }: Contact): string =>
  listed([telefon && `Telefon ${telefon}`, email]);

export const registerLine = (company: Pick<Company, 'registergericht' | 'hrb' | 'ustId'>): string =>
  listed([`${company.registergericht} ${company.hrb}`.trim(), company.ustId && `USt-IdNr. ${company.ustId}`]);

export const companyLine = (company: Named & Contact): string =>
  listed([senderLine(company), contactLine(company)]);

export const mailSignature = (company: Named & Contact): string =>
  [senderLine(company), contactLine(company)].filter((line) => line !== '').join('\n');
