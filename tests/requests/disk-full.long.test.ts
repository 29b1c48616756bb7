import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { builtShop, ownEnvironment } from '../support/built-shop';
import { order, orderNumber } from '../support/buyer';
import { request } from '../support/request';
import { launchShop } from '../support/shop-process';
import { smallDisk } from '../support/small-disk';
import { Visitor } from '../support/visitor';

const { folder, isMounted, fill, empty } = await smallDisk('420m');

it.skipIf(!isMounted)(
  'with a full disk, pages are read, no order is lost, and all goes on by itself once there is room',
  async () => {
    const shop = await launchShop({ DATA_DIR: folder });
    const get = (at: string) => request({ port: shop.port, path: at });
    const reserve = async (email: string) => {
      const buyer = new Visitor(shop);
      const [tyre] = [/\/muster\/reifen\/([\w-]+)"/.exec((await buyer.open('/muster/reifen')).text)?.[1]];
      await buyer.post('/muster/warenkorb', {
        aktion: 'hinzufuegen',
        artikel: `tyre:${tyre}`,
        menge: '1',
      });
      return orderNumber(await order(buyer, '/muster', 'reservierung', email));
    };
    const numbers: string[] = [];
    const first = await reserve('platz@example.de');
    if (first) numbers.push(first);
    expect(numbers).toHaveLength(1);
    await fill();
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    for (const at of ['/muster', '/muster/reifen', '/muster/reifen?breite=205', '/muster/dachboxen'])
      expect([at, (await get(at)).status]).toEqual([at, 200]);
    // The log of the database has room for some, until it has none.
    for (let n = 0; n < 12; n += 1) {
      const number = await reserve(`voll-${n}@example.de`).catch(() => undefined);
      if (number) numbers.push(number);
    }
    const page = await get('/muster/warenkorb');
    expect([200, 503]).toContain(page.status);
    expect(page.text).not.toMatch(/ENOSPC|PANIC|node_modules|select /);
    expect((await get('/healthz')).status).toBe(200);
    await empty();
    await expect
      .poll(async () => (await get('/readyz')).status, { timeout: 60_000, interval: 500 })
      .toBe(200);
    const after = await reserve('wieder@example.de');
    expect(after).toBeDefined();
    const env = ownEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    for (const number of [...numbers, after ?? ''])
      expect(
        execFileSync(process.execPath, [builtShop, 'order', 'show', number], { env, encoding: 'utf8' }),
      ).toContain(number);
    expect(await shop.stop()).toBe(0);
  },
  300_000,
);
