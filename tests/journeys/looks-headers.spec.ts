import { expect, shopAddress, test } from './journey';
import { box, chooseVehicle, expectNothingSticksOut, expectWholeWords } from './measures';
import { tagsOf, themeLocations } from './theme-locations';
import { typeInto } from './typing';

const MAX_PHONE_HEADER = 132;

for (const [theme, path, host] of themeLocations) {
  const address = (page: string) => shopAddress(`${path === '/' ? '' : path}${page}`, host);

  test(`on a phone in the theme ${theme} a page begins at most ${MAX_PHONE_HEADER} px below the top`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    for (const start of ['', '/kontakt', '/reifen']) {
      await page.goto(address(start) || '/');
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const { top } = await page.getByRole('main').evaluate(box);
        expect(top, `${start} at ${width} px`).toBeLessThanOrEqual(MAX_PHONE_HEADER);
        await expectNothingSticksOut(page, width);
        await expectWholeWords(page.getByRole('banner').locator('a[title]').first());
      }
    }
    const banner = page.getByRole('banner');
    for (const name of [/^Warenkorb/, /^Merkliste/]) {
      const link = await banner.getByRole('link', { name }).first().evaluate(box);
      expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(44);
    }
  });

  test(`on a phone in the theme ${theme} the search opens with the focus, and the menu has the rest`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 844 });
    await page.goto(address('/kontakt'));
    const banner = page.getByRole('banner');
    const field = banner.getByRole('searchbox', { name: 'Suche' });
    expect((await field.evaluate(box)).height).toBeGreaterThanOrEqual(40);
    await field.click();
    expect((await field.evaluate(box)).width).toBeGreaterThanOrEqual(100);
    await typeInto(field, 'Michelin');
    await banner.getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL(/search\?q=Michelin/);
    await banner.locator('summary', { hasText: 'Menü' }).click();
    const menu = page.locator('#menue');
    await expect(menu.getByRole('link', { name: 'Merkliste' }).first()).toBeVisible();
    await expect(menu.locator('a[href^="tel:"]').last()).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Anfahrt' })).toBeVisible();
  });
}

for (const theme of ['EFA', 'Tecar']) {
  const [, path = '', host] = themeLocations.find(([name]) => name === theme) ?? [];
  const shop = shopAddress(path === '/' ? '' : path, host);

  test(`on a phone in the theme ${theme} the field for a size makes room for the vehicle`, {
    tag: '@no-script',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 844 });
    await page.goto(`${shop}/kontakt`);
    const field = page.getByRole('banner').getByLabel('Reifengröße');
    await expect(field).toBeVisible();
    await chooseVehicle(page, shop);
    await page.goto(`${shop}/kontakt`);
    await expect(field).toBeHidden();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    expect((await heading.evaluate(box)).top).toBeLessThanOrEqual(200);
  });
}

test('the menu of the default header stays in one line where the window is narrow', {
  tag: '@no-script',
}, async ({ page }) => {
  await page.goto(shopAddress('/standard/kontakt'));
  const menu = page.getByRole('banner').getByRole('navigation').locator('> ul > li');
  for (const width of [1024, 1100, 1280, 1439, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = menu.filter({ visible: true });
    const boxes = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(boxes.length, `at ${width} px`).toBeGreaterThan(4);
    expect(Math.max(...boxes.map(({ top }) => top)), `at ${width} px`).toBeLessThan(
      Math.min(...boxes.map(({ bottom }) => bottom)),
    );
    await expectNothingSticksOut(page, width);
  }
});

test('the service of the location is a button of a wide header, and a row above the footer elsewhere', {
  tag: '@no-script',
}, async ({ page }) => {
  await page.goto(shopAddress('/muster/kontakt'));
  const button = page.getByRole('banner').getByRole('link', { name: 'TERMIN IN KIEL ANFRAGEN' });
  const row = page.getByRole('complementary', { name: 'Service' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(button.first()).toBeInViewport({ ratio: 1 });
  await expect(row).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(row).toBeVisible();
});
