import { openSandbox, type Sandbox } from '../support/paying';
import { launchShop, type ShopProcess } from '../support/shop-process';
import { choosePayment, fillPerson, goToCart, lookAtPages, orderNow } from './buying';
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

test('the button below the payment names where the choice leads', async ({ page }) => {
  await toPaypal(page);
  await page.goto(`http://localhost:${shop.port}/muster/checkout/zahlung`);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: 'Weiter' })
    .locator('visible=true')
    .first();
  for (const [method, words] of [
    ['Vorkasse', 'Weiter zur Prüfung'],
    ['PayPal', 'Weiter zu PayPal'],
  ] as const) {
    await page.getByRole('radio', { name: method }).check();
    await expect(button).toHaveAccessibleName(words);
  }
});

test('a purchase that is approved at PayPal', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  await toPaypal(page);
  await look(page);
  await page.getByRole('button', { name: 'Weiter zu PayPal' }).click();
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await orderNow(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
  await expect(page.getByText('Ihre Zahlung ist eingegangen.')).toBeVisible();
});

test('cancelled there, refused, then paid by transfer @script', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  await toPaypal(page);
  await page.getByRole('button', { name: 'Weiter zu PayPal' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Es wurde nichts abgebucht.')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Weiter zu PayPal' }).click();
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await orderNow(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung bezahlen');
  await look(page);
  await page.getByRole('button', { name: 'Mit PayPal bezahlen' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Vorkasse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
  await expect(page.getByText('IBAN', { exact: true }).first()).toBeVisible();
});

async function toCart(page: Page): Promise<void> {
  await page.goto(`http://localhost:${shop.port}/muster/reifen`);
  await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
  await goToCart(page);
}

test('from the cart with the address of PayPal, after a change of mind @script', async ({
  page,
  javaScript,
}) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  await toCart(page);
  await page.getByRole('radio', { name: /^Versand mit DHL/ }).check();
  await page.getByRole('button', { name: 'Direkt zu PayPal' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Sie haben bei PayPal abgebrochen.')).toBeVisible();
  await look(page);
  await page.getByRole('radio', { name: /^Versand mit DHL/ }).check();
  await page.getByRole('button', { name: 'Direkt zu PayPal' }).click();
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(page.getByText('Hafenweg 12')).toBeVisible();
  await look(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/checkout/danke/')) loads.push(request.url());
  });
  await orderNow(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
  await expect(page.getByText('Ihre Zahlung ist eingegangen.')).toBeVisible();
  expect(loads).toEqual([page.url()]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
});

test('from the cart with an address abroad, which is typed anew @script', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  await toCart(page);
  await page.getByRole('button', { name: 'Direkt zu PayPal' }).click();
  await page.getByLabel('Anschrift').selectOption('In Österreich');
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(page.getByText('liegt nicht in Deutschland')).toBeVisible();
  await look(page);
  await fillPerson(page, true);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await orderNow(page);
  await expect(page.getByText('Ihre Zahlung ist eingegangen.')).toBeVisible();
});
