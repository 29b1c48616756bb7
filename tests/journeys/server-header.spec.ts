import { putIntoCart } from './buying';
import { expect, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

const at = (path: string) => shopAddress(`/muster${path}`);
const banner = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });

test.use({ viewport: { width: 1440, height: 900 } });

/** Later assertions can tell whether the document was replaced. */
async function markDocument(page: Page) {
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));
  return () => expect(page.locator('body[data-marked]')).toHaveCount(1);
}

test('the header that the server wrote goes along from page to page', { tag: '@script' }, async ({
  page,
}) => {
  await page.goto(at('/impressum'));
  await page.goto(at('/'));
  const expectSameDocument = await markDocument(page);
  const link = navigation(page).getByRole('link', { name: 'Alles aus Reifen' });
  await navigation(page).locator('summary').first().click();
  await link.click();
  await expect(page).toHaveURL(at('/reifen'));
  await expect(link).toBeHidden();
  await expect(navigation(page).locator('a[aria-current="page"]')).toHaveText(['Alles aus Reifen']);
  await expect(navigation(page).locator('summary[aria-current="true"]')).toHaveCount(1);
  await expect(banner(page).locator('input[name="seite"]')).toHaveValue('/reifen');
  await expect(banner(page).locator('form[method="post"]')).toHaveAttribute('action', /weiter=%2Freifen$/);

  await typeInto(banner(page).getByLabel('Suche', { exact: true }), 'Michelin');
  await banner(page).getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL(/\/search\?q=Michelin$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Michelin');
  await expect(navigation(page).locator('[aria-current]')).toHaveCount(0);
  await expectSameDocument();
});

test('from a step of the checkout, which has no header, a page is shown from its top', {
  tag: '@script',
}, async ({ page }) => {
  await putIntoCart(page);
  await page.goto(at('/initiateCheckout'));
  await page.getByRole('link', { name: 'Warenkorb ändern' }).click();
  await expect(navigation(page)).toBeVisible();
  // Browsers restore the scroll position a moment after loading.
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the numbers in the header follow what happens on the page', { tag: '@script' }, async ({ page }) => {
  await page.goto(at('/reifen'));
  const expectSameDocument = await markDocument(page);
  await page.getByRole('button', { name: 'Auf die Merkliste' }).first().click();
  await expect(banner(page).getByRole('link', { name: /^Merkliste 1 Artikel/ })).toBeVisible();
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(banner(page).getByRole('link', { name: /^Warenkorb [1-9]/ })).toBeVisible();
  await expectSameDocument();
});

test('Escape and a click elsewhere close what the header has opened', { tag: '@script' }, async ({
  page,
}) => {
  await page.goto(at('/reifen'));
  const login = banner(page).locator('summary').filter({ hasText: 'Einloggen' });
  await login.click();
  await expect(banner(page).getByLabel('Passwort')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner(page).getByLabel('Passwort')).toBeHidden();
  await expect(login).toBeFocused();
  await login.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(banner(page).getByLabel('Passwort')).toBeHidden();
});

test('a chip stays marked on the pages below its own', { tag: '@script' }, async ({ page }) => {
  await page.goto(shopAddress('/alpenblick/reifen'));
  const chip = banner(page).locator('a[data-below][aria-current="page"]').filter({ hasText: 'Reifen' });
  await expect(chip).toHaveCount(1);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/alpenblick\/reifen\/./);
  await expect(page.getByRole('spinbutton', { name: 'Menge' })).toBeVisible();
  await expect(chip).toHaveCount(1);
});
