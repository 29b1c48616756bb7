import { z } from 'zod';
import { articleKinds } from '~/domain/catalog/articles/article';
import { couponKey } from '~/domain/coupons/coupon';
import { codePattern } from '~/domain/coupons/schemas';

const text = z.string().trim().min(1, 'darf nicht leer sein');
const cents = z
  .int('erwartet werden ganze Cent')
  .min(1, 'mindestens 1')
  .max(10_000_000, 'höchstens 100.000 €');
const moment = z.iso.datetime({ offset: true, error: 'kein Zeitpunkt wie 2026-12-01T00:00:00+01:00' });

/** One entry of `coupons.json`; what is left out sets no bound. */
export const couponEntry = z
  .strictObject({
    code: z
      .string()
      .transform(couponKey)
      .pipe(z.string().regex(codePattern, 'erlaubt sind 3 bis 32 Buchstaben A–Z, Ziffern und Bindestriche')),
    titel: text.max(60, 'höchstens 60 Zeichen'),
    beschreibung: text.max(120, 'höchstens 120 Zeichen').optional(),
    prozent: z
      .int('erwartet wird eine ganze Zahl')
      .min(1, 'mindestens 1')
      .max(100, 'höchstens 100')
      .optional(),
    betragCents: cents.optional(),
    mindestwertCents: cents.optional(),
    gueltigVon: moment.optional(),
    gueltigBis: moment.optional(),
    artikelarten: z.array(z.enum(articleKinds)).default([]),
    kategorien: z
      .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'keine url einer Kategorie'))
      .default([]),
    standorte: z.array(text).default([]),
    anzahl: z.int('erwartet wird eine ganze Zahl').min(1, 'mindestens 1').optional(),
    einmalJeKunde: z.boolean().default(false),
    beworben: z.boolean().default(false),
  })
  .refine(({ prozent, betragCents }) => (prozent === undefined) !== (betragCents === undefined), {
    path: ['prozent'],
    error: 'erwartet wird entweder prozent oder betragCents',
  })
  .refine(
    ({ gueltigVon, gueltigBis }) => !gueltigVon || !gueltigBis || new Date(gueltigVon) < new Date(gueltigBis),
    { path: ['gueltigBis'], error: 'liegt nicht nach gueltigVon' },
  );

export type CouponEntry = z.output<typeof couponEntry>;
