import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

const at = (path: string) => shopAddress(`/muster${path}`);
const field = (page: Page) => page.getByRole('banner').getByLabel('Suche', { exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Vorschläge' });
const options = (page: Page) => list(page).getByRole('option');

test.describe('the search field in the header', () => {
  test('leads to what was typed', async ({ page }) => {
    await page.goto(at('/'));
    await typeInto(field(page), 'Thule');
    await field(page).press('Enter');
    await expect(page).toHaveURL(at('/search?q=Thule'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(field(page)).toHaveValue('Thule');
    await expect(page.getByRole('main').getByLabel('Suche', { exact: true })).toHaveCount(0);
  });

  test('suggests while one types, and is used by keyboard', { tag: '@script' }, async ({ page }) => {
    await page.goto(at('/'));
    await page.evaluate(() => document.body.setAttribute('data-marked', ''));
    await typeInto(field(page), 'mich');
    await expect(options(page).first()).toHaveText('Michelin-Reifen in Kiel');
    await expect(list(page).locator('img').first()).toBeVisible();
    await expect(list(page).getByText('€').first()).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expectNoAxeViolations(page);

    const selected = list(page).getByRole('option', { selected: true });
    await field(page).press('ArrowDown');
    await expect(selected).toHaveText('Michelin-Reifen in Kiel');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await selected.getAttribute('id')) ?? '',
    );
    await field(page).press('ArrowUp');
    await expect(selected).toHaveCount(0);
    await field(page).press('ArrowUp');
    await expect(selected).toContainText('Alle Treffer für „mich“');

    await field(page).press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue('mich');
    await field(page).press('ArrowDown');
    await expect(selected).toHaveText('Michelin-Reifen in Kiel');
    await field(page).press('Enter');
    await expect(page).toHaveURL(at('/reifen?breite=&hersteller=Michelin'));
    await expect(list(page)).toBeHidden();
    await expect(page.locator('body[data-marked]')).toHaveCount(1);
  });

  test('shows what fits the last words, however late an answer to others comes', { tag: '@script' }, async ({
    page,
  }) => {
    await page.route(/vorschlaege\?q=mi$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue().catch(() => undefined);
    });
    await page.goto(at('/'));
    await typeInto(field(page), 'mi');
    await page.waitForRequest(/vorschlaege\?q=mi$/);
    await typeInto(field(page), 'thule');
    await expect(options(page).last()).toContainText('„thule“');
    await page.waitForTimeout(1_600);
    await expect(options(page).last()).toContainText('„thule“');
  });

  test('leaves the list when the focus goes on', { tag: '@script' }, async ({ page }) => {
    await page.goto(at('/'));
    await typeInto(field(page), 'thule');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
  });
});

test('the field of the search page suggests within the window of a phone', { tag: '@script' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('/search?q=Zaspelund'));
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));
  const own = page.getByRole('main').getByLabel('Suche', { exact: true });
  await typeInto(own, 'borbet');
  await expect(list(page)).toBeVisible();
  const box = await list(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await options(page).filter({ hasText: 'Alufelgen von Borbet' }).click();
  await expect(page).toHaveURL(at('/alufelgen/filters/borbet'));
  await expect(page.locator('body[data-marked]')).toHaveCount(1);
});
