import type { Route } from '@playwright/test';
import { expect, expectHydrated, shopAddress, test } from './journey';
import { typeInto } from './typing';

test.describe('a part of the program that is gone', () => {
  test.use({
    expectedMessages: [/Failed to load resource|ChunkLoadError|loading route module|dynamically imported/i],
  });

  test('loads the page anew once, then the error view is shown', { tag: '@script' }, async ({ page }) => {
    await page.route(/\/assets\/_info-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const contact = page
      .getByRole('main')
      .or(page.getByRole('banner'))
      .getByRole('link', { name: 'Anfahrt' })
      .first();
    await contact.click();
    await expect
      .poll(() => page.evaluate(() => 'isSameDocument' in window).catch(() => 'between two documents'))
      .toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Reifen');
    await page.waitForLoadState('networkidle');
    await contact.click();
    await expect(
      page.getByText('Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut.'),
    ).toBeVisible();
    await expect(page.getByText('Code 500')).toBeVisible();
    await expect(page).toHaveTitle('Fehler');
    await expect(page.locator('title:not(svg title)')).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
});

test.describe('a style sheet that is gone', () => {
  test.use({ expectedMessages: [/Failed to load resource|CSS_CHUNK_LOAD_FAILED/] });

  for (const [name, failures] of [
    ['once, after a deployment, loads the page anew', 1],
    ['for good leaves the page without it after one reload', 9],
  ] as const)
    test(name, { tag: '@script' }, async ({ page }) => {
      let left = failures;
      const told: string[] = [];
      let documents = 0;
      // The first page of a visit brings its styles along.
      await page.goto(shopAddress('/muster/impressum'));
      page.on('console', (message) => told.push(message.text()));
      page.on('domcontentloaded', () => {
        documents += 1;
      });
      await page.route(/\/assets\/listing-.*\.css/, (route) => {
        left -= 1;
        return left < 0 ? route.continue() : route.fulfill({ status: 404 });
      });
      await page.evaluate((address) => window.location.assign(address), shopAddress('/muster/reifen'));
      await expect.poll(() => documents).toBe(2);
      await page.waitForLoadState('networkidle');
      expect(documents).toBe(2);
      expect(told.filter((text) => text.startsWith('CSS_CHUNK_LOAD_FAILED'))).toHaveLength(
        Math.min(failures, 2),
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Reifen');
      const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
      expect(sheets.some((href) => href?.includes('/assets/listing-'))).toBe(failures === 1);
    });
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('a change of the wish list that does not arrive is told, and the page stays', {
    tag: '@script',
  }, async ({ page }) => {
    await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
    await page.route('**/merkliste*', (route) => route.abort());
    const button = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /Merkliste/ });
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Es ist ein Fehler aufgetreten');
    await expect(button).toHaveText('Auf die Merkliste');
    await page.getByRole('button', { name: 'Meldung schließen' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('what does not arrive', () => {
  test.use({ expectedMessages: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  for (const [name, fail] of [
    ['the network is gone', (route: Route) => route.abort()],
    ['the shop answers 503', (route: Route) => route.fulfill({ status: 503, body: 'Wartung' })],
  ] as const)
    test(`a tyre for the cart, for ${name}: it is told, and one click repeats it`, {
      tag: '@script',
    }, async ({ page }) => {
      await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
      await page.route('**/warenkorb*', fail);
      const tyre = page.getByRole('article').first();
      await tyre.getByRole('button', { name: 'In den Warenkorb' }).click();
      await expect(page.getByRole('alert')).toContainText('Es ist ein Fehler aufgetreten');
      await expect(tyre).toBeVisible();
      await page.unroute('**/warenkorb*');
      await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expect(page.getByText('im Warenkorb.')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toContainText(/[1-4]/);
    });

  test('a tyre for the cart without a connection: the words say so, and one click repeats it', {
    tag: '@script',
  }, async ({ page, context }) => {
    await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
    await expectHydrated(page);
    await context.setOffline(true);
    await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByRole('alert')).toContainText('ohne Verbindung');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByText('im Warenkorb.')).toBeVisible();
  });

  test('a form and a link without a connection: the page stays with what is typed', {
    tag: '@script',
  }, async ({ page, context }) => {
    await page.goto(shopAddress('/muster/login'), { waitUntil: 'networkidle' });
    await typeInto(page.getByLabel('E-Mail').first(), 'kundin@example.de');
    await typeInto(page.getByRole('main').getByLabel('Passwort'), 'Sommerreifen-2026');
    await expectHydrated(page);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Einloggen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'ohne Verbindung' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Passwort vergessen' }).click();
    await expect(page.getByLabel('E-Mail').first()).toHaveValue('kundin@example.de');
    await context.setOffline(false);
    await page.getByRole('main').getByRole('link', { name: 'Passwort vergessen' }).click();
    await expect(page).toHaveURL(/passwort-vergessen/);
    await expect(page.getByText('ohne Verbindung')).toHaveCount(0);
  });
});

test('a page of text begins at its top, and Back leads to where one was', { tag: '@script' }, async ({
  page,
}) => {
  await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).first();
  await terms.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1_000);
  await terms.click();
  await expect(page).toHaveURL(/agb/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/reifen/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 400);
});

test('what is put into the cart in another tab shows when one comes back', { tag: '@script' }, async ({
  page,
  context,
}) => {
  await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto(shopAddress('/muster/reifen'));
  await other.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(other.getByText('liegen jetzt im Warenkorb.')).toBeVisible();
  await other.close();
  // The library asks at most once in five seconds.
  await page.waitForTimeout(5_100);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toContainText('4');
});
