import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { builtShop, ownEnvironment } from '../support/built-shop';
import { addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { addCoupon, redeem } from '../support/coupons';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const run = promisify(execFile);
const { database, shop } = await freshShop();
const page = async (path: string) => textOf((await request({ port: shop.port, path })).text);

async function change(statement: string): Promise<void> {
  await database.query(statement);
  await touchTags(database.db, ['coupons']);
}

it('a bar tells of the advertised coupon where coupons are taken, and nowhere else', async () => {
  expect(await page('/muster')).toContain('10 % Willkommensrabatt mit dem Code WILLKOMMEN10 Zum Warenkorb');
  expect(await page('/standard')).not.toContain('WILLKOMMEN10');
  expect(await page('/alpenblick')).toContain('WILLKOMMEN10');
});

it('tells its conditions, and follows a change on pages that are kept', async () => {
  await page('/muster/reifen');
  await change(
    `update coupons set minimum_cents = 5000, once_per_customer = true where code = 'WILLKOMMEN10'`,
  );
  await vi.waitFor(
    async () => expect(await page('/muster/reifen')).toContain('ab 50,00 € Warenwert, einmal je Kunde'),
    10_000,
  );
});

it('a visitor closes the bar on every page, other visitors and another coupon keep it', async () => {
  const visitor = new Visitor(shop);
  const hasBar = (answer: { text: string }) => answer.text.includes('aria-label="Gutschein"');
  const first = await visitor.open('/muster/kontakt?von=hier');
  expect(hasBar(first)).toBe(true);
  const closed = await visitor.submit(first, { action: '/muster/ausblenden' }, { zustand: 'zu' });
  expect([closed.path, hasBar(closed)]).toEqual(['/muster/kontakt?von=hier', false]);
  expect(hasBar(await visitor.open('/muster/reifen'))).toBe(false);
  expect(hasBar(await new Visitor(shop).open('/muster/reifen'))).toBe(true);
  await addCoupon(database, {
    code: 'KURZ',
    percent: 5,
    is_advertised: true,
    valid_until: '2999-01-01',
  });
  await touchTags(database.db, ['coupons']);
  await vi.waitFor(async () => expect((await visitor.open('/muster')).text).toContain('KURZ'), 10_000);
  await change(`delete from coupons where code = 'KURZ'`);
});

it.each(['gutschein GIBTESNICHT', '', 'x'.repeat(5000), 'tecar-tile,gutschein WILLKOMMEN10'])(
  'a part that cannot be closed (%#) changes nothing',
  async (teil) => {
    const visitor = new Visitor(shop);
    const answer = await visitor.post('/muster/ausblenden', {
      teil,
      zustand: 'zu',
      zurueck: '//example.com',
    });
    expect(answer.status).toBe(200);
    expect(answer.path).toBe('/muster');
    expect(answer.text).toContain('aria-label="Gutschein"');
  },
);

it('is silent of a coupon that is over, not valid yet, used up, or of another location', async () => {
  await change(`update coupons set valid_until = now() - interval '1 day' where code = 'WILLKOMMEN10'`);
  await addCoupon(database, {
    code: 'MORGEN',
    percent: 5,
    valid_from: '2100-01-01',
    is_advertised: true,
  });
  await addCoupon(database, {
    code: 'ANDERSWO',
    percent: 5,
    location_ids: '["nowhere"]',
    is_advertised: true,
  });
  await addCoupon(database, { code: 'VORBEI', percent: 5, limit_total: 1, is_advertised: true });
  await change(`insert into coupon_redemptions values (gen_random_uuid(), 'VORBEI', null, null, 1, now())`);
  await vi.waitFor(async () => expect(await page('/muster')).not.toContain('mit dem Code'), 10_000);
  await addCoupon(database, { code: 'JETZT', percent: 5, title: '5 % Rabatt', is_advertised: true });
  await change('select 1');
  await vi.waitFor(
    async () => expect(await page('/muster')).toContain('5 % Rabatt mit dem Code JETZT'),
    10_000,
  );
});

it('once the files are loaded anew it tells what they say, and uses still count', async () => {
  await database.query(
    `insert into coupon_redemptions values (gen_random_uuid(), 'ERSTER20', null, null, 2000, now())`,
  );
  await run(process.execPath, [builtShop, 'seed', 'demo'], {
    env: ownEnvironment({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }),
  });
  await vi.waitFor(async () => expect(await page('/muster/reifen')).toContain('WILLKOMMEN10'), 10_000);
  expect(await database.query(`select 1 from coupons where code = 'JETZT'`)).toEqual([]);
  const tyre = await someTyre(database);
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 1);
  expect(textOf((await redeem(visitor, '/muster', 'ERSTER20')).text)).toContain('ist aufgebraucht');
}, 90_000);
