import { fillPerson, goToCart, lookAtPages, orderNow, putIntoCart } from './buying';
import { expect, shopAddress, test } from './journey';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 15_000 });
test.describe.configure({ timeout: 120_000 });

test('tyres with fitting and a slot in one order', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  const next = page.getByRole('button', { name: 'Weiter' });
  await putIntoCart(page);
  const box = page.locator('[data-fitting]');
  await expect(box).toContainText('Mit Montage bei uns');
  await box.getByRole('checkbox', { name: /^Altreifen entsorgen/ }).check();
  await look(page);
  await box.getByRole('button', { name: /^Montage dazu/ }).click();
  await expect(box).toHaveAttribute('data-fitting', 'in-cart');
  await expect(box).toContainText('Altreifen entsorgen');
  await look(page);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('radio', { name: 'Kaufen' }).check();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wann dürfen wir montieren?');
  await look(page);
  await page.getByRole('radio', { name: /Uhr$/ }).first().check();
  await next.click();
  await expect(page.getByLabel('Vorname')).toBeVisible();
  await fillPerson(page, true);
  await next.click();
  await page.getByRole('radio', { name: /^Selbst abholen/ }).check();
  // The first appointment is sooner than a transfer.
  await expect(page.getByText('Vorkasse ist für diesen Termin nicht möglich')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Vorkasse' })).toHaveCount(0);
  await look(page);
  await page.getByRole('radio', { name: 'Zahlung bei Abholung' }).check();
  await next.click();
  await expect(page.getByText('Termin zur Montage')).toBeVisible();
  await look(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = await page.locator('[data-foot-bar]').boundingBox();
  const consent = await page.locator('label', { hasText: 'Ich verlange ausdrücklich' }).boundingBox();
  expect(consent?.y, 'the consent begins inside the bar').toBeGreaterThanOrEqual(bar?.y ?? Infinity);
  // PayPal adds a sixth step.
  const steps = page.getByRole('navigation', { name: 'Schritte der Bestellung' }).locator('ol');
  await steps.evaluate((list) => list.append(list.children[1]?.cloneNode(true) ?? ''));
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('checkbox', { name: /^Ich verlange ausdrücklich/ }).check();
  await orderNow(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung');
  await expect(page.getByText('Ihr Termin zur Montage')).toBeVisible();
  await look(page);
  await page.goto(shopAddress('/muster/warenkorb'));
  await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
});

test('a set with fitting from the page of a tyre @script', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [360, 390, 768, 1440] });
  await page.goto(shopAddress('/muster/reifen'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const fitted = page.getByRole('button', { name: /^4 Reifen \+ Montage: [\d.,]+ €$/ });
  await look(page);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const main = page.getByRole('button', { name: 'In den Warenkorb' }).first();
    await expect(main).toBeInViewport({ ratio: 1 });
  }
  const [, sum = ''] = / ([\d.,]+) €$/.exec((await fitted.textContent())?.replace(/\s/g, ' ') ?? '') ?? [];
  await fitted.click();
  await goToCart(page);
  await expect(page.locator('[data-fitting]')).toHaveAttribute('data-fitting', 'in-cart');
  await expect(page.locator('[data-total]').first()).toContainText(sum);
});

test('on a phone the days of appointments stand below one another, also when another than the first is open @script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const next = page.getByRole('button', { name: 'Weiter' });
  await putIntoCart(page);
  await page.getByRole('button', { name: /^Montage dazu/ }).click();
  await expect(page.locator('[data-fitting]')).toHaveAttribute('data-fitting', 'in-cart');
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('radio', { name: 'Kaufen' }).check();
  await next.click();
  const days = page.locator('details[name="tage"]');
  await days.nth(2).locator('summary').click();
  await days.nth(2).getByRole('radio').first().check();
  await next.click();
  await expect(page.getByLabel('Vorname')).toBeVisible();
  await page.goto(shopAddress('/muster/checkout/termin'));
  const left = await page
    .getByRole('rowheader')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().left),
    );
  expect(left.length).toBeGreaterThan(3);
  expect(new Set(left).size, String(left)).toBe(1);
});
