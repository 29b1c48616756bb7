import { openSandbox, type Sandbox } from '../support/paying';
import { launchShop, type ShopProcess } from '../support/shop-process';
import { fillPerson, goToCart, lookAtPages } from './buying';
import { expect, type Page, test } from './journey';

let sandbox: Sandbox;
let shop: ShopProcess;

test.describe.configure({ timeout: 120_000 });

test.beforeAll(async () => {
  sandbox = await openSandbox();
  const database = process.env.JOURNEY_DATABASE_URL ?? '';
  shop = await launchShop({ DATABASE_URL: database, ...sandbox.environment });
});

test.afterAll(async () => {
  await shop.stop();
  sandbox.close();
});

async function toPaypal(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Weiter' });
  await page.goto(`http://localhost:${shop.port}/muster/reifen`);
  await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
  await goToCart(page);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('radio', { name: 'Kaufen' }).check();
  await next.click();
  await expect(page.getByLabel('Vorname')).toBeVisible();
  await fillPerson(page, true);
  await next.click();
  await page.getByRole('radio', { name: /^Selbst abholen/ }).check();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mit PayPal bezahlen');
}

async function order(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prüfen und bestellen');
  await page.getByRole('checkbox', { name: /^Ich habe die AGB/ }).check();
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
}

test('a purchase that is approved at PayPal', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  await toPaypal(page);
  await look(page);
  await page.getByRole('button', { name: 'Weiter zu PayPal' }).click();
  await page.getByRole('button', { name: 'Zahlung freigeben', exact: true }).click();
  await order(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
  await expect(page.getByText('Ihre Zahlung ist eingegangen.')).toBeVisible();
});

test('cancelled there, refused, then paid by transfer', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  await toPaypal(page);
  await page.getByRole('button', { name: 'Weiter zu PayPal' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Es wurde nichts abgebucht.')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Weiter zu PayPal' }).click();
  await page.getByRole('button', { name: /wird danach abgelehnt/ }).click();
  await order(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung bezahlen');
  await look(page);
  await page.getByRole('button', { name: 'Mit PayPal bezahlen' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Vorkasse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
  await expect(page.getByText('IBAN', { exact: true }).first()).toBeVisible();
});
