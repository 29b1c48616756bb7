import { z } from 'zod';
import { optionalDayField } from '~/values/day-field';
import { germanMoment } from '~/values/german-clock';
import { germanDate } from '~/values/german-date';
import { endOfIsoDay, startOfIsoDay } from '~/values/iso-day';
import { parseCents } from '~/values/money';
import type { PriceRequest } from './price-change';

const MAX_PIECES = 99_999;
const PIECES = `Bitte geben Sie eine Zahl von 0 bis ${MAX_PIECES} an.`;
const AMOUNT = 'Bitte geben Sie einen Betrag wie 84,90 an.';
const TIME = 'Bitte geben Sie eine Uhrzeit wie 08:00 an.';

export const countSchema = z.object({
  stand: z.coerce.number(),
  gezaehlt: z
    .string(PIECES)
    .trim()
    .regex(/^\d{1,5}$/, PIECES)
    .transform(Number),
  grund: z.string().trim().min(1, 'Bitte geben Sie einen Grund an, zum Beispiel „Inventur“.').max(200),
  trotzdem: z.literal('on').optional(),
});

const amount = z
  .string(AMOUNT)
  .transform((text) => parseCents(text) ?? 0)
  .refine((cents) => cents > 0, AMOUNT);
const empty = z.literal('').transform(() => undefined);
const time = z.union([empty, z.iso.time({ precision: -1, error: TIME })], TIME).optional();
const day = optionalDayField('plan');

export const priceSchema = z
  .object({
    stand: z.string(),
    preis: amount,
    ab: day,
    abUhr: time,
    /** A planned price, in whose place it comes. */
    ersetzt: z
      .string()
      .regex(/^\d{0,15}$/)
      .optional(),
    angebot: z.union([empty, amount], AMOUNT).optional(),
    angebotBis: day,
    trotzdem: z.literal('on').optional(),
  })
  .refine(({ angebot, angebotBis }) => (angebot === undefined) === (angebotBis === undefined), {
    path: ['angebotBis'],
    error: 'Zu einem Angebot gehören ein Preis und ein letzter Tag.',
  })
  .refine(({ ab, abUhr }) => abUhr === undefined || (ab !== undefined && germanMoment(ab, abUhr)), {
    path: ['abUhr'],
    error: 'Bitte geben Sie einen Tag und eine Uhrzeit an, die es gibt.',
  });

function startOf(day: string | undefined, clock: string | undefined, now: Date): Date | undefined {
  if (day === undefined) return undefined;
  if (clock !== undefined) return germanMoment(day, clock);
  return day === germanDate(now) ? undefined : startOfIsoDay(day);
}

/** A price from today on begins now, unless it has a time; an offer holds to the end of its last day. */
export function requestedPrice(
  { preis, ab, abUhr, angebot, angebotBis }: z.output<typeof priceSchema>,
  now: Date,
): PriceRequest {
  return {
    cents: preis,
    from: startOf(ab, abUhr, now),
    offer:
      angebot !== undefined && angebotBis ? { cents: angebot, until: endOfIsoDay(angebotBis) } : undefined,
  };
}
