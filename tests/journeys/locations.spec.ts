import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

test('from the footer to the location nearby, and into its shop', async ({ page, javaScript }) => {
  await page.goto(shopAddress('/hafen'));
  const footer = page.getByRole('contentinfo');
  await typeInto(footer.getByLabel('Standort in Ihrer Nähe'), '24103');
  await footer.getByRole('button', { name: 'Finden' }).click();
  await expect(page).toHaveURL(/\/hafen\/standorte\?q=24103$/);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    '11 Standorte, der nächste zu „24103“ zuerst',
  );
  if (javaScript) await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Alle Standorte zeigen' }).click();
  await expect(page.getByRole('article')).toHaveCount(11);
  await page.getByRole('link', { name: 'Zum Shop in Kiel' }).click();
  await expect(page).toHaveURL(/\/muster$/);
  await expect(page.getByRole('banner')).toContainText('Autohaus Muster');
});

/** Like a link in the page: by the router, without a new document. */
async function navigate(page: Page, to: string): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate((path) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate(path);
  }, to);
}

test.describe('an old address that the router in the browser asks for', { tag: '@script' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(shopAddress('/muster/standorte'));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  });
  const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

  test('leads to the new page of the location without a new document', async ({ page }) => {
    await navigate(page, '/angebote/winter-2024');
    await expect(page).toHaveURL(/\/muster\/winterreifen$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Winterreifen');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('loads a new document for another location, also on another host', async ({ page }) => {
    await navigate(page, '/filiale-hafen').catch(() => undefined);
    await expect(page).toHaveURL(/\/hafen\/kontakt$/);
    expect(await isSameDocument(page)).toBe(false);
    await page.goto(shopAddress('/muster/standorte'));
    await navigate(page, '/filiale-flensburg').catch(() => undefined);
    await expect(page).toHaveURL(/nord-ostsee\.localhost:\d+\/noa-flensburg$/);
  });

  test('takes the place of the old one in the history; the page before stays', async ({ page }) => {
    await navigate(page, '/winter');
    await expect(page).toHaveURL(/\/muster\/winterreifen$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/muster\/standorte$/);
    await page.evaluate(() => window.history.pushState({ idx: 1 }, '', '/muster/winter'));
    await navigate(page, '/kontakt');
    await page.goBack();
    await expect(page).toHaveURL(/\/muster\/winterreifen$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/muster\/standorte$/);
  });
});
