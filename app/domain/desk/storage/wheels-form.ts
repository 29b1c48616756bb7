import { z } from 'zod';
import { line, phoneField } from '~/domain/accounts/person-fields';
import type { WheelChange } from '~/domain/workshop/storage/book-wheels.server';
import type { WheelFacts } from '~/domain/workshop/storage/stored-set';
import { MAX_TREAD_TENTHS, seasons, type Tread } from '~/domain/workshop/storage/stored-wheels';
import { optionalDayField } from '~/values/day-field';
import { germanDate } from '~/values/german-date';
import { parseTenths } from '~/values/tenths';
import type { StorageCommand } from '../rights';

const MAX_LABEL = 999_999;
const NO_LABEL = 'Bitte eine Zahl von 1 bis 999.999 angeben.';

const optional = (longest: number) =>
  z.union([z.literal(''), line('', longest)], `Bitte höchstens ${longest} Zeichen, ohne Steuerzeichen.`);

const depth = z.string().transform((text, check) => {
  const tenths = parseTenths(text.trim());
  if (tenths !== undefined && tenths <= MAX_TREAD_TENTHS) return tenths;
  check.addIssue('Bitte die Tiefe in mm angeben, 0 bis 20, zum Beispiel 6,5.');
  return z.NEVER;
});

const treadFields = { profilVL: depth, profilVR: depth, profilHL: depth, profilHR: depth };
type TreadFields = Record<keyof typeof treadFields, number>;

const shelf = line('Bitte geben Sie das Regal an.', 20);
const change = (now: Date) =>
  optionalDayField('term')
    .refine((day) => day === undefined || day >= germanDate(now), 'Dieser Tag ist schon vorbei.')
    .transform((day) => day ?? null);

const factsSchema = (now: Date) =>
  z.object({
    vorname: optional(80),
    nachname: line('Bitte geben Sie den Namen an.'),
    telefon: z.union([z.literal(''), phoneField]),
    email: z.union([z.literal(''), z.email('Diese E-Mail-Adresse ist unvollständig.').max(254)]),
    kennzeichen: optional(12).transform((plate) => plate.toUpperCase().replace(/\s+/g, ' ')),
    fahrzeug: optional(80),
    reifen: line('Bitte geben Sie den Reifen an.', 80),
    groesse: optional(40),
    felge: optional(80),
    saison: z.enum(seasons, 'Bitte wählen Sie eine Saison.'),
    regal: optional(20),
    wechsel: change(now),
    notiz: optional(300),
    erinnern: z.literal('on').optional(),
    ...treadFields,
  });

const treadOf = (parsed: TreadFields): Tread => [
  parsed.profilVL,
  parsed.profilVR,
  parsed.profilHL,
  parsed.profilHR,
];

function factsOf(parsed: z.output<ReturnType<typeof factsSchema>>): WheelFacts {
  const { vorname, nachname, telefon, email, erinnern } = parsed;
  return {
    contact: { salutation: '', firstName: vorname, lastName: nachname, phone: telefon, email },
    plate: parsed.kennzeichen,
    vehicle: parsed.fahrzeug,
    tyre: parsed.reifen,
    size: parsed.groesse,
    rim: parsed.felge,
    season: parsed.saison,
    shelf: parsed.regal,
    tread: treadOf(parsed),
    nextChange: parsed.wechsel,
    wantsReminder: erinnern === 'on',
    note: parsed.notiz,
  };
}

type Values = Record<string, string>;
type Errors = Record<string, string[] | undefined>;
type Parsed<T> = { value: T; errors?: undefined } | { errors: Errors };

function parsedBy<T extends z.ZodType>(schema: T, values: unknown): Parsed<z.output<T>> {
  const parsed = schema.safeParse(values);
  return parsed.success ? { value: parsed.data } : { errors: z.flattenError(parsed.error).fieldErrors };
}

const NO_ADDRESS = 'Für die Erinnerung braucht es eine E-Mail-Adresse.';

/** Facts of a form, with the rules that concern several fields. */
export function parsedFacts(values: Values, now: Date): Parsed<WheelFacts> {
  const parsed = parsedBy(factsSchema(now), values);
  if (parsed.errors) return parsed;
  const facts = factsOf(parsed.value);
  if (facts.wantsReminder && facts.contact.email === '') return { errors: { email: [NO_ADDRESS] } };
  return { value: facts };
}

export const parsedPlace = (values: Values) =>
  parsedBy(
    z.object({
      nummer: z.uuid('Bitte laden Sie die Seite neu.'),
      etikett: z.coerce.number(NO_LABEL).int(NO_LABEL).min(1, NO_LABEL).max(MAX_LABEL, NO_LABEL),
      regal: shelf,
    }),
    values,
  );

export function parsedChange(
  command: Exclude<StorageCommand, 'store'>,
  values: Values,
  now: Date,
): Parsed<WheelChange> {
  switch (command) {
    case 'out':
      return { value: { kind: 'out' } };
    case 'tread': {
      const parsed = parsedBy(z.object(treadFields), values);
      return parsed.errors ? parsed : { value: { kind: 'tread', tread: treadOf(parsed.value) } };
    }
    case 'in': {
      const parsed = parsedBy(z.object({ regal: shelf, wechsel: change(now), ...treadFields }), values);
      if (parsed.errors) return parsed;
      const { regal, wechsel } = parsed.value;
      return { value: { kind: 'in', shelf: regal, nextChange: wechsel, tread: treadOf(parsed.value) } };
    }
    case 'facts': {
      const parsed = parsedFacts(values, now);
      return parsed.errors ? parsed : { value: { kind: 'facts', facts: parsed.value } };
    }
  }
}
