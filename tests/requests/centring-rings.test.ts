import { expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const golf = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
const [rim] = await database.query<{ id: number; code: string }>(
  `select articles.id, articles.code from rims join articles on articles.id = rims.article_id
   join rim_approvals on rim_approvals.rim_code = articles.code
   where centre_bore_tenths > 571 and bolt_holes = 5 and bolt_circle_tenths = 1120
     and exists (select from vehicles where vehicles.code = '${golf}'
       and (vehicles.code = any(rim_approvals.vehicles)
         or exists (select from unnest(rim_approvals.ecodes) as ecode where dat_ecode_prefix like ecode || '%')))
   order by articles.id limit 1`,
);
const ringsAre = (value: string) =>
  database.query(`update rims set has_centring_rings = ${value} where article_id = ${rim?.id}`);

it.each([
  ['true', 'liegt bei'],
  ['false', 'nicht im Lieferumfang'],
  ['null', 'Lieferumfang bitte erfragen'],
])('centring rings that come with a rim: %s', async (value, words) => {
  expect(rim).toBeDefined();
  await ringsAre(value);
  const shop = await startShop({ DATABASE_URL: database.url });
  const driver = new Visitor(shop);
  await driver.post('/muster/fahrzeug', { fahrzeug: golf });
  const { text } = await driver.open(`/muster/alufelgen/${rim?.code}`);
  expect(textOf(text)).toMatch(new RegExp(`Zentrierring [\\d,]+ auf 57,1 mm \\(${words}\\)`));
});
