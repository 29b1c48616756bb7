import { randomBytes } from 'node:crypto';
import type http from 'node:http';
import pg from 'pg';
import { radhausProcess } from '../support/command-process';
import { type MatomoCall, type MatomoServer, startMatomoServer } from '../support/matomo-server';
import { launchShop, type ShopProcess } from '../support/shop-process';
import { buy, goToCart } from './buying';
import { expect, type Page, test } from './journey';
import { typeInto } from './typing';

const HOST = 'efa.localhost';
let database = '';
let matomo: MatomoServer;
let shop: ShopProcess;

test.describe.configure({ mode: 'default', timeout: 120_000 });

const at = (path: string) => `http://${HOST}:${shop.port}${path}`;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cookies = (page: Page) => page.getByRole('region', { name: 'Cookies' });

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const setMatomo = (url: string, site = "'7'") =>
  query(
    database,
    `update hosts set matomo_url = '${url}', matomo_site_id = ${site} where hostname = '${HOST}'`,
  );

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const demo = process.env.JOURNEY_DATABASE_URL ?? '';
  const name = `tracking_${randomBytes(4).toString('hex')}`;
  database = demo.replace(/\/\w+(\?|$)/, `/${name}$1`);
  await query(demo, `create database ${name}`);
  await radhausProcess({ url: database }, 'seed', 'demo');
  await query(
    database,
    `update locations set theme = jsonb_set(jsonb_set(theme, '{header,carDealerLink,type}', '"externalEventLink"'),
      '{footer,links,agb,type}', '"internalEventLink"') where url = 'efa'`,
    `update stock_levels set on_hand = on_hand + 400 from articles where articles.id = article_id and on_hand > 4`,
  );
  matomo = await startMatomoServer();
  await setMatomo(matomo.url);
  shop = await launchShop({ DATABASE_URL: database });
});

test.afterAll(async () => {
  matomo.stop();
  await shop.stop();
});

/** A page has many calls; the table has one line for what is counted. */
function counted(calls: readonly MatomoCall[]): unknown[] {
  const dimensions: Record<number, unknown> = {};
  return calls.flatMap(([method, ...values]): unknown[] => {
    const [first, second, third, fourth] = values;
    if (method === 'setCustomDimension') dimensions[Number(first)] = second;
    if (method === 'trackPageView') return [`view ${dimensions[8]}`];
    if (method === 'trackSiteSearch') return [['search', first, Number(third) > 0, dimensions[8]]];
    if (method === 'trackEvent') return [['event', first, second, third, Number.isInteger(fourth)]];
    if (method === 'addEcommerceItem') return [['item', values.length, fourth]];
    if (method === 'trackEcommerceCartUpdate') return ['cart'];
    return method === 'trackEcommerceOrder' ? ['order'] : [];
  });
}

async function expectCounted(from: number, table: unknown[]): Promise<void> {
  await expect.poll(() => counted(matomo.calls().slice(from))).toEqual(table);
}

async function putIntoCart(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await goToCart(page);
}

test('a journey is counted as the table says', { tag: '@script' }, async ({ page }) => {
  await page.route('https://www.efa-fahrzeugtechnik.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Autohaus</h1>' }),
  );
  await page.goto(at('/impressum'));
  expect(matomo.asked).toEqual([]);
  await cookies(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expectCounted(0, ['view /impressum']);
  const calls = matomo.calls();
  expect(calls.slice(0, 5)).toEqual([
    ['requireConsent'],
    ['setConsentGiven'],
    ['HeatmapSessionRecording::enable'],
    ['setTrackerUrl', `${matomo.url}/matomo.php`],
    ['setSiteId', '7'],
  ]);
  expect(calls).toContainEqual(['setCustomUrl', at('/impressum')]);
  expect(calls.filter(([method]) => method === 'setCustomDimension')).toEqual([
    ['setCustomDimension', 2, 'efa'],
    ['setCustomDimension', 4, expect.stringMatching(/^\d+$/)],
    ['setCustomDimension', 6, expect.any(String)],
    ['setCustomDimension', 8, '/impressum'],
  ]);

  await typeInto(page.getByRole('banner').getByLabel('Suche', { exact: true }), 'Michelin');
  await page.getByRole('banner').getByRole('button', { name: 'Suchen' }).click();
  await expect(title(page)).toContainText('Michelin');
  await page.goto(at('/reifen?breite=205&hoehe=55&durchmesser=16'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByLabel('Menge')).toBeVisible();
  const article = new URL(page.url()).pathname;
  await putIntoCart(page);
  await expectCounted(0, [
    'view /impressum',
    ['search', 'Michelin', true, '/search'],
    'view /reifen',
    `view ${article}`,
    'view /warenkorb',
  ]);

  let before = matomo.calls().length;
  await buy({ page, way: 'Reservieren' });
  const reservation = [
    'view /initiateCheckout',
    'view /checkout/kontakt',
    ['item', 5, expect.any(Number)],
    'cart',
    ['event', 'E-Commerce', 'Checkout-Start', 'Reservierung', true],
    'view /checkout/bestaetigungReservierung',
    'view /checkout/dankeFuerReservierung/:orderId',
    ['item', 5, expect.any(Number)],
    'order',
    ['event', 'E-Commerce', 'Checkout-Ende', 'Reservierung', true],
  ];
  await expectCounted(before, reservation);
  const number = await page.locator('[data-order-number]').getAttribute('data-order-number');
  const order = matomo.calls().find(([method]) => method === 'trackEcommerceOrder') ?? [];
  expect(order.slice(1, 2)).toEqual([number]);
  const item = matomo.calls().findLast(([method]) => method === 'addEcommerceItem') ?? [];
  expect(item).toEqual([
    'addEcommerceItem',
    expect.stringMatching(/^tyre:/),
    expect.any(String),
    'Reifen',
    expect.any(Number),
    4,
  ]);
  const revenue = Math.round(Number(item[4]) * 400) / 100;
  expect(order.slice(2)).toEqual([revenue, revenue, expect.any(Number), 0, false]);

  await page.reload();
  await expect(title(page)).toHaveText(/^Vielen Dank/);
  await expectCounted(before, [...reservation, 'view /checkout/dankeFuerReservierung/:orderId']);

  before = matomo.calls().length;
  await page.goto(at(article));
  await putIntoCart(page);
  await buy({ page, way: 'Kaufen' });
  await expectCounted(before, [
    `view ${article}`,
    'view /warenkorb',
    'view /initiateCheckout',
    'view /checkout/adresse',
    ['item', 5, expect.any(Number)],
    'cart',
    ['event', 'E-Commerce', 'Checkout-Start', 'Einkauf', true],
    'view /checkout/zahlung',
    'view /checkout/bestaetigungKauf',
    'view /checkout/danke/:orderId',
    ['item', 5, expect.any(Number)],
    'order',
    ['event', 'E-Commerce', 'Checkout-Ende', 'Einkauf', true],
  ]);

  before = matomo.calls().length;
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL(at('/'));
  await page.goBack();
  await expect(title(page)).toHaveText(/^Vielen Dank/);
  await expectCounted(before, ['view /', 'view /checkout/danke/:orderId']);

  before = matomo.calls().length;
  await page.getByRole('contentinfo').locator('[data-tracking-label="/agb"]').click();
  await expect(page).toHaveURL(at('/agb'));
  await page.locator('[data-tracking-action="Zum Autohaus"]').first().click();
  await expect(title(page)).toHaveText('Autohaus');
  await expectCounted(before, [
    ['event', 'Unkategorisiert', 'AGB', '/agb', false],
    'view /agb',
    ['event', 'Unkategorisiert', 'Zum Autohaus', 'https://www.efa-fahrzeugtechnik.example/', false],
  ]);
});

const pages = ['/', '/reifen', '/search?q=dach', '/dachboxen', '/warenkorb', '/login', '/impressum', '/faq'];

test.describe('without consent', () => {
  test.use({ expectedMessages: [/404 \(Not Found\)/] });

  test('nothing foreign is asked for, on each kind of page @script', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(at('/')).host) foreign.push(request.url());
    });
    for (const path of [...pages, '/gibt-es-nicht']) {
      await page.goto(at(path));
      await page.waitForLoadState('networkidle');
      await expect(cookies(page)).toBeVisible();
    }
    await cookies(page).getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(cookies(page)).toHaveCount(0);
    for (const path of pages) {
      await page.goto(at(path));
      await expect(cookies(page)).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await page.content()).not.toContain(matomo.url);
    }
    expect(foreign).toEqual([]);
  });
});

test('a click without an action is dropped with a warning', { tag: '@script' }, async ({ page }) => {
  await page.goto(at('/faq'));
  const before = matomo.calls().length;
  await cookies(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expectCounted(before, ['view /faq']);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const click = (action: string) =>
    page.evaluate((name) => {
      const button = document.createElement('button');
      button.dataset.trackingAction = name;
      document.querySelector('main')?.append(button);
      button.click();
    }, action);
  await click('');
  await click('Klick');
  await expectCounted(before, ['view /faq', ['event', 'Unkategorisiert', 'Klick', null, false]]);
  expect(warnings).toEqual(['Tracking: an event without an action is dropped.']);
});

test('consent that is withdrawn stops the counting in the same document', { tag: '@script' }, async ({
  page,
}) => {
  await page.goto(at('/faq'));
  const before = matomo.calls().length;
  await cookies(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expectCounted(before, ['view /faq']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Ihre Auswahl ist gespeichert.');
  await expect
    .poll(() => matomo.calls().slice(-4))
    .toEqual([
      ['requireConsent'],
      ['forgetConsentGiven'],
      ['HeatmapSessionRecording::disable'],
      ['deleteCookies'],
    ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(title(page)).toHaveText('Impressum');
  await expectCounted(before, ['view /faq', 'view /cookie-einstellungen']);
});

test("a location's tag manager is loaded after consent, and a service's card counts its click", {
  tag: '@script',
}, async ({ page }) => {
  const set = (value: string) =>
    query(database, `update locations set storefront = storefront ${value} where url = 'efa'`);
  await set(`|| '{"tagManagerContainer": "abc"}'`);
  const containers = () => matomo.asked.filter((path) => path.startsWith('/js/'));
  for (const path of ['/reparatur-wartung', '/faq']) {
    await page.goto(at(path), { waitUntil: 'networkidle' });
    expect(containers()).toEqual([]);
  }
  await cookies(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect
    .poll(async () => {
      await page.goto(at('/reparatur-wartung'), { waitUntil: 'networkidle' });
      return containers();
    })
    .toContain('/js/container_abc.js');
  const before = matomo.calls().length;
  const card = page.locator('[data-tracking-action^="Service "]').first();
  const action = await card.getAttribute('data-tracking-action');
  await card.click();
  await expect(page).not.toHaveURL(at('/reparatur-wartung'));
  const events = () =>
    matomo
      .calls()
      .slice(before)
      .filter(([method]) => method === 'trackEvent');
  await expect.poll(() => events().map((call) => call.slice(1, 3))).toEqual([['Unkategorisiert', action]]);
  await set("- 'tagManagerContainer'");
});

const refusals: [string, http.RequestListener][] = [
  ['answers 500', (_request, response) => response.writeHead(500).end()],
  ['hangs', () => undefined],
  ['redirects', (_request, response) => response.writeHead(302, { location: 'https://evil.example/' }).end()],
];

for (const [name, refuse] of refusals) {
  test.describe(`a Matomo that ${name}`, () => {
    test.use({ expectedMessages: [/Failed to load resource|Content Security Policy|violates/] });

    test('makes no page wait', { tag: '@script' }, async ({ page }) => {
      const broken = await startMatomoServer(refuse);
      await setMatomo(broken.url);
      await expect
        .poll(async () => {
          await page.goto(at('/faq'));
          if (await cookies(page).isVisible())
            await cookies(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
          return broken.asked;
        })
        .toContain('/matomo.js');
      await page.goto(at('/reifen'), { waitUntil: 'load' });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
      await expect(title(page)).toHaveText('Impressum');
      broken.stop();
      await setMatomo(matomo.url);
    });
  });
}

test.describe('without a site id', () => {
  test.use({ expectedMessages: [/Tracking is off/] });

  test('the console has an error, and nothing is asked for', { tag: '@script' }, async ({ page }) => {
    await setMatomo(matomo.url, 'null');
    const [asked, errors] = [matomo.asked.length, [] as string[]];
    page.on('console', (message) => errors.push(message.text()));
    await expect
      .poll(async () => {
        await page.goto(at('/faq'), { waitUntil: 'networkidle' });
        return errors;
      })
      .toContain('Tracking is off: the host has no Matomo site id.');
    await expect(cookies(page)).toHaveCount(0);
    expect(matomo.asked).toHaveLength(asked);
    await setMatomo(matomo.url);
  });
});
