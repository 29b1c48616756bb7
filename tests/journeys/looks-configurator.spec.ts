import { expect, shopAddress, test } from './journey';
import { box, expectNothingSticksOut } from './measures';
import { tagsOf, themeLocations } from './theme-locations';

const golf = 'felgenkonfigurator/volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
/** Of the drawing's 240 units. */
const WHEEL = 29 / 240;

for (const [theme, path, host] of themeLocations) {
  test(`the configurator in the theme ${theme} is a stage with wheels of 110 px and the price beside it`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(`${path === '/' ? '' : path}/${golf}`, host));
    const main = page.getByRole('main');
    const car = main.getByRole('img', { name: /^Volkswagen Golf VII .* mit / });
    const chosen = main.getByRole('region', { name: 'Gewählte Felge' });
    const strip = main.getByRole('list', { name: 'Felgen zur Auswahl' });
    const wide = await car.evaluate(box);
    // A box and a column of navigation leave less room: the empty sides of the picture are cut.
    expect(Math.round(wide.width)).toBe(['Legacy', 'Sidebar'].includes(theme) ? 920 : 1000);
    expect(wide.width * WHEEL).toBeGreaterThanOrEqual(110);
    const price = await chosen.evaluate(box);
    const rims = await strip.evaluate(box);
    expect(rims.top).toBeGreaterThanOrEqual(wide.bottom);
    const stage = await main.getByRole('region', { name: 'Ansicht' }).evaluate(box);
    expect(price.left).toBeGreaterThanOrEqual(stage.right);
    expect(price.top).toBeLessThan(stage.bottom);
    expect(rims.top).toBeLessThanOrEqual(900);
    const paint = main.getByRole('navigation', { name: 'Farbe des Fahrzeugs' }).getByRole('link');
    for (const link of await paint.all()) {
      expect((await link.innerText()).length).toBeGreaterThan(2);
      expect((await link.evaluate(box)).height).toBeGreaterThanOrEqual(44);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await strip.evaluate((list) => scrollTo({ top: list.getBoundingClientRect().top + scrollY - 300 }));
    const top = await car.evaluate((image) => image.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingSticksOut(page, width);
    }
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`wheels roll in at most 200 ms, and with reduced motion (${reducedMotion}) not at all`, {
    tag: '@no-script',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(shopAddress(`/muster/${golf}`));
    const shown = await page
      .getByRole('img', { name: /^Volkswagen Golf VII .* mit / })
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown.endsWith('#rollt')).toBe(reducedMotion === 'no-preference');
    const picture = await (await page.request.get(shown.replace('#rollt', ''))).text();
    const [, seconds = '1'] = /:target \.rad\{animation:rollt (\.\d+)s/.exec(picture) ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(0.2);
  });
}
