import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { articleKinds } from '~/domain/catalog/articles/article';
import { articleCategories } from '~/domain/catalog/categories/category-names';
import { locationUrls } from '~/domain/tenancy/location-name';
import { locations } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import { replaceRows } from '~/platform/database/write-rows.server';
import { type Cell, value } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, networkFile } from '~/platform/files/network-file';
import { momentField } from '~/values/day-field';
import { couponKey } from './coupon';
import { codePattern } from './schemas';
import { coupons } from './tables';

const filled = z.string().trim().min(1, 'darf nicht leer sein');
const cents = z
  .int('erwartet werden ganze Cent')
  .min(1, 'mindestens 1')
  .max(10_000_000, 'höchstens 100.000 €');
const whole = z.int('erwartet wird eine ganze Zahl').min(1, 'mindestens 1');
const moment = momentField('kein Zeitpunkt wie 2026-12-01T00:00:00+01:00');

function bound<Value>(schema: z.ZodType<Value>, format: (stored: Value) => unknown = (stored) => stored) {
  const cell: Cell<Value | null> = {
    schema: schema.optional().transform((read) => read ?? null),
    format: (stored) => (stored === null ? undefined : format(stored)),
  };
  return cell;
}
const couponMoment = bound(
  moment.transform((at) => new Date(at)),
  (at) => at.toISOString(),
);

async function locationIds({ db }: Pick<Context, 'db'>) {
  return db.select({ id: locations.id, url: locations.url }).from(locations);
}

export const couponFile = networkFile({
  name: 'coupons',
  label: 'code',
  codec: codec(
    {
      code: [
        'code',
        value(
          z
            .string()
            .transform(couponKey)
            .pipe(
              z.string().regex(codePattern, 'erlaubt sind 3 bis 32 Buchstaben A–Z, Ziffern und Bindestriche'),
            ),
        ),
      ],
      titel: ['title', value(filled.max(60, 'höchstens 60 Zeichen'))],
      beschreibung: ['description', bound(filled.max(120, 'höchstens 120 Zeichen'))],
      prozent: ['percent', bound(whole.max(100, 'höchstens 100'))],
      betragCents: ['amountCents', bound(cents)],
      mindestwertCents: [
        'minimumCents',
        value(
          cents.optional().transform((read) => read ?? 0),
          (stored) => stored || undefined,
        ),
      ],
      gueltigVon: ['validFrom', couponMoment],
      gueltigBis: ['validUntil', couponMoment],
      artikelarten: ['kinds', value(z.array(z.enum(articleKinds)).default([]))],
      kategorien: [
        'categories',
        value(z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'keine url einer Kategorie')).default([])),
      ],
      standorte: ['locationUrls', value(z.array(filled).default([]))],
      anzahl: ['limitTotal', bound(whole)],
      einmalJeKunde: ['oncePerCustomer', value(z.boolean().default(false))],
      beworben: ['isAdvertised', value(z.boolean().default(false))],
    },
    [
      {
        field: 'prozent',
        message: 'erwartet wird entweder prozent oder betragCents',
        holds: ({ percent, amountCents }) => (percent === null) !== (amountCents === null),
      },
      {
        field: 'gueltigBis',
        message: 'muss nach gueltigVon liegen',
        holds: ({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom < validUntil,
      },
    ],
  ),
  keyOf: (entry) => entry,
  unique: [{ field: 'code', of: ({ code }) => code }],
  references: [
    { field: 'standorte', names: locationUrls, of: (coupon) => coupon.locationUrls },
    { field: 'kategorien', names: articleCategories, of: ({ categories }) => categories },
  ],
  async *stored(context) {
    const urlOf = new Map((await locationIds(context)).map(({ id, url }) => [id, url]));
    const rows = await context.db.select().from(coupons).orderBy(asc(coupons.code));
    yield rows.map(({ locationIds: ids, ...coupon }) => ({
      ...coupon,
      locationUrls: ids.map((id) => urlOf.get(id) ?? id),
    }));
  },
  async write(tx, rows) {
    const idOf = new Map((await locationIds(tx)).map(({ id, url }) => [url, id]));
    const incoming = (await allRows(rows)).map(({ locationUrls: urls, ...coupon }) => ({
      ...coupon,
      locationIds: urls.map((url) => idOf.get(url) ?? url),
    }));
    return replaceRows(tx.db, coupons, ['code'], incoming);
  },
});
