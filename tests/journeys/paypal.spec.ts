import { openSandbox, type Sandbox } from '../support/paying';
import { launchShop, type ShopProcess } from '../support/shop-process';
import { choosePayment, lookAtPages, orderNow } from './buying';
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
  await choosePayment(page, `http://localhost:${shop.port}/muster`, 'PayPal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mit PayPal bezahlen');
}

test('a purchase that is approved at PayPal', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  await toPaypal(page);
  await look(page);
  await page.getByRole('button', { name: 'Weiter zu PayPal' }).click();
  await page.getByRole('button', { name: 'Zahlung freigeben', exact: true }).click();
  await orderNow(page);
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
  await orderNow(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung bezahlen');
  await look(page);
  await page.getByRole('button', { name: 'Mit PayPal bezahlen' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Vorkasse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
  await expect(page.getByText('IBAN', { exact: true }).first()).toBeVisible();
});
