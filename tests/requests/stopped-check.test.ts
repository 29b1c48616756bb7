import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { settled } from '../support/imports';
import { archiveOf } from '../support/made-workbook';
import { request } from '../support/request';
import { launchShop } from '../support/shop-process';

const LIMIT_MS = 120_000;
const STOPPED_WITHIN_MS = 20_000;

const database = await freshDatabase();
const shop = await launchShop({ DATABASE_URL: database.url });
const centre = await openDesk(database, shop, 'leitung', null);

const upload = (name: string, content: Buffer | string, art: string) =>
  centre.upload('/muster/tresen/import', { befehl: 'upload-file', lieferant: 'Nord', art }, [
    { field: 'datei', name, content },
  ]);

it(
  'tables without a line end, or with a mark that is never closed, are refused with words, and hold up nobody',
  async () => {
    const packed = await archiveOf({ 'stock.csv': Buffer.alloc(150_000_000, '0') });
    const folder = await upload('netz.zip', packed, 'folder');
    const slowest = { ms: 0 };
    const checked = settled(folder, centre);
    let isChecked = false;
    void checked.finally(() => {
      isChecked = true;
    });
    while (!isChecked) {
      const { ms } = await request({ port: shop.port, path: '/healthz' });
      slowest.ms = Math.max(slowest.ms, ms);
      await wait(20);
    }
    expect(textOf((await checked).text)).toContain('das ist keine Tabelle');
    expect(slowest.ms).toBeLessThan(1_500);

    const open = await upload('stock.csv', `id;standort;stueck\n"${'a""'.repeat(3_000_000)}`, 'hier');
    expect((await settled(open, centre)).status).toBe(200);
  },
  LIMIT_MS,
);

it(
  'a shop that checks a large file is gone within 20 s of a signal',
  async () => {
    const rows = 'tyre:abc;muster;1\n'.repeat(500_000);
    const { path } = await upload('stock.csv', `id;standort;stueck\n${rows}`, 'hier');
    await expect
      .poll(() => database.value<number>('select count(*)::int from desk_imports where alive_at is not null'))
      .toBeGreaterThan(0);
    const begin = performance.now();
    await shop.stop();
    expect(performance.now() - begin, path).toBeLessThan(STOPPED_WITHIN_MS);
  },
  LIMIT_MS,
);
