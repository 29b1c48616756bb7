import { expect, it } from 'vitest';
import { exportedNetwork } from '../support/exported-network';

const { database, edit, editRow, exported, complaintOf, rowsOf, stored, take } = await exportedNetwork();

const product = rowsOf('products.csv')[1]?.split(';')[0] ?? '';
const PLACES = 'winterzubehoer|bekleidung';
const placesOf = () =>
  database.query<{ url: string; count: number }>(
    `select url, count(*)::int from article_categories join articles on articles.id = article_id
       join article_groups on article_groups.id = group_id join categories on categories.id = category_id
     where article_groups.code = $1 and is_further group by url order by url`,
    [product],
  );
const further = (fields: string) => editRow('products.csv', product, { weitereKategorien: fields });

it('further categories come with an import of products alone, and out again as they were', async () => {
  const variants = rowsOf('variants.csv').filter((row) => row.startsWith(`${product};`)).length;
  const path = further(PLACES);
  await take(path);
  expect(await placesOf()).toEqual(['bekleidung', 'winterzubehoer'].map((url) => ({ url, count: variants })));
  const once = await stored();
  expect(once['products.csv']).toContain(`;${PLACES};`);
  expect((await take(path)).join()).toContain('0 new, 0 changed');
  expect(await stored()).toEqual(once);
});

it('a file without the column keeps them, an empty field removes them', async () => {
  await take(further(PLACES));
  const without = edit('products.csv', (text) =>
    text
      .split('\n')
      .map((line) => line.replace(/^([^;]*;[^;]*);[^;]*/, '$1'))
      .join('\n'),
  );
  await take(without);
  expect(await placesOf()).toHaveLength(2);
  await take(`${exported}/products.csv`);
  expect(await placesOf()).toEqual([]);
});

it('a category that takes over the url of another takes over its products', async () => {
  await take(further(PLACES));
  await take(edit('categories.json', (text) => text.replace('"cat-bekleidung"', '"cat-kleidung"')));
  expect(await placesOf()).toHaveLength(2);
  expect((await stored())['products.csv']).toContain(`;${PLACES};`);
  await take(exported);
});

it.each([
  ['gibt-es-nicht', 'Feld weitereKategorien: keine Warengruppe mit Liste hat die url „gibt-es-nicht“'],
  ['reifen', 'Feld weitereKategorien: keine Warengruppe mit Liste hat die url „reifen“'],
  ['bekleidung|bekleidung', 'Feld weitereKategorien: eine Warengruppe kommt mehrfach vor'],
  ['Das hier', 'erlaubt sind Kleinbuchstaben'],
  [
    rowsOf('products.csv')[1]?.split(';')[1] ?? '',
    'Feld weitereKategorien: nennt die Warengruppe des Produkts noch einmal',
  ],
])('“%s” is refused', async (fields, complaint) => {
  expect(await complaintOf(further(fields))).toContain(complaint);
});
