import { choosePayment, lookAtPages, orderNow } from './buying';
import { openDesk } from './desk-visit';
import { expect, shopAddress, test } from './journey';
import { pickIn, typeInto } from './typing';

test.setTimeout(180_000);

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>';
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
/** No other journey changes it. */
const place = 'hafen';
/** Milliseconds until the shop shows a change. */
const SECOND = 1_000;

test('colour, logo and banner are changed at the desk and seen in the shop, light and dark @script', async ({
  browser,
  page,
  javaScript,
}) => {
  const shop = shopAddress(`/${place}`);
  const context = await browser.newContext();
  const desk = await context.newPage();
  const look = lookAtPages({ javaScript, inDark: true, widths: [360, 390, 768, 1440] });
  const open = async (name: string) => {
    await desk.getByRole('navigation', { name: 'Standort' }).getByRole('link', { name }).click();
    await look(desk);
  };
  const save = async (name: string, done: string) => {
    await desk.getByRole('button', { name, exact: true }).click();
    await expect(desk.getByText(done)).toBeVisible();
  };
  /** The shop's page is asked again until it is as it should be. */
  const inShop = (reads: () => Promise<unknown>, wanted: unknown) =>
    expect
      .poll(
        async () => {
          await page.goto(shop);
          return reads();
        },
        { timeout: 5 * SECOND, intervals: [100] },
      )
      .toBe(wanted);

  await openDesk(desk);
  await desk.goto(`${shop}/tresen/standort`);
  await look(desk);
  for (const name of ['Zahlung und Versand', 'Leistungen', 'Navigation', 'Weiterleitungen']) await open(name);

  await open('Aussehen');
  await typeInto(
    desk
      .getByLabel('Schrift, zurückhaltend')
      .or(desk.getByLabel('Kaufknopf', { exact: true }))
      .first(),
    '#c9c9c9',
  );
  await desk.getByRole('button', { name: 'Farben speichern' }).click();
  await expect(desk.getByText(/weiße Schrift darauf hat einen Kontrast/).first()).toBeVisible();
  await look(desk);
  await typeInto(desk.getByLabel('Kaufknopf', { exact: true }), '#7a1f5c');
  await save('Farben speichern', 'Die Farben sind gespeichert.');
  await inShop(
    () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--action')),
    '#7a1f5c',
  );

  await desk
    .getByLabel('Bild', { exact: true })
    .first()
    .setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(drawing.replace('40v20', `40v20h-${place.length}`)),
    });
  await save('Logo hochladen', 'Das Bild ist gespeichert.');
  await look(desk);
  await inShop(
    () =>
      page
        .locator('#kopf img[src*="/bilder/foto/"]')
        .count()
        .then((count) => count > 0),
    true,
  );

  await open('Hinweise');
  const banner = desk.locator('form').filter({ has: desk.getByRole('button', { name: 'Banner speichern' }) });
  await typeInto(banner.getByLabel('Text'), 'Am Samstag ist Räderfest');
  await pickIn(banner.getByLabel('Erster Tag'), today);
  await pickIn(banner.getByLabel('Letzter Tag'), today);
  await typeInto(banner.getByLabel('Führt zur Seite'), '/kontakt');
  await save('Banner speichern', 'Das Banner ist gespeichert.');
  await look(desk);
  await inShop(() => page.getByRole('link', { name: 'Am Samstag ist Räderfest' }).count(), 1);

  await desk
    .getByRole('button', { name: /^Banner zurücknehmen/ })
    .first()
    .click();
  await expect(desk.getByText('Die Änderung ist zurückgenommen.')).toBeVisible();
  await inShop(() => page.getByText('Am Samstag ist Räderfest').count(), 0);
  await context.close();
});

test('a customer is found, and gets a note, light and dark @script', async ({
  browser,
  page,
  javaScript,
}) => {
  await choosePayment(page, shopAddress('/muster'), 'Vorkasse');
  await orderNow(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
  const number = (await page.locator('[data-order-number]').first().textContent()) ?? '';
  const context = await browser.newContext();
  const desk = await context.newPage();
  const look = lookAtPages({ javaScript, inDark: true, widths: [360, 390, 768, 1440] });
  await openDesk(desk);
  await desk.getByRole('link', { name: 'Kunden', exact: true }).click();
  await typeInto(desk.getByLabel('Suche'), number);
  await desk.getByRole('button', { name: 'Filtern' }).click();
  await look(desk);
  await desk.getByRole('region', { name: 'Ergebnis' }).getByRole('link').click();
  await expect(desk.getByRole('link', { name: number })).toBeVisible();
  await look(desk);
  await typeInto(desk.getByLabel('Neue Notiz'), `Fragt nach ${number}`);
  await desk.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(desk.getByText(`Fragt nach ${number}`)).toBeVisible();
  await context.close();
});
