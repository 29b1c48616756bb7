import { z } from 'zod';
import { momentField } from '~/values/day-field';
import { gtinOf } from '~/values/gtin';

export interface Cell<Value = unknown> {
  schema: z.ZodType<Value>;
  /** Undefined: the field is left out. */
  format(value: Value): unknown;
  isOptional?: boolean;
  /** Up to a million characters. */
  isLong?: boolean;
  /** Most decimals of an amount. */
  decimals?: number;
  isSlug?: boolean;
  /** Takes any text: what is wrong with it costs no row. */
  takesAny?: boolean;
  /** JSON may say true or false. */
  isFlag?: boolean;
  /** Words of other systems in small letters, and ours; '': what an empty field of a table of theirs means. */
  meanings?: Readonly<Record<string, string>>;
  /** The same for a way of writing; undefined: text that is not of theirs. */
  meaningOf?: (text: string) => string | undefined;
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

export function cell<Value>(
  schema: z.ZodType<Value>,
  format: (value: Value) => string = asText,
): Cell<Value> {
  return { schema, format };
}

export function value<Value>(
  schema: z.ZodType<Value>,
  format: (value: Value) => unknown = (stored) => stored,
): Cell<Value> {
  return { schema, format };
}

/** An empty field is null; errors use the words of the inner schema. */
export function optional<Value>({ schema, format, ...rest }: Cell<Value>): Cell<Value | null> {
  const orNothing = z.union([z.literal('').transform(() => null), schema], {
    error: (issue) => (issue.code === 'invalid_union' ? issue.errors[1]?.[0]?.message : undefined),
  });
  return {
    ...rest,
    schema: orNothing as z.ZodType<Value | null>,
    format: (stored) => (stored === null || stored === undefined ? '' : format(stored)),
  };
}

export function matching(pattern: RegExp, message: string): Cell<string> {
  return cell(z.string().regex(pattern, message));
}

export function words(limit: number): z.ZodString {
  return z.string().trim().max(limit, `ist länger als ${limit} Zeichen`);
}

export const filledWords = (limit: number): z.ZodString => words(limit).min(1, 'darf nicht leer sein');

export const text = cell(filledWords(80));

export const slugText = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'erlaubt sind Kleinbuchstaben, Ziffern und einfache Bindestriche');
export const slug: Cell<string> = { ...cell(slugText), isSlug: true };

export function oneOf<const Value extends string>(...values: Value[]): Cell<Value> {
  const meanings = Object.fromEntries(values.map((value) => [value.toLowerCase(), value]));
  return { ...cell(z.enum(values, `erwartet wird ${values.join(', ')}`)), meanings };
}

const yes = ['1', 'x', 'j', 'ja', 'y', 'yes', 'true', 'wahr'];
const no = ['0', '', '-', 'n', 'nein', 'no', 'false', 'falsch'];

export const flag: Cell<boolean> = {
  ...cell(
    oneOf('0', '1').schema.transform((value) => value === '1'),
    (value) => (value ? '1' : '0'),
  ),
  isFlag: true,
  meanings: Object.fromEntries([...yes.map((word) => [word, '1']), ...no.map((word) => [word, '0'])]),
};

export function integer(min: number, max: number): Cell<number> {
  return cell(
    z
      .string()
      .regex(min < 0 ? /^-?\d{1,7}$/ : /^\d{1,7}$/, 'erwartet wird eine ganze Zahl')
      .transform(Number)
      .refine((number) => number >= min && number <= max, `erwartet wird eine Zahl von ${min} bis ${max}`),
  );
}

/** In tenths: `7.5` is 75. */
export function tenths(min: number, max: number): Cell<number> {
  const amount = cell(
    z
      .string()
      .regex(/^\d{1,3}(\.\d)?$/, 'erwartet wird eine Zahl wie 7.5')
      .transform((number) => Math.round(Number(number) * 10))
      .refine(
        (number) => number >= min && number <= max,
        `erwartet wird eine Zahl von ${min / 10} bis ${max / 10}`,
      ),
    (number) => String(number / 10),
  );
  return { ...amount, decimals: 1 };
}

/** Gross, in cents: `84.90` is 8490. */
export const euros: Cell<number> = {
  ...cell(
    z
      .string()
      .regex(/^\d{1,5}\.\d{2}$/, 'erwartet wird ein Betrag wie 84.90')
      .transform((amount) => Number(amount.replace('.', '')))
      .refine((cents) => cents > 0, 'der Preis muss über 0 liegen'),
    (cents) => (cents / 100).toFixed(2),
  ),
  decimals: 2,
};

const NO_MOMENT = 'kein Zeitpunkt wie 2026-12-01T00:00:00+01:00';
export const moment = cell(
  momentField(NO_MOMENT).transform((at) => new Date(at)),
  (at) => at.toISOString(),
);

export const NO_GTIN = 'keine GTIN mit 13 Ziffern und richtiger Prüfziffer';

/** Also a UPC of 12 digits, or a GTIN of 14 that begins with 0. */
export const gtin13 = cell(
  z.string().transform((text, context): string => {
    const gtin = gtinOf(text);
    if (gtin === undefined) context.addIssue({ code: 'custom', message: NO_GTIN });
    return gtin ?? '';
  }),
);

/** `Gewicht=14 kg|Zuladung=75 kg` */
export const pairs = cell(
  z.string().transform((line, context) =>
    line
      .split('|')
      .filter((part) => part.trim() !== '')
      .map((part): readonly [name: string, value: string] => {
        const [name = '', ...rest] = part.split('=');
        const words = rest.join('=').trim();
        if (name.trim() === '' || words === '')
          context.addIssue({ code: 'custom', message: `„${part}“ ist kein Paar wie Gewicht=14 kg` });
        return [name.trim(), words];
      }),
  ),
  (all) => all.map(([name, words]) => `${name}=${words}`).join('|'),
);
