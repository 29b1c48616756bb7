import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import { addTyre, lastButton, orderNumber, toConfirmation } from '../support/buyer';
import { setStock, someTyre, stockOf } from '../support/catalogue';
import { radhausProcess as radhaus } from '../support/command-process';
import { freshShop } from '../support/fresh-shop';
import { liftReservationLimits } from '../support/reservation-settings';
import { testFolder } from '../support/test-folder';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const folder = testFolder();

const ROWS = 100_000;
const BUYERS = 8;
const COUNTED = 500;

it('orders go on while 100,000 rows of stock are imported, and none of their pieces is lost', async () => {
  const tyre = await someTyre(database);
  const code = tyre.id;
  await setStock(database, code, { here: 40 });
  await database.query(
    `insert into articles (kind, code, make, title, subtitle, picture_key, vat_rate)
     select 'product', 'messung-' || n, 'Test', 'Test ' || n, '', 'x', 19 from generate_series(1, $1::int) n`,
    [ROWS - 1],
  );
  const others = Array.from({ length: ROWS - 1 }, (_, n) => `product:messung-${n + 1};${(n % 40) + 1}`);
  const file = join(folder, 'zaehlung.csv');
  // By ids the tyre comes first, whatever its place in the file.
  writeFileSync(file, ['id;stueck', ...others, `${code};${COUNTED}`, ''].join('\n'));
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const visitor = new Visitor(shop);
      await addTyre(visitor, '/muster', code, 1);
      return { visitor, page: await toConfirmation(visitor, '/muster', 'reservierung') };
    }),
  );

  const importing = { isOver: false };
  const imported = radhaus(database, 'import', 'stock', file, '--location', 'muster').finally(() => {
    importing.isOver = true;
  });
  const isCounting = async () =>
    (await database.query("select 1 from stock_movements where reference = 'zaehlung.csv' limit 1")).length >
    0;
  await expect.poll(isCounting, { timeout: 60_000, interval: 20 }).toBe(true);
  const answers = [];
  let beside = 0;
  for (const { visitor, page } of buyers) {
    answers.push(await visitor.press(page, lastButton.reservierung, { agb: 'on' }));
    if (!importing.isOver) beside += 1;
  }
  const { stdout } = await imported;

  expect(answers.map((answer) => [answer.status, Boolean(orderNumber(answer))])).toEqual(
    answers.map(() => [200, true]),
  );
  expect(beside).toBeGreaterThan(0);
  expect(stdout).toBe(`zaehlung.csv: ${ROWS} rows, ${ROWS} counts that differ.\n`);
  expect(await stockOf(database, code)).toEqual({ here: COUNTED - BUYERS, central: 0 });
  expect(await recountStock(database.context)).toEqual([]);
}, 120_000);
