import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import { box, expectHeart, expectHeights, expectNothingSticksOut } from './measures';
import { themeLocations } from './theme-locations';

for (const [theme, path, host] of themeLocations) {
  test(`the tyre list in the theme ${theme} keeps its measures`, async ({ page, javaScript }) => {
    test.skip(javaScript, 'the same page either way');
    const prefix = path === '/' ? '' : path;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(`${prefix}/reifen`, host));
    const first = await page.getByRole('article').first().evaluate(box);
    expect(first.top).toBeLessThanOrEqual(480);
    const finder = await page.getByRole('region', { name: 'Größe wählen' }).evaluate(box);
    expect(finder.height).toBeLessThanOrEqual(100);
    await expectHeights(page, 170, 185);
    await expectHeart(page);
    await expectNothingSticksOut(page, 1440);

    await page.setViewportSize({ width: 390, height: 844 });
    await expectHeights(page, 270, 300);
    await expectHeart(page);
    const filter = page.getByRole('button', { name: 'Filter (0)' });
    const bar = filter.locator('..');
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 52 });
    await expect(bar.getByLabel('Sortierung')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Größe ändern' })).toBeVisible();
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingSticksOut(page, width);
    }
  });
}

test('the filter panel has its one primary button at the bottom, the ways out on top', async ({
  page,
  javaScript,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopAddress('/muster/reifen?breite=205&hoehe=55&durchmesser=16&saison=winter'));
  if (javaScript) await expect(page.getByRole('button', { name: 'Sortieren' })).toBeHidden();
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  const close = panel.getByRole('button', { name: 'Schließen' });
  const primary = panel.getByRole('button', { name: javaScript ? '42 Reifen zeigen' : 'Filtern' });
  await expect(panel.getByRole('button')).toHaveCount(2);
  expect((await close.boundingBox())?.y).toBeLessThan(60);
  const foot = await primary.boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThan(780);
  if (javaScript) await expectNoAxeViolations(page);
  await close.click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await panel.getByRole('link', { name: 'Zurücksetzen' }).click();
  await expect(page).not.toHaveURL(/saison/);
});

test('an empty list is short, and says first what to loosen', async ({ page, javaScript }) => {
  test.skip(javaScript, 'the same page either way');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopAddress('/muster/reifen?breite=205&hoehe=55&durchmesser=16&saison=winter&preisBis=30'));
  const way = page.getByRole('link', { name: 'ohne „bis 30,00' });
  expect((await way.evaluate(box)).bottom).toBeLessThan(844);
  await page.getByRole('button', { name: 'Filter (2)' }).click();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await expect(panel.getByRole('checkbox', { name: 'Winter 0' })).toBeChecked();
  await expect(panel.getByRole('checkbox')).toHaveCount(1);
});

test('a saved heart is filled and keeps its width', async ({ page, javaScript }) => {
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^(Auf die Merkliste|Gemerkt)$/ })
    .first();
  const look = (element: Element) => ({
    width: Math.round(element.getBoundingClientRect().width),
    isFilled:
      !getComputedStyle(element, '::before').maskImage.includes("fill='none'") &&
      !getComputedStyle(element, '::before').maskImage.includes('fill%3D%22none'),
  });
  const expectFilled = async () => {
    const before = await heart.evaluate(look);
    expect(before.isFilled).toBe(false);
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await heart.click();
    await saved;
    await expect(heart).toHaveText('Gemerkt');
    await expect.poll(() => heart.evaluate(look)).toEqual({ width: before.width, isFilled: true });
  };
  await page.goto(shopAddress('/muster/reifen'));
  await expectFilled();
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  await expect(page.getByLabel('Menge')).toBeVisible();
  await expectFilled();
  await page.goto(shopAddress('/muster/merkliste'));
  const entries = page.getByRole('main').getByRole('article');
  await expect(entries).toHaveCount(2);
  const remove = entries.first().getByRole('button', { name: 'Entfernen' });
  expect((await remove.evaluate(look)).isFilled).toBe(true);
  if (javaScript) await expectNoAxeViolations(page);
});

test.describe('a form with an error', () => {
  // The answer says so.
  test.use({ expectedMessages: [/400 \(Bad Request\)/] });

  test('keeps field and button in a row', async ({ page, javaScript }) => {
    test.skip(javaScript, 'the same page either way');
    await page.goto(shopAddress('/muster/reifen?groesse=205-schief'));
    const size = page.getByRole('search', { name: 'Reifen nach Aufschrift' });
    const byFields = page.getByRole('search', { name: 'Reifen nach Größe' });
    const centre = ({ top, bottom }: ReturnType<typeof box>) => (top + bottom) / 2;
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const opener = page.getByRole('button', { name: 'Größe ändern' });
      if (await opener.isVisible()) await opener.click();
      await expect(size.getByText('Diese Größe können wir nicht lesen')).toBeVisible();
      const [field, button, breadth] = await Promise.all([
        size.getByLabel('Reifengröße').evaluate(box),
        size.getByRole('button').evaluate(box),
        byFields.getByLabel('Breite').evaluate(box),
      ]);
      expect(centre(button), `at ${width} px`).toBeCloseTo(centre(field), 0);
      if (width === 1440) expect(breadth.top).toBe(field.top);
    }
  });
});
