import pg from 'pg';
import { withNetworkFolder } from '../networks/network-folder';
import { radhausProcess } from '../support/command-process';
import { launchShop } from '../support/shop-process';
import { expect, expectNoAxeViolations, type Page, test } from './journey';

/** The last has long town names and articles for sale; `npm test` uses only that one. */
const NETWORKS = [1, 2, 3, 29];
const pages = [
  '/reifen?breite=',
  '/felgen-raeder',
  '/alufelgen',
  '/angebote',
  '/kontakt',
  '/impressum',
  '/standorte',
  '/lieferUndVersand',
  '/warenkorb',
  '/login',
  '/gibt-es-nicht',
];
/** Pages that differ with a chosen vehicle. */
const pagesWithVehicle = ['', '/reifen?breite=', '/fahrzeug', '/warenkorb'];
/** Pages for axe besides the start page, limited by time. */
const LOOKED_AT = 3;

test.use({ expectedMessages: [/status of 40[04]/] });

async function withDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Returns the start pages of the locations that have not moved. */
async function startNetwork(seed: number, name: string) {
  const admin = process.env.JOURNEY_DATABASE_URL ?? '';
  const url = admin.replace(/\/\w+(\?|$)/, `/${name}$1`);
  // A second try finds that of the first.
  await withDatabase(admin, (client) => client.query(`drop database if exists ${name} with (force)`));
  await withDatabase(admin, (client) => client.query(`create database ${name}`));
  await withNetworkFolder(seed, (folder) => radhausProcess({ url }, 'seed', folder));
  const { rows } = await withDatabase(url, (client) =>
    client.query<{ url: string; hostname: string; is_shop_system: boolean }>(
      `select url, hostname, is_shop_system from locations join hosts using (hostname) where redirect_url is null`,
    ),
  );
  const shop = await launchShop({ DATABASE_URL: url });
  const starts = rows.map(
    (row) => `http://${row.hostname}:${shop.port}${row.is_shop_system ? `/${row.url}` : ''}`,
  );
  return { starts, stop: shop.stop };
}

/** Reports the words that overflow the window. */
async function expectNoOverflow(page: Page) {
  const found = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const isOver = own.some((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().right > width + 1;
      });
      const above = element.parentElement;
      const isPicture = element.childNodes.length === 0 && element.getBoundingClientRect().right > width + 1;
      return (isOver || isPicture) && element.checkVisibility()
        ? [
            `${above?.className} > ${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`,
          ]
        : [];
    });
  });
  expect.soft(found, `${page.url()} at 360 px`).toEqual([]);
}

/** Takes the first vehicle of a key. */
async function lookWithVehicle(page: Page, start: string) {
  await page.goto(`${start}/fahrzeug?hsn=0603&tsn=BJH`);
  await expectNoOverflow(page);
  const choice = page.locator('#gefunden').getByRole('button');
  if ((await choice.count()) === 0) return;
  await choice.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Fahrzeug');
  for (const path of pagesWithVehicle) {
    await page.goto(start + path);
    await expect(page.getByRole('main')).toBeVisible();
    await expectNoOverflow(page);
  }
  await expectNoAxeViolations(page);
}

for (const seed of NETWORKS) {
  test(`the pages of network ${seed} fit a telephone, load what they name, and are clean for axe`, {
    tag: seed === 29 ? '@script' : ['@script', '@long'],
  }, async ({ page }) => {
    test.setTimeout(120_000);
    const { starts, stop } = await startNetwork(seed, `generated_${seed}`);
    try {
      await page.setViewportSize({ width: 360, height: 800 });
      // Other sites are replaced by a picture.
      await page.route(
        ({ hostname }) => !hostname.endsWith('localhost'),
        (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      const others = pages.map((path, index) => `${starts[index % starts.length]}${path}`);
      for (const [index, address] of [...starts, ...others].entries()) {
        await page.goto(address);
        await expect(page.getByRole('main')).toBeVisible();
        // Once on each host, because the banner would cover content.
        const refusal = page.getByRole('button', { name: 'Nur notwendige' });
        if (await refusal.isVisible()) await refusal.click();
        await expectNoOverflow(page);
        if (index < LOOKED_AT) await expectNoAxeViolations(page);
        const article = page.getByRole('main').locator('a[href*="/reifen/"]').first();
        if (!address.endsWith('/reifen?breite=') || !(await article.isVisible())) continue;
        await article.click();
        await expect(page).toHaveURL(/\/reifen\//);
        // The list's buttons are gone by then.
        await expect(page.locator('#eu-label')).toBeVisible();
        await expectNoOverflow(page);
        const buy = page.getByRole('button', { name: 'In den Warenkorb' }).first();
        if (!(await buy.isVisible())) continue;
        await buy.click();
        await page.getByRole('link', { name: 'Warenkorb ansehen' }).click();
        await expectNoOverflow(page);
        await page.getByRole('link', { name: 'Zur Kasse' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservieren oder kaufen?');
        await expectNoOverflow(page);
      }
      await lookWithVehicle(page, starts[0] ?? '');
    } finally {
      await stop();
    }
  });
}
