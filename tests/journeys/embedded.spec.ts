import pg from 'pg';
import { expect, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

const shop = () => shopAddress('/muster');

const site =
  () => `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Autohaus</title></head><body>
<h1>Unser Autohaus</h1>
<div data-radhaus="reifen"><a href="${shop()}/reifen">Zur Reifensuche</a></div>
<div data-radhaus="termin" data-titel="Unsere Werkstatt"><a href="${shop()}">Zur Werkstatt</a></div>
<div data-radhaus="gibt-es-nicht">bleibt</div>
<script src="${shopAddress('/embed/finder.js')}" data-shop="${shop()}"></script></body></html>`;

test('@script a site shows the finder and the workshop as high as they are', async ({ page }) => {
  // A page of the shop's own origin, which may frame it.
  await page.route('**/muster/eigene-seite', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: site() }),
  );
  await page.goto(shopAddress('/muster/eigene-seite'));
  await expect(page.getByText('bleibt')).toBeVisible();
  const frame = page.locator('iframe[title="Reifensuche"]');
  const finder = page.frameLocator('iframe[title="Reifensuche"]');
  await expect(finder.getByLabel('Breite')).toBeVisible();
  const contentOf = () =>
    finder.locator('#fuss').evaluate((end) => Math.ceil(end.getBoundingClientRect().bottom + scrollY));
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(await contentOf());
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(await contentOf());
  await expect(finder.getByRole('link', { name: 'Impressum' })).toHaveAttribute('target', '_blank');
  const workshop = page.frameLocator('iframe[title="Unsere Werkstatt"]');
  await expect(workshop.getByRole('heading', { level: 1 })).toBeVisible();
  // Messages of others change nothing.
  const before = (await frame.boundingBox())?.height;
  await page.evaluate(() => window.postMessage({ radhausHeight: 9_999 }, '*'));
  expect((await frame.boundingBox())?.height).toBe(before);
  await finder.getByLabel('Breite').selectOption('205');
  await finder.getByRole('button', { name: 'Reifen finden' }).click();
  await expect(page).toHaveURL(/\/muster\/reifen\?.*breite=205/);
});

const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';

async function allowFrames(host: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.JOURNEY_DATABASE_URL });
  await client.connect();
  await client.query(
    `update locations set storefront = storefront || jsonb_build_object('frameHosts', jsonb_build_array($1::text))
     where url = 'muster'`,
    [host],
  );
  await client.end();
}

async function serveSite(page: Page, host: string): Promise<void> {
  // The shop of the tests runs on this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: `https://${host}` });
  await page.route(`https://${host}/`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: site() }),
  );
}

/** Cookies that the browser sent for the pages of the workshop's frame. */
function framedCookies(page: Page): Promise<string | undefined>[] {
  const sent: Promise<string | undefined>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/muster/servicenavigatorExtern'))
      sent.push(request.allHeaders().then(({ cookie }) => cookie));
  });
  return sent;
}

/** As browsers do in frames of other sites. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

test.describe('a site of another origin', () => {
  // A refused frame and a form without its consent.
  test.use({ expectedMessages: [/frame-ancestors|status of 400/] });

  for (const storage of ['allowed', 'refused'])
    test(`@script books an appointment in its frame without cookies and with storage ${storage}, and opens the list of tyres`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      if (storage === 'refused') await page.addInitScript(refuseStorage);
      await allowFrames('www.autohaus.example');
      await serveSite(page, 'www.autohaus.example');
      await expect(async () => {
        await page.goto('https://www.autohaus.example/');
        await expect(page.frameLocator('iframe[title="Reifensuche"]').getByLabel('Breite')).toBeVisible({
          timeout: 2_000,
        });
      }).toPass();
      const cookies = framedCookies(page);
      const frame = page.locator('iframe[title="Unsere Werkstatt"]');
      const workshop = page.frameLocator('iframe[title="Unsere Werkstatt"]');
      const main = workshop.getByRole('main');
      const isAsHighAsItsContent = () =>
        expect
          .poll(async () => {
            const end = await workshop
              .locator('#fuss')
              .evaluate((foot) => Math.ceil(foot.getBoundingClientRect().bottom + scrollY));
            return (await frame.boundingBox())?.height === end;
          })
          .toBe(true);
      await isAsHighAsItsContent();
      await main.getByRole('link', { name: /^Motor/ }).click();
      await main.getByRole('link', { name: /^Ölwechsel/ }).click();
      await typeInto(workshop.getByLabel('HSN'), '0603');
      await typeInto(workshop.getByLabel('TSN'), 'BJH');
      await main.getByRole('button', { name: 'Fahrzeug suchen' }).click();
      await main.locator(`a[href*="fahrzeug=${GOLF}"]`).first().click();
      await main.getByRole('link', { name: 'Standort wählen' }).click();
      await main.getByRole('link', { name: /Kiel/ }).first().click();
      await main.getByRole('radio').last().check();
      await isAsHighAsItsContent();
      await main.getByRole('button', { name: 'Weiter' }).click();
      await main.getByLabel('Anrede').selectOption('frau');
      await typeInto(main.getByLabel('Vorname'), 'Käthe');
      await typeInto(main.getByLabel('Nachname'), 'Rahmen');
      await typeInto(main.getByLabel(/^E-Mail.Adresse/), 'kaethe.rahmen@example.de');
      await typeInto(main.getByLabel('Telefon'), '0431 123456');
      await workshop.getByLabel(/^Ich verlange ausdrücklich/).check();
      // The form refuses who is quicker than three seconds.
      await page.waitForTimeout(3_100);
      await main.getByRole('button', { name: 'Termin verbindlich buchen' }).click();
      await expect(workshop.locator('[data-state="confirmed"]')).toBeVisible();
      await isAsHighAsItsContent();
      expect(page.url()).toBe('https://www.autohaus.example/');
      expect(cookies.length).toBeGreaterThan(5);
      expect((await Promise.all(cookies)).filter(Boolean)).toEqual([]);
      const finder = page.frameLocator('iframe[title="Reifensuche"]');
      const colours = () => document.documentElement.getAttribute('style');
      const framed = await finder.locator('html').evaluate(colours);
      await finder.getByLabel('Breite').selectOption('205');
      await finder.getByRole('button', { name: 'Reifen finden' }).click();
      await expect(page).toHaveURL(/\/muster\/reifen\?.*breite=205/);
      expect([framed, await page.evaluate(colours)]).toEqual([expect.stringContaining('--'), framed]);
    });

  test('@script sees nothing of the shop if the location does not name it', async ({ page }) => {
    await serveSite(page, 'fremd.example');
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto('https://fremd.example/');
    await refused;
    for (const title of ['Reifensuche', 'Unsere Werkstatt'])
      await expect(page.frameLocator(`iframe[title="${title}"]`).getByRole('main')).toHaveCount(0);
  });
});
