import { z } from 'zod';
import { articleKinds } from '~/domain/catalog/articles/article';
import type { NewOffer } from '~/domain/content/edit-offers.server';
import { type Coupon, couponKey } from '~/domain/coupons/coupon';
import { codePattern } from '~/domain/coupons/schemas';
import { dayField, optionalDayField } from '~/values/day-field';
import { endOfIsoDay, startOfIsoDay } from '~/values/iso-day';
import { parseCents } from '~/values/money';
import { kindField } from './kind-field';

const FILLED = 'Bitte füllen Sie dieses Feld aus.';
const AMOUNT = 'Bitte geben Sie einen Betrag wie 84,90 an.';
const PERCENT = 'Bitte geben Sie eine ganze Zahl von 1 bis 100 an.';
const COUNT = 'Bitte geben Sie eine Anzahl an.';
const ORDER = 'Der letzte Tag liegt vor dem ersten.';

const filled = (most: number) =>
  z.string(FILLED).trim().min(1, FILLED).max(most, `Höchstens ${most} Zeichen.`);
const empty = z.literal('').transform(() => undefined);
const number = (pattern: RegExp, message: string) =>
  z.union([empty, z.string().trim().regex(pattern, message).transform(Number)], message).optional();
const amount = z
  .union(
    [
      empty,
      z
        .string()
        .transform((text) => parseCents(text) ?? 0)
        .refine((cents) => cents > 0 && cents <= 10_000_000, AMOUNT),
    ],
    AMOUNT,
  )
  .optional();

export const offerSchema = z
  .object({
    titel: filled(80),
    text: filled(300),
    ziel: z
      .string(FILLED)
      .trim()
      .regex(/^\/(?!\/)\S*$/, 'Bitte geben Sie einen Pfad wie /winterreifen an.')
      .max(200),
    von: dayField('term'),
    bis: dayField('plan'),
  })
  .refine(({ von, bis }) => von <= bis, { path: ['bis'], error: ORDER });

export const offerOf = (
  { titel, text, ziel, von, bis }: z.output<typeof offerSchema>,
  locationUrl: string,
): NewOffer => ({ locationUrl, title: titel, text, to: ziel, validFrom: von, validUntil: bis });

const kindFields = Object.fromEntries(
  articleKinds.map((_kind, index) => [kindField(index), z.literal('on').optional()]),
);

export const couponSchema = z
  .object({
    gutscheincode: z
      .string(FILLED)
      .transform(couponKey)
      .pipe(z.string().regex(codePattern, 'Erlaubt sind 3 bis 32 Buchstaben A–Z, Ziffern und Bindestriche.')),
    titel: filled(60),
    beschreibung: z.string().trim().max(120, 'Höchstens 120 Zeichen.').optional(),
    prozent: number(/^([1-9]\d?|100)$/, PERCENT),
    betrag: amount,
    mindestwert: amount,
    von: optionalDayField('term'),
    bis: optionalDayField('plan'),
    anzahl: number(/^[1-9]\d{0,5}$/, COUNT),
    einmal: z.literal('on').optional(),
    beworben: z.literal('on').optional(),
    ...kindFields,
  })
  .refine(({ prozent, betrag }) => (prozent === undefined) !== (betrag === undefined), {
    path: ['prozent'],
    error: 'Bitte geben Sie entweder Prozent oder einen Betrag an.',
  })
  .refine(({ von, bis }) => !von || !bis || von <= bis, { path: ['bis'], error: ORDER });

/** Of one location. @param typed the fields, among them the kinds of articles */
export function couponOf(
  parsed: z.output<typeof couponSchema>,
  typed: Readonly<Record<string, string>>,
  locationId: string,
): Coupon {
  const {
    gutscheincode: code,
    titel,
    beschreibung,
    prozent,
    betrag,
    mindestwert,
    von,
    bis,
    anzahl,
    einmal,
    beworben,
  } = parsed;
  return {
    code,
    title: titel,
    description: beschreibung || null,
    percent: prozent ?? null,
    amountCents: betrag ?? null,
    minimumCents: mindestwert ?? 0,
    validFrom: von ? startOfIsoDay(von) : null,
    validUntil: bis ? endOfIsoDay(bis) : null,
    kinds: articleKinds.filter((_kind, index) => typed[kindField(index)] === 'on'),
    categories: [],
    locationIds: [locationId],
    limitTotal: anzahl ?? null,
    oncePerCustomer: einmal === 'on',
    isAdvertised: beworben === 'on',
  };
}
