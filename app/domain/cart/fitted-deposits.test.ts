import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import { type LineOption, lineOptions } from '~/domain/catalog/articles/line-options';
import { cartTotals, withoutFittedDeposits } from './cart';
import { followGoods } from './follow-goods';

const codes = ['agm', 'efb', 'blei'];
const vehicles = ['', 'golf', 'polo'];
const withVehicle = (code: string): LineOption[] =>
  code === '' ? [] : [{ kind: 'vehicle', code, label: code }];

const goods = fc
  .record({
    code: fc.constantFrom(...codes),
    vehicle: fc.constantFrom(...vehicles),
    quantity: fc.integer({ min: 1, max: 99 }),
    depositCents: fc.constantFrom(null, 750, 1_500),
  })
  .map(({ code, vehicle, ...line }) => ({ kind: 'product' as ArticleKind, code, of: '', vehicle, ...line }));
const work = fc
  .record({
    code: fc.constantFrom('einbauen', 'pruefen'),
    of: fc.constantFrom('', ...codes),
    vehicle: fc.constantFrom(...vehicles),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  .map((line) => ({ kind: 'service' as ArticleKind, depositCents: null, ...line }));
const carts = fc.uniqueArray(fc.oneof(goods, work), {
  maxLength: 14,
  selector: ({ kind, code, of, vehicle }) => `${kind} ${code} ${of} ${vehicle}`,
});
type Drawn = typeof carts extends fc.Arbitrary<(infer One)[]> ? One : never;

const lineOf = ({ kind, code, of, vehicle, quantity, depositCents }: Drawn) => ({
  quantity,
  options: lineOptions.parse([
    ...withVehicle(vehicle),
    ...(of === '' ? [] : [{ kind: 'fitting' as const, article: `product:${of}` }]),
  ]),
  article: { kind, code, depositCents, price: { cents: 9_990 }, vatRate: 19 },
});

/** Line by line, with the words of the law alone: due for each battery that is not put in. */
function oracle(drawn: readonly Drawn[]): number {
  let due = 0;
  for (const line of drawn) {
    if (line.depositCents === null) continue;
    let isPutIn = false;
    for (const other of drawn)
      if (other.kind === 'service' && other.of === line.code && other.vehicle === line.vehicle)
        isPutIn = true;
    if (!isPutIn) due += line.quantity * line.depositCents;
  }
  return due;
}

const keyOf = ({ article }: ReturnType<typeof lineOf>) => `${article.kind}:${article.code}`;

it('a deposit is due exactly for what is not fitted, and is back once the fitting is gone', () => {
  fc.assert(
    fc.property(carts, (drawn) => {
      const lines = withoutFittedDeposits(followGoods(drawn.map(lineOf), keyOf));
      expect(cartTotals(lines).depositCents).toBe(oracle(drawn));
      const plain = drawn.filter(({ of }) => of === '');
      const whole = plain.reduce(
        (sum, { quantity, depositCents }) => sum + quantity * (depositCents ?? 0),
        0,
      );
      const left = withoutFittedDeposits(followGoods(plain.map(lineOf), keyOf));
      expect(cartTotals(left).depositCents).toBe(whole);
    }),
    { numRuns: 1_000 },
  );
});
