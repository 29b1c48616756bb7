import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessCoupon, type Coupon, type CouponLine, type CouponUse, couponKey } from './coupon';
import { couponConditions, refusalText } from './messages';
import { couponField } from './schemas';

const coupon: Coupon = {
  code: 'TEST',
  title: '10 % Rabatt',
  description: null,
  percent: 10,
  amountCents: null,
  minimumCents: 0,
  validFrom: null,
  validUntil: null,
  kinds: [],
  categories: [],
  locationIds: [],
  limitTotal: null,
  oncePerCustomer: false,
  isAdvertised: false,
};
const kiel = { id: 'kiel', city: 'Kiel' };
const kempten = { id: 'kempten', city: 'Kempten' };
const use: CouponUse = {
  now: new Date('2026-11-21T12:00:00+01:00'),
  locationId: 'kiel',
  takers: [kiel, kempten],
  uses: { total: 0, own: 0 },
};
const line = (cents: number, quantity = 1, season = 'winterreifen'): CouponLine => ({
  article: { kind: 'tyre', categories: ['reifen', season], price: { cents } },
  quantity,
});
const assess = (change: Partial<Coupon>, lines = [line(10_000, 4)], where: Partial<CouponUse> = {}) =>
  assessCoupon({ ...coupon, ...change }, lines, { ...use, ...where });
const words = (...args: Parameters<typeof assess>) => {
  const result = assess(...args);
  return 'why' in result ? refusalText(result).replaceAll('\u00a0', ' ') : result.cents;
};

describe('a coupon takes off', () => {
  it('its per cent, rounded to the nearest cent', () => {
    expect(assess({}, [line(3_333), line(1_112)])).toEqual({ cents: 445, byLine: [334, 111] });
  });

  it('its amount, never more than the goods', () => {
    expect(assess({ percent: null, amountCents: 500 })).toEqual({ cents: 500, byLine: [500] });
    expect(assess({ percent: null, amountCents: 500 }, [line(300), line(100)])).toEqual({
      cents: 400,
      byLine: [300, 100],
    });
  });

  it('only of the lines it applies to', () => {
    const lines = [line(10_000, 1, 'sommerreifen'), line(20_000)];
    expect(assess({ categories: ['winterreifen'] }, lines)).toEqual({ cents: 2_000, byLine: [0, 2_000] });
    expect(assess({ kinds: ['tyre'] }, lines)).toMatchObject({ cents: 3_000 });
  });

  it('something at each location where it is taken, from its first moment to its last', () => {
    expect(words({ locationIds: ['kempten', 'kiel'] })).toBe(4_000);
    expect(words({ validFrom: use.now })).toBe(4_000);
    expect(words({ validUntil: new Date(use.now.getTime() + 1) })).toBe(4_000);
  });
});

describe('a coupon says why it gives nothing:', () => {
  it.each<[string, string, Partial<Coupon>, CouponLine[]?, Partial<CouponUse>?]>([
    ['that it is for another location', 'nur in Kempten.', { locationIds: ['kempten'] }],
    ['nothing of other host groups', 'kennen wir nicht', { locationIds: ['stuttgart'] }],
    [
      'that it is not valid yet',
      'erst ab dem 1. Dezember 2026.',
      { validFrom: new Date('2026-12-01T00:00+01:00') },
    ],
    [
      'until when it was',
      'galt bis zum 31. Oktober 2026',
      { validUntil: new Date('2026-11-01T00:00+01:00') },
    ],
    ['that it is over in its very last moment', 'galt bis zum 21. November 2026', { validUntil: use.now }],
    [
      'that you had it',
      'schon eingelöst',
      { oncePerCustomer: true },
      undefined,
      { uses: { total: 9, own: 1 } },
    ],
    ['that it is used up', 'aufgebraucht', { limitTotal: 9 }, undefined, { uses: { total: 9, own: 0 } }],
    ['that nothing fits', '„10 % Rabatt“', { categories: ['sommerreifen'] }],
    ['how much is missing', 'ab 500,00 € Warenwert. Es fehlen noch 100,00 €.', { minimumCents: 50_000 }],
    [
      'of which goods something is missing',
      'Warenwert der Artikel, für die er gilt. Es fehlen noch 100,00 €.',
      { minimumCents: 20_000, categories: ['winterreifen'] },
      [line(10_000), line(90_000, 1, 'sommerreifen')],
    ],
  ])('%s', (_name, text, change, lines, where) => expect(words(change, lines, where)).toContain(text));
});

it('uses count only where the coupon is limited', () => {
  expect(words({}, undefined, { uses: { total: 1_000, own: 5 } })).toBe(4_000);
});

const lines = fc.array(
  fc.tuple(
    fc.integer({ min: 1, max: 2_000_000 }),
    fc.integer({ min: 1, max: 99 }),
    fc.constantFrom('winterreifen', 'sommerreifen'),
  ),
  { minLength: 1, maxLength: 50 },
);
const value = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }), amountCents: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), amountCents: fc.integer({ min: 1, max: 50_000_000 }) }),
);

it('the lines share the discount exactly, none gets below nothing, and others keep their price', () => {
  fc.assert(
    fc.property(lines, value, fc.boolean(), (rows, worth, isForWinter) => {
      const cart = rows.map((row) => line(...row));
      const result = assess({ ...worth, categories: isForWinter ? ['winterreifen'] : [] }, cart);
      if ('why' in result) {
        expect(result.why).toBe('nothing-applies');
        return;
      }
      expect(result.byLine.reduce((sum, cents) => sum + cents, 0)).toBe(result.cents);
      result.byLine.forEach((cents, index) => {
        const [price = 0, quantity = 0, season] = rows[index] ?? [];
        const applies = !isForWinter || season === 'winterreifen';
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(applies ? price * quantity : 0);
      });
    }),
  );
});

it('no share is a cent or more away from its exact part', () => {
  fc.assert(
    fc.property(lines, value, (rows, worth) => {
      const result = assess(
        worth,
        rows.map((row) => line(...row)),
      );
      if ('why' in result) throw new Error(result.why);
      const goodsCents = rows.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
      result.byLine.forEach((cents, index) => {
        const [price = 0, quantity = 0] = rows[index] ?? [];
        expect(Math.abs(cents - (result.cents * price * quantity) / goodsCents)).toBeLessThan(1.001);
      });
    }),
  );
});

describe('a code', () => {
  it.each(['willkommen10', ' WILLKOMMEN10 ', 'Willkommen 10', 'ＷＩＬＬＫＯＭＭＥＮ10'])(
    '%s is one',
    (typed) => {
      expect(couponField.parse(typed)).toBe('WILLKOMMEN10');
    },
  );

  it.each(['', '  ', 'ab', 'GRÜN10', '<b>X</b>', "' or 1=1", 'A'.repeat(10_000), '\u0000ABC', '-ABC'])(
    '%.20j is none',
    (typed) => expect(couponField.safeParse(typed).success).toBe(false),
  );

  it('has one spelling whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => couponKey(couponKey(text)) === couponKey(text)),
    );
  });
});

it('conditions say all that one must know', () => {
  expect(couponConditions(coupon)).toEqual([]);
  const bound = {
    minimumCents: 5_000,
    oncePerCustomer: true,
    limitTotal: 3,
    validUntil: new Date('2027-01-01T00:00+01:00'),
  };
  expect(couponConditions({ ...coupon, ...bound }).map((text) => text.replace('\u00a0', ' '))).toEqual([
    'ab 50,00 € Warenwert',
    'einmal je Kunde',
    'solange verfügbar',
    'bis 31. Dezember 2026',
  ]);
});
