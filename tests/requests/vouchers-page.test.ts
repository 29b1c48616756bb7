import { expect, it, vi } from 'vitest';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { addCoupon } from '../support/coupons';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';

const { database, shop } = await freshShop();
const NONE = 'Zurzeit gibt es keinen Gutschein für alle.';
const day = (days: number) => new Date(Date.now() + days * 86_400_000);

async function words(place = 'muster'): Promise<string> {
  const { text } = await request({ port: shop.port, path: `/${place}/gutscheine` });
  return textOf(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '');
}

/** Codes of the page, once the shop has heard of the change. */
async function expectCodes(codes: string[], place?: string): Promise<void> {
  await touchTags(database.db, ['coupons']);
  await vi.waitFor(async () => {
    const text = await words(place);
    expect([...text.matchAll(/Code ([A-Z]+\d*)/g)].map(([, code]) => code)).toEqual(codes);
    expect(text.includes(NONE)).toBe(codes.length === 0);
  }, 10_000);
}

it('one that is advertised stands there with its conditions', async () => {
  await database.query(`update coupons set minimum_cents = 5000 where code = 'WILLKOMMEN10'`);
  await expectCodes(['WILLKOMMEN10']);
  expect(await words()).toContain('Willkommensrabatt');
  expect(await words()).toContain('ab 50,00 € Warenwert');
});

it('of many the one that ends first stands first; what nobody advertises is not told', async () => {
  const shown = { percent: 5, is_advertised: true };
  await addCoupon(database, { ...shown, code: 'SPAET', valid_until: day(90) });
  await addCoupon(database, { ...shown, code: 'BALD', valid_until: day(3) });
  await addCoupon(database, { ...shown, code: 'GEHEIM', is_advertised: false });
  await expectCodes(['BALD', 'SPAET', 'WILLKOMMEN10']);
});

it('one that is over, not valid yet, used up, or of another location is not told', async () => {
  const shown = { percent: 5, is_advertised: true };
  await addCoupon(database, { ...shown, code: 'VORBEI', valid_until: day(-1) });
  await addCoupon(database, { ...shown, code: 'MORGEN', valid_from: day(1) });
  await addCoupon(database, { ...shown, code: 'NULLMAL', limit_total: 0 });
  await addCoupon(database, { ...shown, code: 'BERGE', location_ids: JSON.stringify(['loc-alpenblick']) });
  await expectCodes(['BALD', 'SPAET', 'WILLKOMMEN10']);
  expect(await words('alpenblick')).toContain('Code BERGE');
});

it('with none the page says so, and still how a code is redeemed', async () => {
  await database.query('update coupons set is_advertised = false');
  await expectCodes([]);
  expect(await words()).toContain('So lösen Sie einen Code ein');
});

it('a location that takes no codes says that alone', async () => {
  const text = await words('standard');
  expect(text).toContain('nimmt im Onlineshop zurzeit keine Gutscheincodes an');
  expect(text).not.toContain('So lösen Sie einen Code ein');
});
