import { expect, type Page, shopAddress, test } from './journey';

/** A getter that throws, as a browser does that keeps something from a page. */
const throwing = (owner: string, name: string) =>
  `Object.defineProperty(${owner}, '${name}', { configurable: true, get() { throw new DOMException('refused', 'SecurityError'); } });`;
const missing = (name: string) => `delete window.${name};`;

const refusals: Readonly<Record<string, string>> = {
  storage: throwing('window', 'localStorage') + throwing('window', 'sessionStorage'),
  'a full storage': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
  cookies: throwing('Document.prototype', 'cookie'),
  clipboard: throwing('Navigator.prototype', 'clipboard'),
  share: `Navigator.prototype.share = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));`,
  'camera and service worker': ['mediaDevices', 'serviceWorker', 'permissions', 'locks', 'storage']
    .map((name) => throwing('Navigator.prototype', name))
    .join(''),
  observers: ['IntersectionObserver', 'ResizeObserver', 'EventSource', 'AudioContext', 'BroadcastChannel']
    .map(missing)
    .join(''),
};

/** One of each kind: home, list, cart, workshop, form, account, text, saved vehicle, desk. */
const pages = [
  '/muster',
  '/muster/reifen?breite=205',
  '/muster/warenkorb',
  '/muster/servicenavigator',
  '/muster/kontakt',
  '/muster/account',
  '/muster/impressum',
  '/muster/alufelgen',
  '/muster/tresen',
];

async function expectWorkingPages(page: Page): Promise<void> {
  for (const path of pages) {
    const answer = await page.goto(shopAddress(path));
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('main')).toBeVisible();
  }
  // A page that follows within the document, its way back, and a form.
  await page.goto(shopAddress('/muster'));
  await page.getByRole('link', { name: 'Impressum' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum');
  await page.goBack();
  await expect(page).toHaveURL(shopAddress('/muster'));
}

for (const [name, script] of Object.entries(refusals))
  test(`@script a browser without ${name} shows all kinds of pages without an error`, async ({ page }) => {
    await page.addInitScript(script);
    await expectWorkingPages(page);
  });

test('@script blocked and late fonts and scripts leave pages that work', async ({ page }) => {
  await page.route(/\.woff2/, (route) => route.fulfill({ status: 200, contentType: 'font/woff2', body: '' }));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await expectWorkingPages(page);
});

test.describe('without any script of the shop', () => {
  test.use({ expectedMessages: [/Failed to load resource|net::ERR/] });
  test('@script pages and forms work', async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.goto(shopAddress('/muster/reifen'));
    await page.getByLabel('Breite').first().selectOption('205');
    await page
      .getByRole('button', { name: /finden|anzeigen/i })
      .first()
      .click();
    await expect(page).toHaveURL(/breite=205/);
  });
});
