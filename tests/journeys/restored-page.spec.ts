import { findChromium } from '../support/chromium';
import { fillPerson, putIntoCart } from './buying';
import { expect, type Page, shopAddress, test } from './journey';

// Playwright turns off what people's browsers do: pages that are left are kept, and shown again at Back.
test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=CacheControlNoStoreEnterBackForwardCache'],
  },
});

/** `goBack` waits for a load, which does not come. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back()).catch(() => undefined);
}

test('a page that is shown again as it was has the numbers of this moment', { tag: '@script' }, async ({
  page,
}) => {
  const list = shopAddress('/muster/reifen');
  await page.goto(list, { waitUntil: 'networkidle' });
  await page.goto(shopAddress('/muster/reifen?breite=205&hoehe=55&durchmesser=16'));
  await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByText(/liegen jetzt im Warenkorb\./)).toBeVisible();
  await back(page);
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Warenkorb 4/ })).toBeVisible();
});

test('a step that was left for another document can be used again', { tag: '@script' }, async ({ page }) => {
  await putIntoCart(page);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('radio', { name: 'Reservieren' }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await fillPerson(page, false);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link').click();
  await expect(page).toHaveURL(shopAddress('/muster'));
  await back(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie erreichen wir Sie?');
  await fillPerson(page, false);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prüfen und reservieren');
});
