import { expect, shopAddress, test } from './journey';
import { box, cardsOf, expectNothingSticksOut } from './measures';
import { tagsOf, themeLocations } from './theme-locations';

for (const [theme, path, host] of themeLocations) {
  test(`the button of an article in the theme ${theme} is on the first screen, also below many variants`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    const prefix = path === '/' ? '' : path;
    for (const list of ['reifen', 'alufelgen', 'dachboxen']) {
      await page.goto(shopAddress(`${prefix}/${list}`, host));
      await cardsOf(page).nth(2).getByRole('heading').getByRole('link').click();
      await expect(page.getByLabel('Menge')).toBeVisible();
      // Waits for the styles before measuring.
      await page.waitForLoadState('load');
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const button = await page
          .getByRole('main')
          .getByRole('button', { name: 'In den Warenkorb' })
          .first()
          .evaluate(box);
        expect(button.bottom, `${list} at ${width} px`).toBeLessThanOrEqual(height);
        await expectNothingSticksOut(page, width);
      }
    }
  });
}

test('similar tyres stand in a row, which phones swipe', { tag: '@no-script' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopAddress('/muster/reifen?breite=205&hoehe=55&durchmesser=16'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const cards = page.locator('section', { hasText: 'Ebenfalls in' }).last().getByRole('article');
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
  await expectNothingSticksOut(page, 390);
});
