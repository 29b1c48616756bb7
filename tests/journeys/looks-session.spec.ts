import pg from 'pg';
import { choosePayment, goToCart, orderNow } from './buying';
import { openDesk } from './desk-visit';
import { expect, type Page, shopAddress, test } from './journey';
import { box, expectNothingSticksOut, expectWholeWords } from './measures';
import { signInAs } from './sign-in';
import { tagsOf, themeLocations } from './theme-locations';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.describe.configure({ timeout: 120_000 });

const addressOf = (path: string, host?: string) => shopAddress(path === '/' ? '' : path, host);
const panel = (page: Page, title: string | RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { name: title }) });

async function openOrderByMail(page: Page): Promise<void> {
  const number = (await page.locator('[data-order-number]').getAttribute('data-order-number')) ?? '';
  const client = new pg.Client({ connectionString: process.env.JOURNEY_DATABASE_URL });
  await client.connect();
  let path = '';
  const findPath = async () => {
    const { rows } = await client.query<{ text: string }>(
      "select text from mails where text like '%/bestellung/%' and text like $1",
      [`%${number}%`],
    );
    const [link] = /https?:\/\/\S+\/bestellung\/[\w-]+/.exec(rows[0]?.text ?? '') ?? [];
    path = link ? new URL(link).pathname : '';
    return path;
  };
  try {
    await expect.poll(findPath).toContain('/bestellung/');
  } finally {
    await client.end();
  }
  await page.goto(new URL(path, page.url()).href);
}

for (const [theme, path, host] of themeLocations)
  test(`an order stands in two columns, how to pay before how to cancel, in the theme ${theme}`, {
    tag: tagsOf(theme),
  }, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await choosePayment(page, addressOf(path, host), 'Vorkasse');
    await orderNow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
    await openOrderByMail(page);
    const [state, overview] = [panel(page, /^Stand:/), panel(page, 'Übersicht')];
    const [left, right] = [await state.evaluate(box), await overview.evaluate(box)];
    expect(left.top).toBe(right.top);
    expect(left.right).toBeLessThan(right.left);

    await page.setViewportSize(PHONE);
    await expectNothingSticksOut(page, PHONE.width);
    const cancel = page.locator('summary', { hasText: 'Bestellung stornieren' });
    const [pay, asked] = [await panel(page, 'So geht es weiter').evaluate(box), await cancel.evaluate(box)];
    expect(pay.bottom).toBeLessThan(asked.top);
    expect(asked.height).toBeGreaterThanOrEqual(44);
    expect(await cancel.evaluate((summary) => getComputedStyle(summary).display), 'the triangle').toBe(
      'flex',
    );
    const number = page.locator('[data-order-number]').first();
    expect(await number.evaluate((words) => words.getClientRects().length)).toBe(1);
  });

for (const [theme, path, host] of themeLocations)
  test(`forms of the account fill their columns in the theme ${theme}`, { tag: tagsOf(theme) }, async ({
    page,
    browser,
  }) => {
    const shop = addressOf(path, host);
    await page.setViewportSize(WIDE);
    await page.goto(`${shop}/passwort-vergessen`);
    await expect(page.getByRole('complementary', { name: 'Vorteile eines Kontos' })).toBeVisible();
    const other = await browser.newContext();
    await signInAs(await other.newPage(), shop, 'kundin');
    await other.close();
    await signInAs(page, shop, 'kundin');
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${shop}/account/adressen`);
      const [postcode, city] = [
        await page.getByLabel('PLZ').last().evaluate(box),
        await page.getByLabel('Ort', { exact: true }).last().evaluate(box),
      ];
      expect(city.left - postcode.right, `at ${width} px`).toBeLessThanOrEqual(16);
      await page.goto(`${shop}/account/settings`);
      const devices = panel(page, 'Wo Sie eingeloggt sind');
      await expect(devices.getByRole('button', { name: 'Gerät abmelden' })).toBeVisible();
      await expectWholeWords(devices.getByRole('listitem').first());
    }
  });

test('on a phone what takes the fitting away stands below what takes the tyres away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(shopAddress('/muster/reifen'));
  await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
  await goToCart(page);
  await page.getByRole('button', { name: /^Montage dazu/ }).click();
  const without = page.getByRole('button', { name: /^Ohne Montage/ });
  await expect(without).toBeVisible();
  const fitting = await page.locator('[data-fitting]').evaluate(box);
  expect(fitting.right - (await without.evaluate(box)).right).toBeLessThanOrEqual(1);
});

for (const width of [390, 768])
  test(`the desk's menu fades where it goes on, and its last page is reached, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDesk(page);
    const menu = page.getByRole('navigation', { name: 'Tresen' });
    const { mask, isLonger } = await menu.evaluate((element) => ({
      mask: getComputedStyle(element).maskImage,
      isLonger: element.scrollWidth > element.clientWidth,
    }));
    expect(isLonger).toBe(true);
    expect(mask).toMatch(/^linear-gradient\(270deg, rgba\(0, 0, 0, 0\)/);
    await menu.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    const [row, last] = [
      await menu.evaluate(box),
      await menu.getByRole('link', { name: 'Zustand' }).evaluate(box),
    ];
    expect(row.right - last.right, 'free of the fade').toBeGreaterThan(31);
  });
