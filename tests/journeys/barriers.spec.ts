import { choosePayment, orderNow } from './buying';
import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { signInAs } from './sign-in';
import { type ThemeLocation, themeLocations } from './theme-locations';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(240_000);

const lists = ['winterreifen', 'alufelgen', 'dachboxen', 'komplettraeder'];
const pages = [
  'fahrzeug',
  'felgenkonfigurator/volkswagen-golf-vii-2-0-tdi-dsg-highline',
  'angebote',
  'standorte',
  'search?q=thule',
  'login',
  'merkliste',
  'faq',
  'kontakt',
  'impressum',
  'gibt-es-nicht',
];

const accountPages = [
  'account',
  'account/orders',
  'account/adressen',
  'account/garage',
  'account/termine',
  'account/einlagerung',
  'account/history',
  'account/settings',
  'merkliste',
];
const deskPages = [
  '',
  '/bestellungen',
  '/termine',
  '/termine/neu',
  '/anfragen',
  '/bestand',
  '/bestand/neu',
  '/kunden',
  '/gutscheine',
  '/mitarbeiter',
  '/standort',
  '/standort/aussehen',
  '/standort/kopie',
  '/zahlungen',
  '/protokoll',
  '/sicherheit',
  '/zahlen',
];
/** With a theme each that is light, dark and narrow; all of them have accounts. */
const signedIn = ['Muster', 'EFA', 'Sidebar', 'NOA'];

function visitOf(page: Page, [, path, host]: ThemeLocation) {
  const shop = path === '/' ? '' : path;
  return {
    open: async (rest: string) => (await page.goto(shopAddress(`${shop}/${rest}`, host)))?.status(),
    firstArticle: () =>
      page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link'),
    next: () => page.getByRole('button', { name: 'Weiter' }).click(),
  };
}

for (const location of themeLocations) {
  const [theme] = location;

  test.describe(`in the theme ${theme}`, () => {
    test.use({ expectedMessages: [/404/] });

    test('lists and articles of each kind have no barriers', { tag: ['@script', '@long'] }, async ({
      page,
    }) => {
      const { open, firstArticle } = visitOf(page, location);
      for (const list of lists) {
        // A location does not sell every kind.
        if ((await open(list)) !== 200) continue;
        await expectNoAxeViolations(page);
        const article = await firstArticle().getAttribute('href');
        await page.goto(new URL(article ?? '', page.url()).href);
        await expectNoAxeViolations(page);
      }
    });

    test('other pages have no barriers', { tag: ['@script', '@long'] }, async ({ page }) => {
      const { open } = visitOf(page, location);
      for (const path of pages) {
        await open(path);
        await expectNoAxeViolations(page);
      }
    });

    test('cart and steps of the checkout have no barriers', { tag: ['@script', '@long'] }, async ({
      page,
    }) => {
      const { open, next } = visitOf(page, location);
      await open('reifen');
      await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
      await expect(page.getByText(/lieg(t|en) jetzt im Warenkorb\./)).toBeVisible();
      await expectNoAxeViolations(page);
      await open('warenkorb');
      await expectNoAxeViolations(page);
      await page.getByRole('link', { name: 'Zur Kasse' }).click();
      await page.getByRole('radio').first().check();
      await expectNoAxeViolations(page);
      await next();
      await expect(page.getByLabel('Vorname')).toBeVisible();
      await expectNoAxeViolations(page);
      // With what is wrong told.
      await next();
      await expectNoAxeViolations(page);
    });
  });
}

for (const location of themeLocations.filter(([theme]) => signedIn.includes(theme))) {
  const [theme, path, host] = location;

  test(`a customer's pages have no barriers in the theme ${theme}`, { tag: ['@script', '@long'] }, async ({
    page,
  }) => {
    const { open } = visitOf(page, location);
    await signInAs(page, shopAddress(path, host), 'kundin');
    await open('reifen');
    await page.getByRole('button', { name: 'Auf die Merkliste' }).first().click();
    await expect(page.getByRole('link', { name: /^Merkliste [1-9]/ })).toBeVisible();
    await choosePayment(page, shopAddress(path === '/' ? '' : path, host), 'Vorkasse');
    await orderNow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
    await expectNoAxeViolations(page);
    const number = await page.locator('[data-order-number]').first().getAttribute('data-order-number');
    for (const place of accountPages) {
      await open(place);
      await expectNoAxeViolations(page);
    }
    await open('account/orders');
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: number ?? '' })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByText(/^Stand: /)).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test(`the desk has no barriers in the theme ${theme}`, { tag: ['@script', '@long'] }, async ({ page }) => {
    const { open } = visitOf(page, location);
    await signInAs(page, shopAddress(path, host), 'mitarbeiter');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const place of deskPages) {
        await open(`tresen${place}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoAxeViolations(page);
      }
    }
    await open('account/zweiter-faktor');
    await expectNoAxeViolations(page);
  });
}
