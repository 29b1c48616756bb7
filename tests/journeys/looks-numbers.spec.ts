import { choosePayment, orderNow } from './buying';
import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { box, cardsOf, chooseVehicle, expectApart, expectNothingSticksOut } from './measures';
import { tagsOf, themeLocations } from './theme-locations';

interface Figure {
  what: string;
  path: string;
  widths: readonly number[];
  measure: (page: Page) => Promise<number>;
  least?: number;
  most?: number;
}

const firstCard = async (page: Page) => (await page.getByRole('article').first().evaluate(box)).top;
/** The old price of an offer, its last day and the lowest price of 30 days make its row higher. */
const highestCard = (page: Page, hasOffer = false) =>
  cardsOf(page).evaluateAll((cards, isAsked) => {
    const boxes = cards.map((card) => ({
      ...card.getBoundingClientRect().toJSON(),
      offer: card.querySelector('s'),
    }));
    const offers = new Set(boxes.filter(({ offer }) => offer).map(({ top }) => Math.round(top)));
    const asked = boxes.filter(({ top }) => offers.has(Math.round(top)) === isAsked);
    return Math.max(0, ...asked.map(({ height }) => height));
  }, hasOffer);
const picture = async (page: Page) =>
  (await cardsOf(page).first().locator('img').first().evaluate(box)).height;

// Some locations sell no complete wheels.
test.use({ expectedMessages: [/404 \(Not Found\)/] });

const both = [390, 1440] as const;
const grids = ['/alufelgen', '/komplettraeder', '/dachboxen'];

/** Other journeys named `looks-…` measure headers, hits of a search, stages and configurators. */
const figures: Figure[] = [
  ...['/reifen', ...grids].map((path) => ({
    what: 'y of the first card',
    path,
    widths: both,
    measure: firstCard,
    most: 480,
  })),
  ...grids.map((path) => ({
    what: 'height of a card',
    path,
    widths: both,
    measure: (page: Page) => highestCard(page),
    most: 400,
  })),
  {
    what: 'height of a row with an offer',
    path: '/dachboxen',
    widths: both,
    measure: (page) => highestCard(page, true),
    most: 430,
  },
  ...grids.map((path) => ({
    what: 'height of a picture',
    path,
    widths: [768, 1440],
    measure: picture,
    least: 220,
  })),
  {
    what: 'width of a picture in the cart',
    path: '/warenkorb',
    widths: both,
    measure: async (page) => (await page.getByRole('main').locator('li img').first().evaluate(box)).width,
    least: 96,
    most: 96,
  },
];

for (const [theme, path, host] of themeLocations) {
  const shop = shopAddress(path === '/' ? '' : path, host);

  test(`with a vehicle and a full cart the theme ${theme} keeps its numbers`, {
    tag: ['@no-script', '@long'],
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await chooseVehicle(page, shop);
    await page.goto(`${shop}/reifen`);
    const first = page.getByRole('article').first();
    await first.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
    const anyway = first.getByRole('button', { name: 'Trotzdem in den Warenkorb' });
    if (await anyway.isVisible()) await anyway.click();
    await expect(page).toHaveURL(/warenkorb/);
    const missed: string[] = [];
    let measured = 0;
    for (const { what, path: list, widths, measure, least = 0, most = Infinity } of figures) {
      if ((await page.goto(shop + list))?.status() === 404) continue;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingSticksOut(page, width);
        const figure = Math.round(await measure(page));
        measured += 1;
        if (figure < least || figure > most) missed.push(`${what} of ${list} at ${width} px: ${figure}`);
      }
    }
    expect(missed).toEqual([]);
    expect(measured).toBeGreaterThanOrEqual(14);
  });

  test(`in the theme ${theme} a car of 260 px comes with the thanks`, {
    tag: ['@no-script', '@long'],
  }, async ({ page }) => {
    test.setTimeout(120_000);
    await choosePayment(page, shop, 'Vorkasse');
    await orderNow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
    const car = page.getByRole('main').locator('img[src*="ansicht=schraeg"]');
    for (const width of both) {
      await page.setViewportSize({ width, height: 900 });
      expect((await car.evaluate(box)).width, `at ${width} px`).toBe(260);
      await expectNothingSticksOut(page, width);
    }
  });
}

for (const [theme, path, host] of themeLocations) {
  test(`what is put in is told by a sheet of 96 px with picture, sum and button on a phone in ${theme}`, {
    tag: tagsOf(theme, '@script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(shopAddress(`${path === '/' ? '' : path}/reifen`, host));
    const refusal = page.getByRole('button', { name: 'Nur notwendige' });
    if (await refusal.isVisible()) await refusal.click();
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'In den Warenkorb' }).click();
    const sheet = page.getByRole('status').filter({ hasText: 'liegen jetzt im Warenkorb.' });
    const toCart = sheet.getByRole('link', { name: 'Warenkorb ansehen' });
    await expect(toCart).toBeInViewport({ ratio: 1 });
    const around = await sheet.evaluate(box);
    expect([around.left, around.width, around.height]).toEqual([0, 390, 96]);
    const image = sheet.locator('img');
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect((await image.evaluate(box)).width).toBe(64);
    await expect(sheet).toContainText(/\d,\d\d\u00a0€/);
    for (const part of [image, toCart, sheet.locator('b')]) {
      const inner = await part.evaluate(box);
      expect(inner.top).toBeGreaterThanOrEqual(around.top);
      expect(inner.bottom).toBeLessThanOrEqual(around.bottom);
    }
    await expectApart(toCart, sheet.locator('b'));
    await expectNoAxeViolations(page);
    await sheet.getByRole('button', { name: 'Weiter einkaufen' }).click();
    await expect(sheet).toHaveCount(0);
  });
}
