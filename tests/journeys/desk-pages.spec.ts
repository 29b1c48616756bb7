import { lookAtPages } from './buying';
import { openDesk } from './desk-visit';
import { expect, type Page, shopAddress, test } from './journey';
import { pickIn, typeInto } from './typing';

test.setTimeout(240_000);

/** Those that no other journey of the desk looks at. */
const pages = [
  'anfragen',
  'angebote',
  'api-schluessel',
  'bestand/neu',
  'bestand/pflichtangaben',
  'druck',
  'einlagerung',
  'einlagerung/neu',
  'gutscheine',
  'standort/kopie',
  'standort/leistungen',
  'standort/menues',
  'standort/rechtstexte',
  'termine',
  'termine?ansicht=woche',
  'termine/druck',
  'termine/sperren',
  'webhooks',
  'zahlungen/auszug',
  'zustand',
  'sicherheit',
  'zahlen',
];

/** Names of the fields that lie on one another. */
function fieldsOnOneAnother(page: Page): Promise<string[]> {
  return page.locator('main :is(input, select, textarea):visible').evaluateAll((fields) => {
    const boxes = fields.map((field) => ({
      name: field.getAttribute('name') ?? '',
      ...field.getBoundingClientRect().toJSON(),
    }));
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.name} ${other.name}`),
    );
  });
}

test('each page of the desk fits a phone and can be read, light and dark', {
  tag: '@script',
}, async ({ browser }) => {
  const context = await browser.newContext();
  const desk = await context.newPage();
  const look = lookAtPages({ javaScript: true, inDark: true, widths: [360, 390, 1440] });
  await openDesk(desk);
  for (const path of pages) {
    await desk.goto(shopAddress(`/standard/tresen/${path}`));
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await look(desk);
  }
  await context.close();
});

test('the fields of an appointment do not lie on one another, however narrow their column is @script', async ({
  page,
}) => {
  await openDesk(page);
  await page.goto(shopAddress('/standard/tresen/termine/neu'));
  await pickIn(page.getByLabel('Tag', { exact: true }), '2027-02-02');
  await pickIn(page.getByLabel('Uhrzeit'), '10:15');
  await typeInto(page.getByLabel('Nachname'), 'Laufkunde');
  await page.getByRole('button', { name: 'Termin eintragen' }).click();
  await expect(page.getByRole('button', { name: 'Verschieben' })).toBeVisible();
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fieldsOnOneAnother(page), `at ${width} px`).toEqual([]);
  }
});

test('on a phone the current page is in sight in each row of pages @script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page);
  await page.goto(shopAddress('/muster/tresen/standort/weiterleitungen'));
  const current = page.locator('nav [aria-current="page"]');
  await expect(current).toHaveText(['Standort', 'Weiterleitungen']);
  for (const link of await current.all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test('a goal of a service is asked for where it leads elsewhere @script', async ({ page }) => {
  await openDesk(page);
  await page.goto(shopAddress('/standard/tresen/standort/leistungen'));
  const goal = page.getByLabel('Ziel von Achsvermessung');
  await expect(goal).toBeHidden();
  await page.getByLabel('Achsvermessung', { exact: true }).first().selectOption('führt woandershin');
  await expect(goal).toBeVisible();
});
