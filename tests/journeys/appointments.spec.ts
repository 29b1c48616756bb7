import sharp from 'sharp';
import { lookAtPages } from './buying';
import { expect, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';

test.setTimeout(120_000);
// Refused forms.
test.use({ expectedMessages: [/status of 400/] });

/** The request's form refuses who is quicker than three seconds. */
const waitAsPeopleDo = (page: Page) => page.waitForTimeout(3_100);

async function fillContact(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Anrede').selectOption('frau');
  await typeInto(main.getByLabel('Vorname'), 'Käthe');
  await typeInto(main.getByLabel('Nachname'), 'Müller');
  await typeInto(main.getByLabel(/^E-Mail.Adresse/), 'kaethe@example.de');
  await typeInto(main.getByLabel('Telefon'), '0431 123456');
}

test('from the navigator to an appointment, moved, cancelled, and seen at the desk', async ({
  browser,
  page,
  javaScript,
}) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  const main = page.getByRole('main');
  await page.goto(shopAddress('/muster/servicenavigator'));
  await main.getByRole('link', { name: /^Motor/ }).click();
  await main.getByRole('link', { name: /^Ölwechsel/ }).click();
  await typeInto(page.getByLabel('HSN'), '0603');
  await typeInto(page.getByLabel('TSN'), 'BJH');
  await main.getByRole('button', { name: 'Fahrzeug suchen' }).click();
  await main.locator(`a[href*="fahrzeug=${GOLF}"]`).first().click();
  await main.getByRole('link', { name: 'Standort wählen' }).click();
  await main.getByRole('link', { name: /Kiel/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wann passt es Ihnen?');
  await look(page);
  await main.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('alert')).toHaveText('Bitte wählen Sie eine Zeit.');
  await main.getByRole('radio').first().check();
  await main.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Termin');
  await look(page);
  await fillContact(page);
  await waitAsPeopleDo(page);
  await main.getByRole('button', { name: 'Termin verbindlich buchen' }).click();
  await expect(page.getByRole('alert')).toContainText('Widerrufsfrist');
  await page.getByLabel(/^Ich verlange ausdrücklich/).check();
  await main.getByRole('button', { name: 'Termin verbindlich buchen' }).click();
  await expect(page.locator('[data-state="confirmed"]')).toBeVisible();
  await look(page);
  const number = (await page.locator('[data-appointment]').getAttribute('data-appointment')) ?? '';

  await main.getByRole('link', { name: 'Termin verschieben' }).click();
  await main.locator('summary', { hasText: 'spätere Tage' }).click();
  await main
    .locator('summary', { hasText: /Zeiten ab|Uhr$/ })
    .last()
    .click();
  await main.getByRole('radio').last().check();
  await look(page);
  await main.getByRole('button', { name: 'Termin verschieben' }).click();
  await expect(page.locator('[data-state="moved"]')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: javaScript });
  const desk = await context.newPage();
  await desk.goto(shopAddress('/muster/tresen/termine'));
  await typeInto(desk.getByRole('main').getByLabel(/^E-Mail.Adresse/), 'mitarbeiter@example.de');
  await typeInto(desk.getByRole('main').getByLabel('Passwort'), 'Winterreifen-2026');
  await desk.getByRole('button', { name: 'Einloggen' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Termine');
  await look(desk);
  await desk.getByRole('link', { name: 'Wochenansicht' }).click();
  await look(desk);
  await desk.goto(shopAddress(`/muster/tresen/termine/${number}`));
  await look(desk);
  await desk.goto(shopAddress('/muster/tresen/termine/neu'));
  await look(desk);
  await desk.goto(shopAddress('/muster/tresen/termine/sperren'));
  await look(desk);
  await context.close();

  await main.getByText('Termin absagen', { exact: true }).click();
  await main.getByRole('button', { name: 'Ja, Termin absagen' }).click();
  await expect(page.locator('[data-state="cancelled"]')).toBeVisible();
});

test('from the page of a service to a request for an appointment @script', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 1440] });
  await page.goto(shopAddress('/standard/reparatur-wartung/oelwechsel'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Termin wählen' }).click();
  await main.getByRole('radio').first().check();
  await main.getByRole('button', { name: 'Weiter' }).click();
  await look(page);
  await fillContact(page);
  await waitAsPeopleDo(page);
  await main.getByRole('button', { name: 'Termin anfragen' }).click();
  await expect(page.locator('[data-state="requested"]')).toBeVisible();
});

test('a request with a picture @script', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 1440] });
  await page.goto(shopAddress('/standard/serviceAnfrage/oelwechsel'));
  const main = page.getByRole('main');
  await typeInto(main.getByLabel(/^Nachricht/), 'Öl tropft, siehe Bild');
  await fillContact(page);
  await waitAsPeopleDo(page);
  await main.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(main.getByText(/SA-[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible();
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await main.getByLabel(/Bild/).setInputFiles({ name: 'motor.jpg', mimeType: 'image/jpeg', buffer });
  await main.getByRole('button', { name: 'Bild senden' }).click();
  await expect(main.getByText('1 von 5 Bildern angekommen')).toBeVisible();
  await look(page);
});
