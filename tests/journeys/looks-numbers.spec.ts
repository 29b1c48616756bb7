import { choosePayment, orderNow } from './buying';
import { expect, type Page, shopAddress, test } from './journey';
import { box, cardsOf, expectNothingSticksOut } from './measures';
import { themeLocations } from './theme-locations';

interface Figure {
  what: string;
  path: string;
  widths: readonly number[];
  measure: (page: Page) => Promise<number>;
  least?: number;
  most?: number;
}

const firstCard = async (page: Page) => (await page.getByRole('article').first().evaluate(box)).top;
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
    widths: [1440],
    measure: firstCard,
    most: 480,
  })),
  ...['/alufelgen', '/dachboxen'].map((path) => ({
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

async function chooseVehicle(page: Page, shop: string) {
  await page.goto(`${shop}/fahrzeug?hsn=0603&tsn=BJH`);
  await page.getByRole('main').locator('button[name=fahrzeug]').first().click();
  await expect(page.getByRole('region', { name: 'Ihr Fahrzeug', exact: true })).toBeVisible();
}

for (const [theme, path, host] of themeLocations) {
  const shop = shopAddress(path === '/' ? '' : path, host);

  test(`with a vehicle and a full cart the theme ${theme} keeps its numbers`, {
    tag: ['@no-script', '@long'],
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await chooseVehicle(page, shop);
    await page.goto(`${shop}/reifen`);
    await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
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
    expect(measured).toBeGreaterThanOrEqual(9);
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
