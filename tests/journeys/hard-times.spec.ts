import { putIntoCart } from './buying';
import { expect, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

const paths = ['', '/reifen', '/alufelgen', '/dachboxen', '/dachboxen/nordkap-310', '/fahrzeug', '/standorte']
  .concat(['/login', '/registrieren', '/reparatur-wartung', '/termine/oelwechsel', '/search?q=golf', '/agb'])
  .concat(['/angebote', '/merkliste', '/warenkorb', '/vertrag-widerrufen', '/TestErgebnisse']);

const letters = (page: Page, size: string) =>
  page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);

/** Parts that make the page wider than the screen. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`);
  });

test.describe('a small screen', () => {
  // Not every location takes appointments.
  test.use({ expectedMessages: [/status of 404/] });

  for (const place of ['muster', 'techno', 'alpenblick'])
    test(`at 320 px, and with letters twice as large, ${place} scrolls in one direction`, {
      tag: '@no-script',
    }, async ({ page }) => {
      test.setTimeout(120_000);
      const found: unknown[] = [];
      for (const [width, size] of [
        [320, '100%'],
        [640, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 640 });
        for (const path of paths) {
          await page.goto(shopAddress(`/${place}${path}`));
          await letters(page, size);
          const wide = await tooWide(page);
          if (wide.length > 0) found.push([width, path, wide]);
        }
      }
      expect(found).toEqual([]);
    });
});

test.describe('a browser that takes no cookies', () => {
  for (const javaScriptEnabled of [true, false])
    test(`says why the cart stays empty, ${javaScriptEnabled ? 'with' : 'without'} scripts`, {
      tag: '@script',
    }, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
      );
      await context.route('**/*', async (route) => {
        const response = await route.fetch({ maxRedirects: 0 });
        await context.clearCookies();
        const { 'set-cookie': _refused, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      try {
        const page = await context.newPage();
        await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
        const put = page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' });
        for (let click = 0; click < 2; click += 1) {
          if (!(await put.isVisible())) break;
          await put.click();
          await expect(page.getByText('Ihr Browser nimmt keine Cookies an.').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
        }
        await expect(page.getByText('jetzt im Warenkorb.')).toHaveCount(0);
        for (const path of ['/login', '/fahrzeug', '/dachboxen/nordkap-310', '/cookie-einstellungen']) {
          const answer = await page.goto(shopAddress(`/muster${path}`));
          expect([path, answer?.status()]).toEqual([path, 200]);
        }
      } finally {
        await context.close();
      }
    });
});

test.describe('two tabs', () => {
  test.use({ expectedMessages: [/status of 400/] });

  test('a line that one has removed is told in the other, and so is a sign-out', async ({
    page,
    context,
    javaScript,
  }) => {
    await putIntoCart(page);
    const other = await context.newPage();
    await other.goto(shopAddress('/muster/warenkorb'), { waitUntil: 'networkidle' });
    await other.getByRole('button', { name: 'Entfernen' }).click();
    await expect(other.getByRole('heading', { name: 'Ihr Warenkorb ist leer.' })).toBeVisible();
    await typeInto(page.getByLabel('Menge'), '3');
    if (!javaScript) await page.getByRole('button', { name: 'Ändern' }).click();
    await expect(page.getByText(/nicht mehr in Ihrem Warenkorb/).first()).toBeVisible();

    await page.goto(shopAddress('/muster/login'), { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await typeInto(main.getByLabel(/^E-Mail.Adresse/), 'kundin@example.de');
    await typeInto(main.getByLabel('Passwort'), 'Sommerreifen-2026');
    await main.getByRole('button', { name: 'Einloggen' }).click();
    await expect(page).not.toHaveURL(/login/);
    await page.goto(shopAddress('/muster/account/settings'), { waitUntil: 'networkidle' });
    await other.goto(shopAddress('/muster/account'), { waitUntil: 'networkidle' });
    await other.getByRole('button', { name: 'Abmelden' }).first().click();
    await expect(other.getByText(/abgemeldet/).first()).toBeVisible();
    await typeInto(page.getByLabel('Vorname').first(), 'Klara');
    await page
      .getByRole('button', { name: /Speichern|speichern/ })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Einloggen' })).toBeVisible();
  });
});

test.describe('scripts that come after ten seconds', () => {
  test('every control works before', { tag: '@script' }, async ({ page }) => {
    const isLate = { value: true };
    await page.route(/\/assets\/.*\.js/, async (route) => {
      if (isLate.value) await new Promise((resolve) => setTimeout(resolve, 10_000));
      await route.continue().catch(() => undefined);
    });
    const open = (path: string) => page.goto(shopAddress(`/muster${path}`), { waitUntil: 'commit' });
    const header = page.getByRole('banner');
    await open('/reifen');
    await page.getByLabel('Sortierung').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Sortieren' }).click();
    await expect(page).toHaveURL(/sortierung=/);
    const tyre = page.getByRole('article').first();
    await tyre.getByRole('button', { name: 'Auf die Merkliste' }).click();
    // Before its style sheet a page shows the menu's link, too.
    await expect(header.getByRole('link', { name: /^Merkliste 1/ }).first()).toBeVisible();
    await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByText(/jetzt im Warenkorb\./)).toBeVisible();
    await typeInto(page.getByLabel('Menge'), '2');
    await page.getByRole('button', { name: 'Ändern' }).click();
    await expect(header.getByRole('link', { name: /^Warenkorb 2/ }).first()).toBeVisible();
    await typeInto(header.getByLabel('Suche', { exact: true }), 'Thule');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search/);
    await open('/fahrzeug');
    await typeInto(page.getByLabel('HSN'), '0603');
    await typeInto(page.getByLabel('TSN'), 'bjh');
    await page.getByRole('button', { name: 'Fahrzeug suchen' }).click();
    await page.locator('#gefunden').getByRole('button').first().click();
    await expect(page.getByRole('region', { name: 'Ihr Fahrzeug', exact: true })).toBeVisible();
    await open('/dachboxen');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByLabel('Menge')).toBeVisible();
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expect(page.getByText(/jetzt im Warenkorb\./)).toBeVisible();
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await page.getByRole('radio', { name: 'Reservieren' }).check();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByLabel('Vorname')).toBeVisible();
    isLate.value = false;
  });
});
