import { buy, fillCart, lookAtPages, putIntoCart } from './buying';
import { expect, test } from './journey';
import { box } from './measures';

test.use({
  viewport: { width: 1440, height: 900 },
  actionTimeout: 15_000,
  // Without JavaScript the form with errors has this status.
  expectedMessages: [/status of 400/],
});
// axe checks every page of the journey.
test.describe.configure({ timeout: 120_000 });

for (const [host, shop] of [
  ['localhost', '/muster'],
  ['efa.localhost', ''],
] as const) {
  test(`${host}${shop}: size, facet, tyre, cart, reservation`, async ({ page, javaScript }) => {
    const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
    await fillCart({ page, host, shop, look });
    expect(await buy({ page, way: 'Reservieren', look })).toMatch(/^RH-/);
  });

  test(`${host}${shop}: size, facet, tyre, cart, purchase`, async ({ page, javaScript }) => {
    await fillCart({ page, host, shop });
    // Another test checks the second theme's forms with axe.
    const withAxe = javaScript && host === 'localhost';
    const look = lookAtPages({ javaScript, withAxe, widths: [360, 768, 1440] });
    expect(await buy({ page, way: 'Kaufen', look })).toMatch(/^RH-/);
  });
}

test('the first button names where it leads, before a choice and after it', async ({ page }) => {
  await putIntoCart(page);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  const button = page
    .getByRole('main')
    .getByRole('button', { name: 'Weiter' })
    .locator('visible=true')
    .first();
  await expect(button).toHaveAccessibleName('Weiter zu Ihren Angaben');
  for (const [type, words] of [
    ['Reservieren', 'Weiter zum Kontakt'],
    ['Kaufen', 'Weiter zur Adresse'],
  ] as const) {
    await page.getByRole('radio', { name: type }).check();
    await expect(button).toHaveAccessibleName(words);
  }
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Adresse');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('size, facet, tyre, cart, purchase', async ({ page, javaScript }) => {
    const look = lookAtPages({ javaScript, widths: [] });
    await fillCart({ page, host: 'localhost', shop: '/muster', look });
    expect(await buy({ page, way: 'Kaufen' })).toMatch(/^RH-/);
    // Bank details have the padding of every panel.
    const steps = page.locator('section').filter({ has: page.getByText('IBAN', { exact: true }) });
    const panel = await steps.last().evaluate(box);
    const bank = await steps.last().locator('dl').evaluate(box);
    expect(panel.width - bank.width).toBeGreaterThanOrEqual(32);
    expect(panel.bottom - bank.bottom).toBeGreaterThanOrEqual(16);
  });
});
