import pg from 'pg';
import { expect, shopAddress, test } from './journey';
import { box } from './measures';
import { addProduct } from './walk-shapes';

/** Products with a sold-out variant and without one, by number of variants. */
async function productsByShape(): Promise<{ count: number; hasSoldOut: boolean; path: string }[]> {
  const client = new pg.Client({ connectionString: process.env.JOURNEY_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(`
    select distinct on (count, "hasSoldOut") * from (
      select count(*)::int as count, bool_or(articles.is_sold_out) as "hasSoldOut",
        '/muster/' || categories.url || '/' || article_groups.code as path
      from products
      join categories on categories.id = products.category_id and not categories.is_noa_employee_category
      join article_groups on article_groups.id = products.group_id
      join articles on articles.group_id = products.group_id and articles.retired_at is null
      group by categories.url, article_groups.code
    ) product
    where count <= 4 order by count, "hasSoldOut", path`);
  await client.end();
  return rows;
}

test('a product with any number of variants shows each of them @no-script', async ({ page }) => {
  const products = await productsByShape();
  expect(products.map(({ count, hasSoldOut }) => `${count} ${hasSoldOut}`)).toEqual(
    [1, 2, 3, 4].flatMap((count) => [`${count} false`, `${count} true`]),
  );
  for (const { count, path } of products) {
    await page.goto(shopAddress(path));
    const title = page.getByRole('heading', { level: 1 });
    const name = await title.innerText();
    const variants = page.getByRole('group', { name: 'Ausführung' }).getByRole('link');
    await expect(variants, path).toHaveCount(count === 1 ? 0 : count);
    for (let index = 0; index < count && count > 1; index++) {
      await variants.nth(index).click();
      await expect(variants.nth(index), path).toHaveAttribute('aria-current', 'page');
      await expect(title, path).toHaveText(name);
    }
  }
});

test('the button to buy lies on the first screen of a product with 200 variants', async ({
  page,
  javaScript,
}) => {
  const client = new pg.Client({ connectionString: process.env.JOURNEY_DATABASE_URL });
  await client.connect();
  const count = javaScript ? 200 : 199;
  await addProduct(client, count);
  await client.query(
    `insert into stock_levels (article_id, warehouse_id, on_hand) select articles.id, warehouses.id, 5
     from articles, warehouses where code like 'weg-' || $1::int || '-%' and location_id is null`,
    [count],
  );
  await client.end();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(shopAddress(`/muster/dachboxen/weg-${count}`));
  const buy = page.getByRole('button', { name: 'In den Warenkorb' }).first();
  expect((await buy.evaluate(box)).bottom).toBeLessThanOrEqual(800);
  const choose = page.getByRole('button', { name: 'Wählen', exact: true });
  if (javaScript) await expect(choose).toBeHidden();
  const variants = page.getByLabel(/^Ausführung \(\d+\)$/);
  const options = variants.getByRole('option');
  expect(await options.count()).toBeGreaterThan(150);
  const before = await variants.inputValue();
  const other = (await options.nth(142).getAttribute('value')) ?? '';
  const [, code = ''] = other.split(':');
  await variants.selectOption(other);
  if (!javaScript) await choose.click();
  await expect(page).toHaveURL(new RegExp(`/dachboxen/${code}/exakt$`));
  await expect(variants).toHaveValue(other);
  expect((await buy.evaluate(box)).bottom).toBeLessThanOrEqual(800);
  await page.goBack();
  await expect(variants).toHaveValue(before);
});
