import { fillPerson } from './buying';
import { expect, layOutAll, type Page, shopAddress, test } from './journey';
import { cutWords, expectNothingSticksOut } from './measures';
import { signInAs } from './sign-in';
import { type ThemeLocation, themeLocations } from './theme-locations';

const WIDTH = 390;
test.use({ viewport: { width: WIDTH, height: 844 } });
test.setTimeout(240_000);

const lists = ['winterreifen', 'alufelgen', 'komplettraeder', 'dachboxen'];
const pages = [
  '',
  'fahrzeug',
  'felgenkonfigurator/volkswagen-golf-vii-2-0-tdi-dsg-highline',
  'search?q=thule',
  'angebote',
  'standorte',
  'login',
  'registrieren',
];
const accountPages = ['', '/orders', '/adressen', '/garage', '/termine', '/settings'];

/** As in the settings of a browser: 32 px instead of 16. */
async function doubleLetters(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

function visitOf(page: Page, [, path, host]: ThemeLocation) {
  const shop = path === '/' ? '' : path;
  return async (rest: string) => (await page.goto(shopAddress(`${shop}/${rest}`, host)))?.status();
}

async function expectAllInSight(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await layOutAll(page);
  await expectNothingSticksOut(page, WIDTH);
  expect(await cutWords(page), page.url()).toEqual([]);
}

test.beforeEach(({ page }) => doubleLetters(page));

for (const location of themeLocations) {
  const [theme] = location;

  test.describe(`with letters twice as large on a phone, in the theme ${theme},`, () => {
    // A location does not sell every kind.
    test.use({ expectedMessages: [/404/] });

    test('lists and articles are whole', { tag: ['@script', '@long'] }, async ({ page }) => {
      const open = visitOf(page, location);
      for (const list of lists) {
        if ((await open(list)) !== 200) continue;
        await expectAllInSight(page);
        const name = page.getByRole('main').getByRole('article').first().getByRole('heading');
        const article = await name.getByRole('link').getAttribute('href');
        await page.goto(new URL(article ?? '', page.url()).href);
        await expectAllInSight(page);
      }
    });

    test('other pages are whole', { tag: ['@script', '@long'] }, async ({ page }) => {
      const open = visitOf(page, location);
      for (const path of pages) {
        await open(path);
        await expectAllInSight(page);
      }
    });

    test('cart and checkout are whole', { tag: ['@script', '@long'] }, async ({ page }) => {
      const open = visitOf(page, location);
      const next = page.getByRole('button', { name: /^Weiter/ });
      const title = page.getByRole('heading', { level: 1 });
      await open('reifen');
      await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
      await expect(page.getByText(/lieg(t|en) jetzt im Warenkorb\./)).toBeVisible();
      await expectAllInSight(page);
      await open('warenkorb');
      await expectAllInSight(page);
      await page.getByRole('link', { name: 'Zur Kasse' }).click();
      await expectAllInSight(page);
      await page.getByRole('radio', { name: 'Kaufen' }).check();
      await next.click();
      await expect(title).toHaveText('Ihre Adresse');
      await next.click();
      await expect(page.getByRole('alert')).toContainText('Vornamen');
      await expectAllInSight(page);
      await fillPerson(page, true);
      await next.click();
      await expect(title).toHaveText('Lieferung und Zahlung');
      await expectAllInSight(page);
      await page.getByRole('radio', { name: /^Selbst abholen/ }).check();
      await page.getByRole('radio', { name: 'Vorkasse' }).check();
      await next.click();
      await expect(title).toHaveText('Prüfen und bestellen');
      await expectAllInSight(page);
    });

    test('the account is whole', { tag: ['@script', '@long'] }, async ({ page }) => {
      const open = visitOf(page, location);
      // Some locations have no accounts.
      if ((await open('login')) !== 200) return;
      const [, path, host] = location;
      await signInAs(page, shopAddress(path, host), 'kundin');
      for (const path of accountPages) {
        await open(`account${path}`);
        await expectAllInSight(page);
      }
    });
  });
}
