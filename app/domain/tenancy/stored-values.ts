import { z } from 'zod';
import type { Host, Location } from './directory';
import { type Company, type LocationDetails, weekdays } from './location';

/** A stored value that is not of its form, for the log. */
export interface IgnoredValue {
  column: string;
  problem: string;
}

type Checked<Columns extends Record<string, z.ZodType>> = {
  [Name in keyof Columns]: z.output<Columns[Name]> | undefined;
};

/** Checks each value by itself, so that a broken one takes no other along. */
function checkEach<Columns extends Record<string, z.ZodType>>(
  columns: Columns,
  stored: Record<string, unknown>,
  prefix: string,
  ignored: IgnoredValue[],
): Checked<Columns> {
  const entries = Object.entries(columns).map(([name, schema]) => {
    const result = schema.safeParse(stored[name]);
    if (result.success) return [name, result.data];
    ignored.push({ column: prefix + name, problem: result.error.issues[0]?.message ?? '' });
    return [name, undefined];
  });
  return Object.fromEntries(entries) as Checked<Columns>;
}

const webAddress = z.url({ protocol: /^https?$/ });
const words = z.array(z.string());

const detailColumns = {
  services: z
    .array(
      z.object({
        url: z.string('Expected valid or not existing serviceUrl').optional(),
        available: z.boolean().optional(),
        href: z.string().optional(),
      }),
    )
    .optional(),
  serviceListe: words.optional(),
  externalServices: z.array(z.object({ name: z.string(), url: webAddress, default: z.boolean() })).optional(),
  areaShopSubLocations: words.optional(),
  categoryBlacklist: z.array(z.object({ _id: z.string(), url: z.string() })).optional(),
  showsAllCategories: z.boolean().optional(),
  externalLogin: z
    .object({
      customer: webAddress,
      returnParameter: z.string(),
      register: webAddress,
      forgotPassword: webAddress,
    })
    .optional(),
  requiresSecondFactor: z.boolean().optional(),
  abilities: z.object({ maxRimInch: z.number(), runFlat: z.boolean(), rdks: z.boolean() }).optional(),
} satisfies Record<keyof LocationDetails, z.ZodType>;

const companyColumns = {
  firma: z.string(),
  strasse: z.string(),
  plz: z.string(),
  ort: z.string(),
  land: z.string(),
  telefon: z.string(),
  email: z.string(),
  registergericht: z.string(),
  hrb: z.string(),
  ustId: z.string(),
  geschaeftsfuehrung: z.string(),
} satisfies Record<keyof Company, z.ZodType>;

const locationColumns = {
  bank: z.object({ inhaber: z.string(), iban: z.string(), bic: z.string(), bankname: z.string() }).nullable(),
  openingHours: z.array(
    z.object({ days: z.array(z.enum(weekdays)).min(1), from: z.string(), to: z.string() }),
  ),
  redirectSublocations: words,
  colors: z.record(z.string(), z.string()),
  stammblatt: z.object({
    payone: z.object({ aid: z.string().nullish() }).optional(),
    zahlungsarten: z.object({ versand: words.optional(), versandPaypal: words.optional() }).optional(),
    subZahlungsarten: words.optional(),
    versandarten: words.optional(),
    fahrzeugSuche: z.boolean().optional(),
  }),
};

const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * A location's record with those of its stored values that are of their form; in the place of any other stands
 * nothing, so that neither this location's pages nor those of the others fail for it. Imports check all of this: what
 * is wrong here was written past them.
 */
export function checkLocation<Row extends Omit<Location, 'theme'>>(
  row: Row,
): { row: Row; ignored: IgnoredValue[] } {
  const ignored: IgnoredValue[] = [];
  const { bank, openingHours, redirectSublocations, colors, stammblatt } = checkEach(
    locationColumns,
    row,
    '',
    ignored,
  );
  const company = checkEach(companyColumns, asRecord(row.company), 'company.', ignored);
  const details = checkEach(detailColumns, asRecord(row.details), 'details.', ignored);
  const checked = {
    ...row,
    bank: bank ?? null,
    openingHours: openingHours ?? [],
    redirectSublocations: redirectSublocations ?? [],
    colors: colors ?? {},
    stammblatt: stammblatt ?? {},
    company: Object.fromEntries(Object.entries(company).map(([name, text]) => [name, text ?? ''])),
    details,
  };
  return { row: checked as unknown as Row, ignored };
}

/** The same for a host. */
export function checkHost(row: Host): { row: Host; ignored: IgnoredValue[] } {
  const ignored: IgnoredValue[] = [];
  const { allowedRedirectHosts } = checkEach({ allowedRedirectHosts: words }, row, '', ignored);
  return { row: { ...row, allowedRedirectHosts: allowedRedirectHosts ?? [] }, ignored };
}
