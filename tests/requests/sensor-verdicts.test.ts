import { expect, it } from 'vitest';
import { textOf } from '../support/html-forms';
import { sharedShop } from '../support/shared-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = sharedShop();

const sensors = await database.query<{ path: string; makes: string[] }>(
  `select '/muster/rdks-sensoren/' || articles.code || '/exakt' as path, array(select jsonb_array_elements_text(product_variants.values -> 'fahrzeuge')) as makes
   from product_variants join articles on articles.id = article_id join products using (group_id)
   join categories on categories.id = category_id where categories.url = 'rdks-sensoren'`,
);
const drivers = await database.query<{ code: string; manufacturer: string; control: string | null }>(
  `select distinct on (manufacturer, tyre_pressure_control) code, manufacturer, tyre_pressure_control as control from vehicles
   where manufacturer in ('Volkswagen', 'Audi', 'BMW')`,
);

/** The rule's text: a sensor is for the makes that it names, and only vehicles that measure with sensors need it. */
function expected(makes: readonly string[], { manufacturer, control }: (typeof drivers)[number]): string {
  if (makes.length === 0) return 'unknown';
  if (!makes.includes(manufacturer)) return 'fits-not';
  return control === 'direkt' ? 'fits' : 'unknown';
}

it('the page of a sensor says whether it is for the chosen vehicle', async () => {
  expect(sensors.length).toBeGreaterThan(1);
  for (const driver of drivers) {
    const visitor = new Visitor(shop);
    await visitor.post('/muster/fahrzeug', { fahrzeug: driver.code });
    for (const { path, makes } of sensors.slice(0, 12)) {
      const { text } = await visitor.open(path);
      const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
      const [, result, words = ''] = /<p data-fitment="([^"]*)"[^>]*>([\s\S]*?)<\/p>/.exec(main) ?? [];
      expect([path, driver.manufacturer, result], textOf(words)).toEqual([
        path,
        driver.manufacturer,
        expected(makes, driver),
      ]);
    }
  }
});

it('the list counts as unknown only what the vehicle may need', async () => {
  const counted = async (control: string) => {
    const driver = drivers.find((one) => one.control === control);
    const visitor = new Visitor(shop);
    await visitor.post('/muster/fahrzeug', { fahrzeug: driver?.code ?? '' });
    const { text } = await visitor.open('/muster/rdks-sensoren');
    return textOf(/<section[^>]*aria-label="Passend zum Fahrzeug"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '');
  };
  expect(await counted('direkt')).toMatch(/^[1-9]\d* von \d+ (?:passen|passt) zu Ihrem Fahrzeug/);
  const words = await counted('indirekt');
  expect(words).toMatch(/^0 von \d+ passen zu Ihrem Fahrzeug\./);
  expect(words).not.toContain('nicht bekannt');
});
