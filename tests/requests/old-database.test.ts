import { expect, it } from 'vitest';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { oldDatabase } from '../support/old-database';

it('a database from before articles takes the newer migrations, and keeps its orders', async () => {
  const database = await oldDatabase('0005_second_factors', 'before-articles');
  await migrateDatabase(database.url);
  expect(await database.query('select number, total_cents from orders order by number')).toEqual([
    { number: 'R-AAAA-1111', total_cents: 32_706 },
    { number: 'R-BBBB-2222', total_cents: 18_360 },
  ]);
});
