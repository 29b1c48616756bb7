import { expect, it } from 'vitest';
import { articlesForVehicle } from '~/domain/catalog/vehicle-filter/articles-for-vehicle.server';
import { freshDatabase } from '../support/fresh-database';

const { context, query } = await freshDatabase();

const [first = 0, second = 0, third = 0, retired = 0] = (
  await query<{ id: number }>('select id from articles order by id limit 4')
).map(({ id }) => id);

const add = (prefix: string, article: number, values: object) =>
  query('insert into article_vehicle_prefixes values ($1, $2, $3)', [prefix, article, values]);

await query('delete from article_vehicle_prefixes');
await add('01', first, { Einbauort: ['überall'] });
await add('01905', first, { Einbauort: ['vorn'] });
await add('01905115', first, { Einbauort: ['hinten'] });
await add('01', second, { Einbauort: ['überall'] });
await add('01905115002', third, { Einbauort: ['hinten'] });
await add('01', retired, {});
await query('update articles set retired_at = now() where id = $1', [retired]);

const valuesFor = async (code: string) => {
  const found = await articlesForVehicle(context, code);
  return (
    found.ok && found.products.map(({ articleId, filterValues }) => [articleId, filterValues.Einbauort?.[0]])
  );
};

it.each([
  ['019051150020002', [first, 'hinten'], [second, 'überall'], [third, 'hinten']],
  ['01905115', [first, 'hinten'], [second, 'überall']],
  ['01905130', [first, 'vorn'], [second, 'überall']],
  ['01060110', [first, 'überall'], [second, 'überall']],
])(
  'of the prefixes of %s the longest that names an article wins, over all the union',
  async (code, ...products) => {
    expect(await valuesFor(code)).toEqual(products);
  },
);

it('options are counted over the articles as the winning prefixes have them', async () => {
  expect(await articlesForVehicle(context, '019051150020002')).toMatchObject({
    filterOptions: [
      {
        field: 'Einbauort',
        values: [
          { value: 'hinten', count: 2 },
          { value: 'überall', count: 1 },
        ],
      },
    ],
  });
});

it('a prefix that names nothing has no articles; without an ECode nothing can be said', async () => {
  expect(await articlesForVehicle(context, '03999')).toEqual({ ok: true, products: [], filterOptions: [] });
  for (const code of [null, '', '0', '01905x'])
    expect(await articlesForVehicle(context, code)).toEqual({ ok: false, code: 'no-ecode' });
});

it('a prefix of any other length cannot be stored', async () => {
  await expect(add('0190', second, {})).rejects.toThrow('article_vehicle_prefixes_prefix');
});
