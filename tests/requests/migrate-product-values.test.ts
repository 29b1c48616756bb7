import { expect, it } from 'vitest';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { oldDatabase } from '../support/old-database';

const database = await oldDatabase('0018_unread_fields', 'before-product-values');
await migrateDatabase(database.url);

it('what all variants for sale say alike is said by their product, the rest by each of them', async () => {
  const products = await database.query(
    'select code, make, "values" from products join article_groups on id = group_id order by code',
  );
  expect(products).toEqual([
    { code: 'allein', make: 'Kamei', values: { farbe: ['Weiß'] } },
    { code: 'nordkap', make: 'Thule', values: { montage: ['Klammern', 'T-Nut'], volumen: [410] } },
    { code: 'weg', make: '', values: {} },
  ]);
  const variants = await database.query(
    'select code, own_values from product_variants join articles on id = article_id where retired_at is null order by code',
  );
  expect(variants).toEqual([
    { code: 'allein-1', own_values: {} },
    { code: 'nordkap-schwarz', own_values: { farbe: ['Schwarz'], drehbar: true } },
    { code: 'nordkap-titan', own_values: { farbe: ['Titan'], laenge: [157] } },
  ]);
});

it('values of a variant stay as they were', async () => {
  const rows = await database.query('select "values" from product_variants where article_id = 2');
  expect(rows).toEqual([
    { values: { farbe: ['Titan'], montage: ['Klammern', 'T-Nut'], volumen: [410], laenge: [157] } },
  ]);
});
