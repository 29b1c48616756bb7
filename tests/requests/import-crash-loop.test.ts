import { expect, it, onTestFinished } from 'vitest';
import { openDesk } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { launchShop } from '../support/shop-process';

const database = await freshDatabase();

const rows = Array.from({ length: 300_000 }, (_, index) => `${4_000_000_000_000 + index};${index % 90},90`);
const content = `EAN;Preis\n${rows.join('\n')}\n`;

const begun = () =>
  database.value<number | null>('select begun from desk_imports where alive_at is not null');

/** As it is minutes after the node has died. */
async function letTimePass(): Promise<void> {
  await database.query("update desk_imports set alive_at = alive_at - interval '10 minutes'");
  await database.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at is not null having count(*) > 0`,
  );
}

it('an import that ends its process is taken up once more, and then it has failed', async () => {
  let shop = await launchShop({ DATABASE_URL: database.url });
  onTestFinished(() => shop.kill9());
  const leader = await openDesk(database, shop, 'leitung');
  const list = '/muster/tresen/import';
  await leader.open(list);
  const fields = { befehl: 'upload-file', lieferant: 'Zu Groß', art: 'hier' };
  const answer = await leader.upload(list, fields, [{ field: 'datei', name: 'liste.csv', content }]);
  for (const time of [1, 2]) {
    await expect.poll(begun, { interval: 20, timeout: 30_000 }).toBe(time);
    await shop.kill9();
    await letTimePass();
    shop = await launchShop({ DATABASE_URL: database.url });
  }
  const state = () => database.value<string>('select state from desk_imports');
  await expect.poll(state, { timeout: 30_000 }).toBe('failed');
  const again = await openDesk(database, shop, 'leitung');
  const { text } = await again.open(answer.path);
  expect(textOf(text)).toContain('Der Import ist zweimal abgebrochen');
  expect(textOf(text)).toContain('nicht übernommen Alle Importe');
});
