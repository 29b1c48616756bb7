import type { Locator } from '@playwright/test';
import { chooseSize, finderOf } from './buying';
import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 15_000 });

const list = shopAddress.bind(undefined, '/muster/reifen');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
const hits = (page: Page) => page.locator('p[aria-live]').innerText();

/** With JavaScript it waits for hydration, which removes the order's button. */
async function openList(page: Page, javaScript: boolean): Promise<void> {
  await page.goto(list());
  if (javaScript) await expect(page.getByRole('button', { name: 'Sortieren' })).toBeHidden();
}

test.describe('with JavaScript', { tag: '@script' }, () => {
  test('a facet counts at once, and focus and place stay', async ({ page }) => {
    await openList(page, true);
    const box = page.getByRole('checkbox', { name: /^XL verstärkt/ });
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBe(300);
    await box.focus();
    const [place, before] = [await topOf(box), await hits(page)];
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/xl=1/);
    await expect.poll(() => hits(page)).not.toBe(before);
    await expect(box).toBeFocused();
    await expect(box).toBeChecked();
    expect(Math.abs((await topOf(box)) - place)).toBeLessThan(2);
  });

  test('a chip takes its choice back, in the form too', async ({ page }) => {
    await openList(page, true);
    const before = await hits(page);
    const winter = page.getByRole('checkbox', { name: /^Winter/ });
    await winter.check();
    await page.getByRole('link', { name: 'Winter entfernen' }).click();
    await expect(page).not.toHaveURL(/saison/);
    await expect(winter).not.toBeChecked();
    await expect.poll(() => hits(page)).toBe(before);
    await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toHaveCount(0);
  });

  test('several facets in a row all count', async ({ page }) => {
    await openList(page, true);
    for (const name of [/^Winter/, /^Ganzjahr/, /^XL verstärkt/])
      await page.getByRole('checkbox', { name }).check();
    await expect(page).toHaveURL(/saison=winter&saison=ganzjahr&.*xl=1|xl=1.*saison=winter&saison=ganzjahr/);
    await expect(page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('listitem')).toHaveCount(4);
  });

  test('the order follows at once', async ({ page }) => {
    await openList(page, true);
    await page.getByLabel('Sortierung').focus();
    await page.getByLabel('Sortierung').selectOption('preis-absteigend');
    await expect(page).toHaveURL(/sortierung=preis-absteigend/);
    await expect(page.getByLabel('Sortierung')).toBeFocused();
    const prices = page.getByRole('article').locator('[data-cents]').first();
    await expect(prices).not.toHaveAttribute('data-cents', '5390');
    await expect(page.getByLabel('Sortierung')).toHaveValue('preis-absteigend');
  });

  test('each choice and each order is a step back, a letter of an amount is none', {
    tag: '@script',
  }, async ({ page }) => {
    await openList(page, true);
    await page.getByRole('checkbox', { name: /^Winter/ }).check();
    await expect(page).toHaveURL(/saison=winter/);
    await page.getByLabel('Sortierung').selectOption('preis-absteigend');
    await expect(page).toHaveURL(/sortierung=preis-absteigend/);
    await typeInto(page.getByLabel('Preis bis (Euro)'), '90');
    await expect(page).toHaveURL(/preisBis=90/);
    await page.goBack();
    await expect(page).toHaveURL(/saison=winter$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/saison/);
    await expect(page.getByRole('checkbox', { name: /^Winter/ })).not.toBeChecked();
  });

  test('another page of the list, or of the shop, begins at its top', async ({ page }) => {
    await openList(page, true);
    await page.getByRole('link', { name: 'Nächste Seite' }).click();
    await expect(page).toHaveURL(/seite=2/);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.getByRole('article').nth(8).getByRole('heading').getByRole('link').click();
    await expect(page.getByLabel('Menge')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });
});

test('on a phone the filters open as a panel of their own and show what they leave', async ({
  page,
  javaScript,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, javaScript);
  const box = page.getByRole('checkbox', { name: /^Winter/ });
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await box.check();
  await page.getByRole('button', { name: javaScript ? /^42 Reifen zeigen$/ : 'Filtern' }).click();
  await expect(box).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
});

test('on a phone tyres are on the first screen, and the size is changed behind a button', async ({
  page,
  javaScript,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openList(page, javaScript);
  await expect(page.getByRole('article').first()).toBeInViewport();
  const finder = finderOf(page);
  await expect(finder).toBeHidden();
  await page.getByRole('button', { name: 'Größe ändern' }).click();
  if (javaScript) await expectNoAxeViolations(page);
  await chooseSize(page);
  await expect(finder).toBeHidden();
});
