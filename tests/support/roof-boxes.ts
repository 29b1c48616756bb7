import type { CategoryField } from '~/domain/catalog/products/category-field';
import { freshDatabase, type TestDatabase } from './fresh-database';
import { addProducts, type NewProduct, retireProducts, setFields } from './products';
import { startShop } from './running-shop';
import { Visitor } from './visitor';

const fields: CategoryField[] = [
  { name: 'farbe', label: 'Farbe', type: 'text', unit: null, isMultiple: true },
  { name: 'volumen', label: 'Volumen', type: 'number', unit: 'l', isMultiple: false },
  { name: 'laenge', label: 'Länge', type: 'number', unit: 'm', isMultiple: false },
  { name: 'oeffnung', label: 'Öffnung', type: 'text', unit: null, isMultiple: true },
  { name: 'abschliessbar', label: 'abschließbar', type: 'flag', unit: null, isMultiple: false },
];

const colours = ['Schwarz', 'Weiß glänzend', 'Titan-Grau', 'Rot'];
const makes = ['Hochfahrt', 'Südwind & Söhne', 'Alpin'];
const carMakes = ['Audi', 'Volkswagen', undefined, 'Volkswagen'];

/** Each filter choice matches some of them and excludes others. */
export const boxes = Array.from({ length: 60 }, (_, number): NewProduct => {
  const make = makes[number % makes.length] ?? '';
  const third = Math.floor(number / 3);
  return {
    code: `box-${number}`,
    make,
    name: `Box ${String.fromCharCode(65 + (number % 26))}${number}`,
    variants: Array.from({ length: 1 + (number % 3) }, (__, variant) => {
      const carMake = carMakes[(third + variant) % 4];
      return {
        code: `box-${number}-${variant}`,
        cents: 9_900 + ((number * 7_919 + variant * 1_013) % 40_000),
        here: (third + 2 * variant) % 3 === 0 ? 2 : 0,
        central: 1,
        ...(carMake && { carMake }),
        values: {
          farbe: [
            colours[(number + variant) % 4] ?? '',
            ...(number % 5 === 0 ? [colours[(number + 1) % 4] ?? ''] : []),
          ],
          volumen: [300 + 100 * ((3 * number + variant) % 5)],
          ...(number % 7 > 0 && { laenge: [1.5 + (number % 3) / 4] }),
          oeffnung: number % 2 === 0 ? ['links', 'rechts'] : ['hinten'],
          abschliessbar: number % 3 !== 0,
        },
      };
    }),
  };
});

/** The cheapest matching variant of each product, cheapest first. */
async function boxesWith(
  database: TestDatabase,
  condition: string,
): Promise<{ code: string; cents: number }[]> {
  return database.query(
    `select code, cents from (
       select distinct on (group_id) articles.id, code, cents from articles
       join product_variants on product_variants.article_id = articles.id
       join article_categories on article_categories.article_id = articles.id and category_id = 'cat-dachboxen'
       join current_prices on current_prices.article_id = articles.id and current_prices.location_id is null
       left join stock_levels on stock_levels.article_id = articles.id and warehouse_id =
         (select warehouses.id from warehouses join locations on locations.id = warehouses.location_id where url = 'muster')
       where ${condition} order by group_id, cents, articles.id
     ) cheapest order by cents, id`,
  );
}

export const has = (field: string, value: string) => `"values" -> '${field}' @> '${value}'`;

export async function roofBoxShop() {
  const database = await freshDatabase();
  await retireProducts(database, ['cat-dachboxen']);
  await setFields(database, 'cat-dachboxen', fields);
  await addProducts(database, 'cat-dachboxen', boxes);
  const shop = await startShop({ DATABASE_URL: database.url, DEPLOYMENT_ENVIRONMENT: 'production' });
  const visitor = new Visitor(shop);
  return {
    database,
    shop,
    visitor,
    list: (rest = '') => visitor.open(`/muster/dachboxen${rest}`),
    found: (condition: string) => boxesWith(database, condition),
  };
}
