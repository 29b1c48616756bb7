import { photoOf } from '../support/made-pictures';
import { choosePayment, lookAtPages, orderNow } from './buying';
import { openDesk } from './desk-visit';
import { expect, type Page, shopAddress, test } from './journey';
import { pickIn, typeInto } from './typing';

const at = (path: string) => shopAddress(`/muster${path}`);

test.setTimeout(120_000);

async function ordered(page: Page): Promise<string> {
  await choosePayment(page, shopAddress('/muster'), 'Vorkasse');
  await orderNow(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
  return (await page.locator('[data-order-number]').first().textContent()) ?? '';
}

test('a day at the desk, light and dark', async ({ browser, page, javaScript }) => {
  const number = await ordered(page);
  const context = await browser.newContext({ javaScriptEnabled: javaScript });
  const desk = await context.newPage();
  const look = lookAtPages({ javaScript, inDark: true, widths: [360, 390, 768, 1440] });
  const press = async (name: string) => {
    await desk.getByRole('button', { name, exact: true }).click();
    await expect(desk.getByRole('status').first()).toBeVisible();
  };
  await openDesk(desk);
  await look(desk);
  await desk.getByRole('link', { name: 'Bestellungen', exact: true }).click();
  await typeInto(desk.getByLabel('Suche'), number.toLowerCase());
  await desk.getByRole('button', { name: 'Filtern' }).click();
  await look(desk);
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(number);
  await look(desk);
  await press('Bestätigen');
  await press('Zahlung erfassen');
  await expect(desk.locator('[data-payment-state]')).toHaveText('Bezahlt');
  await press('Bereitstellen');
  await expect(desk.locator('[data-order-state]')).toHaveText('Abholbereit');
  await press('Übergeben');
  await expect(desk.locator('[data-order-state]')).toHaveText('Abgeholt');
  await look(desk);
  await desk.locator('summary', { hasText: 'Zurücknehmen …' }).click();
  await desk.locator('summary', { hasText: 'Zustand, Grund' }).click();
  await desk.getByLabel('Was kam zurück?').selectOption('damaged');
  await press('Zurücknehmen');
  for (const name of ['Erstatten', 'Erstattung ist ausgezahlt']) {
    await desk.locator('summary', { hasText: new RegExp(`^${name} …$`) }).click();
    await press(name);
  }
  await expect(desk.locator('[data-payment-state]')).toHaveText('Erstattet');
  await expect(desk.getByText('Für diese Bestellung ist nichts mehr zu tun.')).toBeVisible();
  await context.close();
});

test('a price, a count and the opening hours are changed and seen in the shop @script', async ({
  browser,
  javaScript,
}) => {
  const context = await browser.newContext();
  const desk = await context.newPage();
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  const save = async (name: string) => {
    await desk.getByRole('button', { name, exact: true }).click();
    await expect(desk.getByRole('status').first()).toBeVisible();
  };
  await openDesk(desk);
  await desk.getByRole('link', { name: 'Bestand', exact: true }).click();
  await look(desk);
  await desk.getByLabel('Art', { exact: true }).selectOption('rim');
  await desk.getByRole('button', { name: 'Filtern' }).click();
  await desk.getByRole('region', { name: 'Ergebnis' }).getByRole('link').last().click();
  await expect(desk.getByRole('heading', { name: 'Bestand' })).toBeVisible();
  await look(desk);
  await typeInto(desk.getByRole('textbox', { name: 'Gezählt' }), '7');
  await save('Bestand setzen');
  const price = '123,45';
  await typeInto(desk.getByLabel('Preis in Euro'), price);
  await save('Preis setzen');
  const shown = desk.getByRole('link', { name: 'Im Shop ansehen' });
  const inShop = new URL((await shown.getAttribute('href')) ?? '', desk.url()).href;
  await expect(async () => {
    await desk.goto(inShop);
    await expect(desk.getByText(price).filter({ visible: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await desk.goto(at('/tresen/standort'));
  await look(desk);
  await pickIn(desk.getByLabel('Sonntag, 1. Zeit: von'), '11:00');
  await pickIn(desk.getByLabel('Sonntag, 1. Zeit: bis'), '13:45');
  await save('Öffnungszeiten speichern');
  await expect(async () => {
    await desk.goto(at('/kontakt'));
    await expect(desk.getByText('11:00–13:45 Uhr').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await desk.goto(at('/tresen/standort'));
  await desk
    .getByRole('button', { name: /^Öffnungszeiten zurücknehmen/ })
    .first()
    .click();
  await expect(desk.getByText('Die Änderung ist zurückgenommen.')).toBeVisible();
  await context.close();
});

test('a list of prices is imported and taken back, and a photo is seen in the shop @script', async ({
  browser,
  javaScript,
}) => {
  const context = await browser.newContext();
  const desk = await context.newPage();
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  await openDesk(desk);
  await desk.goto(at('/tresen/bestand?art=tyre'));
  const articles = desk.getByRole('region', { name: 'Ergebnis' }).getByRole('link');
  await articles.nth(3).click();
  const article = desk.url();
  const gtin = (await desk.locator('dt', { hasText: 'GTIN' }).locator('+ dd').textContent()) ?? '';
  const inShop = new URL(
    (await desk.getByRole('link', { name: 'Im Shop ansehen' }).getAttribute('href')) ?? '',
    desk.url(),
  ).href;
  const price = '87,65';
  await desk.goto(at('/tresen/import'));
  await look(desk);
  const content = `EAN;VK brutto\n${gtin};${price}\n`;
  const file = { name: 'preise.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await desk.getByLabel('Datei', { exact: true }).setInputFiles(file);
  await typeInto(desk.getByLabel('Von wem?'), 'Reifen Nord');
  await desk.getByRole('button', { name: 'Hochladen und prüfen' }).click();
  await expect(desk.getByRole('heading', { name: 'Das würde sich ändern' })).toBeVisible({ timeout: 20_000 });
  await look(desk);
  const before = desk.viewportSize();
  await desk.setViewportSize({ width: 390, height: 844 });
  for (const table of await desk.locator('table').all()) {
    const room = await table.evaluate(({ parentElement }) => {
      if (!parentElement) throw new Error('no parent');
      return parentElement.clientWidth - parentElement.scrollWidth;
    });
    expect(room, 'a table does not scroll sideways').toBe(0);
  }
  if (before) await desk.setViewportSize(before);
  // Asked where the price is far from the one before.
  for (const box of await desk.getByRole('main').getByRole('checkbox').all()) await box.check();
  await desk.getByRole('button', { name: 'Übernehmen' }).click();
  const undo = desk.getByRole('button', { name: 'Import zurücknehmen' });
  await expect(undo).toBeVisible({ timeout: 20_000 });
  const imported = desk.url();
  await expect(async () => {
    await desk.goto(inShop);
    await expect(desk.getByText(price).filter({ visible: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await desk.goto(imported);
  await undo.click();
  await expect(desk.getByText('zurückgenommen').first()).toBeVisible({ timeout: 20_000 });

  await desk.goto(article);
  await desk
    .getByLabel('Neue Fotos')
    .setInputFiles({ name: 'vorn.jpg', mimeType: 'image/jpeg', buffer: await photoOf('#336699') });
  await typeInto(desk.getByLabel('Was zeigen sie?'), 'Der Reifen von vorn');
  await desk.getByRole('button', { name: 'Fotos hochladen' }).click();
  await expect(desk.getByText('Die Fotos sind gespeichert.')).toBeVisible();
  await look(desk);
  await expect(async () => {
    await desk.goto(inShop);
    await expect(desk.getByAltText(/Der Reifen von vorn/).first()).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await context.close();
});
