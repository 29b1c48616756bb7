import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { radhausProcess } from '../support/command-process';
import { openSandbox, type Sandbox } from '../support/paying';
import { launchShop, type ShopProcess } from '../support/shop-process';
import { choosePayment, lookAtPages, orderNow } from './buying';
import { expect, type Page, test } from './journey';
import { typeInto } from './typing';

let sandbox: Sandbox;
let shop: ShopProcess;

// One shop for all: jobs of a shared database could run in a shop without an account.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ expectedMessages: [/status of 400/] });

test.beforeAll(async () => {
  sandbox = await openSandbox();
  const url = await ownDatabase();
  shop = await launchShop({ DATABASE_URL: url, ...sandbox.environment });
  const notify = `http://localhost:${shop.port}/api/v1/webhooks/payone`;
  await fetch(`http://localhost:${sandbox.port}/payone/control?notify=${notify}`, { method: 'POST' });
});

test.afterAll(async () => {
  await shop.stop();
  sandbox.close();
});

async function ownDatabase(): Promise<string> {
  const name = `payone_${randomBytes(4).toString('hex')}`;
  const admin = process.env.JOURNEY_DATABASE_URL ?? '';
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const url = admin.replace(/\/\w+(\?|$)/, `/${name}$1`);
  await radhausProcess({ url }, 'seed', 'demo');
  return url;
}

async function order(page: Page, method: string): Promise<void> {
  await choosePayment(page, `http://localhost:${shop.port}/standard`, method);
  await orderNow(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung bezahlen');
}

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Ihre Zahlung ist eingegangen.')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

test('a direct debit with a mandate', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  await order(page, 'SEPA-Lastschrift');
  await look(page);
  await typeInto(page.getByLabel('IBAN'), 'DE00 1111');
  await page.getByRole('button', { name: 'Weiter zum Mandat' }).click();
  await expect(page.getByText('Diese IBAN stimmt nicht.')).toBeVisible();
  await typeInto(page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Weiter zum Mandat' }).click();
  await expect(page.getByRole('heading', { name: 'SEPA-Lastschriftmandat' })).toBeVisible();
  await look(page);
  await page.getByRole('checkbox', { name: /^Ich erteile dieses Mandat/ }).check();
  await page.getByRole('button', { name: 'Mandat erteilen und bezahlen' }).click();
  await expectPaid(page);
});

test('@script a card, declined at the bank, then approved', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  await order(page, 'Kreditkarte');
  const pay = page.getByRole('button', { name: /€ bezahlen$/ });
  const field = (name: string) => page.frameLocator(`iframe[title="${name}"]`).getByLabel(name);
  const fill = async (number: string) => {
    await typeInto(field('cardpan'), number);
    await typeInto(field('cardexpiremonth'), '12');
    await typeInto(field('cardexpireyear'), '2030');
    await typeInto(field('cardcvc2'), '123');
  };
  await expect(pay).toBeEnabled();
  await look(page);
  await pay.click();
  await expect(page.getByText('Bitte füllen Sie alle Felder aus.')).toBeVisible();
  await fill('4111111111111112');
  await pay.click();
  await expect(page.getByText('Diese Karte wurde nicht angenommen.')).toBeVisible();
  await fill('4111111111111111');
  await pay.click();
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText(/Zahlung (ist nicht zustande gekommen|wurde abgelehnt)\./)).toBeVisible();
  await expect(pay).toBeEnabled();
  await fill('4111111111111111');
  await pay.click();
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expectPaid(page);
});

test('@no-script a card needs scripts: another way is one click away', async ({ page }) => {
  await order(page, 'Kreditkarte');
  await page.getByRole('button', { name: 'Vorkasse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
});

test('PayPal through PAYONE, cancelled, then approved @script', async ({ page }) => {
  await order(page, 'PayPal');
  await page.getByRole('button', { name: 'Mit PayPal bezahlen' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Es wurde nichts abgebucht.')).toBeVisible();
  await page.getByRole('button', { name: 'Mit PayPal bezahlen' }).click();
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expectPaid(page);
});
