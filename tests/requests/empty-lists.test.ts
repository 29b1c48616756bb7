import { expect, it } from 'vitest';
import { addFittingProducts, driverOf, GOLF, KIA, vehicleSection } from '../support/fitting-products';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, textOf } from '../support/html-forms';
import { cardsOf, hitsOf, linksNamed } from '../support/shown-list';

const { shop } = await freshShop({ prepare: addFittingProducts });
const driver = await driverOf(shop, GOLF);
const titles = (page: { text: string }) => cardsOf(page).map(({ title }) => title);

it('a list in which nothing fits says so, and leads to all', async () => {
  const page = await driver.open('/muster/kofferraum/filters/preis-ab-45');
  expect([page.status, hitsOf(page)]).toEqual([200, 0]);
  expect(textOf(vehicleSection(page))).toBe('0 von 1 passen zu Ihrem Fahrzeug. Alle 1 zeigen');
  const [all = ''] = linksNamed(page, 'Alle 1 zeigen');
  expect(titles(await driver.open(all))).toEqual(['Alpin Tasche']);
});

it('an empty list leads to lists that are not, or to another vehicle', async () => {
  const kia = await driverOf(shop, KIA);
  const empty = /<section[^>]*><div><h2[\s\S]*?<\/section>/;
  for (const [by, path] of [
    [kia, '/muster/fussmatten'],
    [kia, '/muster/fussmatten/filters/hersteller-alpin'],
    [kia, '/muster/fussmatten/filters/hersteller-alpin_preis-ab-60'],
    [driver, '/muster/kofferraum/filters/preis-ab-45'],
    [driver, '/muster/kofferraum/filters/hersteller-alpin_preis-ab-45'],
    [driver, '/muster/reifen?breite=315&hoehe=25&durchmesser=23'],
  ] as const) {
    const page = await by.open(path);
    expect([path, hitsOf(page)]).toEqual([path, 0]);
    const ways = [
      ...[...(empty.exec(page.text)?.[0] ?? '').matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, to = '']) =>
        decodeHtml(to),
      ),
      ...linksNamed(page, 'Alle zurücksetzen'),
      ...linksNamed(page, 'Zurücksetzen'),
    ];
    expect(ways.length, path).toBeGreaterThan(0);
    for (const to of ways.filter((one) => !one.startsWith('/muster/fahrzeug?weiter=')))
      expect(hitsOf(await by.open(to)), `${path} to ${to}`).toBeGreaterThan(0);
  }
  const page = await kia.open('/muster/fussmatten');
  expect(textOf(page.text)).toContain('Zu Ihrem Fahrzeug passt hier nichts.');
  expect(linksNamed(page, '1 Produkt ohne Fahrzeug ansehen')).toHaveLength(1);
  expect(linksNamed(page, 'ein anderes Fahrzeug wählen')).toEqual(['/muster/fahrzeug?weiter=%2Ffussmatten']);
  expect(page.text).not.toContain('Zurücksetzen');
});
