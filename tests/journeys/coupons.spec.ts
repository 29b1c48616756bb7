import type { Locator } from '@playwright/test';
import { buy, fillCart, lookAtPages, putIntoCart } from './buying';
import { expect, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

test.use({
  viewport: { width: 1440, height: 900 },
  actionTimeout: 15_000,
  // A refused code has this status.
  expectedMessages: [/status of 400/],
});
test.setTimeout(120_000);

const summary = (page: Page) => page.getByRole('complementary', { name: 'Summe' });
const centsOf = async (amount: Locator) => Number(await amount.getAttribute('data-cents'));

async function redeem(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Gutscheincode');
  if (!(await field.isVisible())) await page.getByText('Gutscheincode eingeben').click();
  await typeInto(field, code);
  await page.getByRole('button', { name: 'Einlösen' }).click();
}

test('the bar tells of a code, the cart takes it, and the reservation has the discount @script', async ({
  page,
  javaScript,
}) => {
  const look = lookAtPages({ javaScript, widths: [320, 360, 768, 1440] });
  await page.goto(shopAddress('/muster'));
  const bar = page.getByRole('complementary', { name: 'Gutschein' });
  await expect(bar).toContainText('WILLKOMMEN10');
  await bar.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');

  await putIntoCart(page);
  const goods = await centsOf(summary(page).locator('[data-cents]').first());
  const total = summary(page).locator('[data-total] [data-cents]');
  await expect(total).toHaveAttribute('data-cents', String(goods));

  await redeem(page, 'GibtEsNicht');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Diesen Gutscheincode kennen wir nicht.');
  await expect(alert).toBeFocused();
  await expect(page.getByLabel('Gutscheincode')).toHaveValue('GibtEsNicht');
  await expect(page.getByLabel('Gutscheincode')).toHaveAccessibleDescription(/kennen wir nicht/);
  await look(page);
  await alert.getByRole('link').click();
  await expect(page.getByLabel('Gutscheincode')).toBeFocused();

  await redeem(page, 'willkommen10');
  await expect(summary(page)).toContainText('Gutschein WILLKOMMEN10');
  const discount = Math.round(goods / 10);
  await expect(total).toHaveAttribute('data-cents', String(goods - discount));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await look(page);

  await page.getByRole('button', { name: 'Gutschein WILLKOMMEN10 entfernen' }).click();
  await expect(total).toHaveAttribute('data-cents', String(goods));
  await expect(page.getByLabel('Gutscheincode')).toHaveValue('');
  await redeem(page, 'WILLKOMMEN10');
  await expect(total).toHaveAttribute('data-cents', String(goods - discount));

  const seen: string[] = [];
  const sums = async () => {
    const main = page.getByRole('main');
    if (!(await main.getByText('Gutschein WILLKOMMEN10').first().isVisible())) return;
    const amount = main.locator(`[data-cents="-${discount}"]`).first();
    await expect(amount).toBeVisible();
    seen.push(await page.getByRole('heading', { level: 1 }).innerText());
    await look(page);
  };
  expect(await buy({ page, way: 'Reservieren', look: sums })).toMatch(/^RH-/);
  expect(seen).toContain('Prüfen und reservieren');
  expect(seen.at(-1)).toBe('Vielen Dank für Ihre Reservierung');
  await expect(
    page
      .getByRole('main')
      .locator(`[data-cents="${goods - discount}"]`)
      .first(),
  ).toBeVisible();
});

test('a coupon that wants more says how much, and counts once there is enough @script', async ({ page }) => {
  await fillCart({ page, host: 'localhost', shop: '/muster' });
  const goods = await centsOf(summary(page).locator('[data-cents]').first());
  await redeem(page, 'GROSSEINKAUF');
  await expect(page.getByRole('alert')).toContainText('Es fehlen noch');
  const quantity = async (pieces: number) => {
    await typeInto(page.getByLabel('Menge'), String(pieces));
    await expect(summary(page)).toContainText(`${pieces} Stück`);
  };
  const enough = Math.ceil(150_000 / (goods / 2));
  await quantity(enough);
  await redeem(page, 'GROSSEINKAUF');
  await expect(summary(page).locator('[data-cents="-5000"]')).toBeVisible();
  await quantity(enough - 1);
  await expect(summary(page).locator('[data-cents="-5000"]')).toHaveCount(0);
  await expect(summary(page)).toContainText('Es fehlen noch');
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(page.getByText('Ihr Gutschein GROSSEINKAUF ist nicht abgezogen.')).toBeVisible();
});
