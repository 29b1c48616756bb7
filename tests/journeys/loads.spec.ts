import { chooseSize, fillPerson, putIntoCart } from './buying';
import { expect, expectHydrated, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 15_000 });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Pages that the browser asks for, as documents or as data; a redirect is one of them. */
function loadsOf(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isData = pathname.endsWith('.data');
    if (request.method() === 'GET' && (isData || request.isNavigationRequest()))
      loads.push(`${isData ? 'data' : 'document'} ${pathname}`);
  });
  return {
    async expect(...expected: string[]) {
      await page.waitForLoadState('networkidle');
      expect(loads.splice(0)).toEqual(expected);
    },
    start: () => void loads.splice(0),
  };
}

async function toStep(page: Page): Promise<void> {
  await putIntoCart(page);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(title(page)).toHaveText('Reservieren oder kaufen?');
  await page.reload({ waitUntil: 'networkidle' });
}

test('from the document of a step, each page with a header is loaded once', { tag: '@script' }, async ({
  page,
}) => {
  await toStep(page);
  const loads = loadsOf(page);
  await page.getByRole('banner').getByRole('link').click();
  await expect(page).toHaveURL(shopAddress('/muster'));
  await loads.expect('document /muster');

  await page.goBack({ waitUntil: 'networkidle' });
  await expect(title(page)).toHaveText('Reservieren oder kaufen?');
  loads.start();
  await page.getByRole('link', { name: 'Widerrufsrecht' }).first().click();
  await expect(title(page)).toHaveText('Widerrufsrecht');
  await loads.expect('document /muster/widerrufsrecht');

  await page.goBack({ waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  loads.start();
  await page.goBack();
  await expect(title(page)).toHaveText('Warenkorb');
  await loads.expect('document /muster/warenkorb');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Warenkorb 4/ })).toBeVisible();
});

test('steps follow each other without a document', { tag: '@script' }, async ({ page }) => {
  await toStep(page);
  const loads = loadsOf(page);
  await page.getByRole('radio', { name: 'Reservieren' }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await fillPerson(page, false);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(title(page)).toHaveText('Prüfen und reservieren');
  await loads.expect(
    'data /muster/checkout/kontakt.data',
    'data /muster/checkout/bestaetigungReservierung.data',
  );
});

test('who signs in on the way through the checkout is signed in on the pages after it', async ({
  page,
  javaScript,
}) => {
  await putIntoCart(page);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /[Ee]inloggen/ })
    .first()
    .click();
  await typeInto(main.getByLabel(/^E-Mail.Adresse/), 'kundin@example.de');
  await typeInto(main.getByLabel('Passwort'), 'Sommerreifen-2026');
  await main.getByRole('button', { name: 'Einloggen' }).click();
  await expect(title(page)).toHaveText('Reservieren oder kaufen?');
  await page.getByRole('banner').getByRole('link').first().click();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Mein Konto' }).first()).toBeVisible();
  if (javaScript) await expect(header.getByText('Einloggen')).toHaveCount(0);
});

test('from the settings of cookies, the next page is loaded once and asks', { tag: '@script' }, async ({
  page,
}) => {
  await page.goto(shopAddress('/kassel/cookie-einstellungen'), { waitUntil: 'networkidle' });
  const question = page.getByRole('region', { name: 'Cookies' });
  await expect(question).toHaveCount(0);
  const loads = loadsOf(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(question).toBeVisible();
  await loads.expect('data /kassel.data');
});

test('the next article has a quantity of its own', { tag: '@script' }, async ({ page }) => {
  await page.goto(shopAddress('/muster/reifen'));
  await chooseSize(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await typeInto(page.getByLabel('Menge'), '2');
  const before = await title(page).innerText();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(title(page)).not.toHaveText(before);
  await expect(page.getByLabel('Menge')).toHaveValue('4');
});

test('a double click adds an article once', { tag: '@script' }, async ({ page }) => {
  await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
  await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).dblclick();
  await expect(page.getByText(/liegen jetzt im Warenkorb\./)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })).toHaveAccessibleName(
    /^Warenkorb 4 Stück/,
  );
});

test('the focus follows to the page that a link leads to', { tag: '@script' }, async ({ page }) => {
  await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').press('Enter');
  await expect(page.getByLabel('Menge')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(shopAddress('/muster'));
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] });

  test('links and the search of the header, and an answer about cookies, leave the page', {
    tag: '@script',
  }, async ({ page, context }) => {
    const list = shopAddress('/kassel/reifen');
    await page.goto(list, { waitUntil: 'networkidle' });
    const told = page.getByRole('alert').filter({ hasText: 'ohne Verbindung' });
    const leave = async (act: () => Promise<void>) => {
      await expectHydrated(page);
      await context.setOffline(true);
      await act();
      await expect(told).toBeVisible();
      await page.getByRole('button', { name: 'Meldung schließen' }).click();
      await expect(page).toHaveURL(list);
      await expect(title(page)).toContainText('Reifen');
      await context.setOffline(false);
    };
    const header = page.getByRole('banner');
    await leave(() =>
      header
        .getByRole('link', { name: /^Merkliste/ })
        .first()
        .click(),
    );
    await leave(async () => {
      await typeInto(header.getByLabel('Suche', { exact: true }), 'Thule');
      await page.keyboard.press('Enter');
    });
    await leave(() => page.getByRole('button', { name: 'Nur notwendige' }).click());
  });

  test('Back shows the page that was there, or says why not', { tag: '@script' }, async ({
    page,
    context,
  }) => {
    await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
    const list = await title(page).innerText();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByLabel('Menge')).toBeVisible();
    const article = await title(page).innerText();
    await expectHydrated(page);
    await context.setOffline(true);
    await page.goBack();
    await expect(title(page)).toHaveText(list);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goForward();
    await expect(title(page)).toHaveText(article);
    await context.setOffline(false);
    // A new document knows no page before it.
    await page.reload({ waitUntil: 'networkidle' });
    await expectHydrated(page);
    await context.setOffline(true);
    await page.goBack();
    await expect(title(page)).toHaveText('Keine Verbindung');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(title(page)).toHaveText(list);
  });
});

test.describe('a form that does not arrive', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('is told, and what was typed stays and is sent again', { tag: '@script' }, async ({ page }) => {
    await toStep(page);
    await page.getByRole('radio', { name: 'Kaufen' }).check();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByLabel('Vorname')).toBeVisible();
    await fillPerson(page, true);
    const told = page.getByRole('alert').filter({ hasText: 'Es ist ein Fehler aufgetreten' });
    for (const fail of [503, undefined]) {
      await page.route('**/*.data*', (route) => (fail ? route.fulfill({ status: fail }) : route.abort()));
      await page.getByRole('button', { name: 'Weiter' }).click();
      await expect(told).toBeVisible();
      await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Hafenweg 12');
      await page.getByRole('button', { name: 'Meldung schließen' }).click();
      await page.unroute('**/*.data*');
    }
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(title(page)).toHaveText('Lieferung und Zahlung');
  });

  test('a quantity in the cart, too', { tag: '@script' }, async ({ page }) => {
    await putIntoCart(page);
    await page.route('**/*.data*', (route) => route.abort());
    await page.getByRole('button', { name: /^Eins mehr/ }).click();
    await expect(page.getByRole('alert')).toContainText('Es ist ein Fehler aufgetreten');
    await page.unroute('**/*.data*');
    await page.getByRole('button', { name: /^Eins mehr/ }).click();
    await expect(page.getByRole('link', { name: /^Warenkorb 6 Stück/ })).toBeVisible();
  });
});

test('what is chosen before the scripts are there counts', { tag: '@script' }, async ({ page }) => {
  await putIntoCart(page);
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(shopAddress('/muster/warenkorb'), { waitUntil: 'commit' });
  await typeInto(page.getByLabel('Menge'), '3');
  await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Warenkorb 3 Stück/ })).toBeVisible();
  await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'commit' });
  const make = page.getByRole('group', { name: 'Hersteller' }).getByRole('checkbox').first();
  await make.check();
  await expect(page.getByRole('button', { name: 'Filtern' })).toBeVisible();
  await expect(page).toHaveURL(/hersteller=/);
  await expect(make).toBeChecked();
});
