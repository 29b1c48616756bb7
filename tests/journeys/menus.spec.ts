import { expect, expectNoAxeViolations, shopAddress, test } from './journey';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 15_000 });

for (const [host, path] of [
  ['localhost', '/muster'],
  ['nord-ostsee.localhost', '/noa-kiel'],
] as const) {
  test(`${host}: the menu of locations opens and closes by the keyboard`, async ({ page, javaScript }) => {
    await page.goto(shopAddress(path, host));
    const menu = page.locator('details', { has: page.getByText('Standort', { exact: true }) }).first();
    if (javaScript) await page.waitForLoadState('networkidle');
    const summary = menu.locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    const first = menu.getByRole('button').first();
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(first).not.toHaveCSS('outline-color', 'rgb(255, 255, 255)');
    if (!javaScript) return;
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(summary).toBeFocused();
  });
}

test('on a phone the menu leads to the tyres by the keyboard alone', async ({ page, javaScript }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(shopAddress('/muster'));
  if (javaScript) await page.waitForLoadState('networkidle');
  const summary = page.locator('summary', { hasText: 'Menü' });
  await summary.focus();
  await page.keyboard.press('Enter');
  if (javaScript) await expectNoAxeViolations(page);
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await menu.locator('summary', { hasText: 'Reifen' }).focus();
  await page.keyboard.press('Enter');
  const link = menu.getByRole('link', { name: 'Winterreifen' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/reifen/);
  await expect(link).toBeHidden();
});

test.describe('an address that does not exist', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('shows a page with breadcrumb and ways back', async ({ page, javaScript }) => {
    const answer = await page.goto(shopAddress('/muster/gibt-es-nicht'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
    await expect(page.getByRole('navigation', { name: 'Brotkrumen' })).toContainText('Home');
    if (javaScript) await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('link', { name: 'Reifen finden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reifen 205/55 R16');
  });

  test('is told by a click as well, such as on a tyre that is gone', async ({ page }) => {
    await page.goto(shopAddress('/muster/reifen/gibt-es-nicht'));
    await expect(page.getByText('Diesen Reifen gibt es nicht mehr.')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('the box of booking systems is reached in the side column of a wide screen', async ({ page }) => {
  await page.goto(shopAddress('/stadtwerk'));
  const box = page.getByRole('banner').getByRole('form', { name: 'Werkstatttermin online buchen' });
  await box.getByRole('button', { name: 'Zur Termin-Buchung' }).scrollIntoViewIfNeeded();
  await expect(box).toBeInViewport();
  await expect(box.getByLabel('Buchungssystem')).toBeVisible();
});

test('anchors are reached smoothly, unless people want less motion', async ({ page }) => {
  await page.goto(shopAddress('/muster/agb'));
  const html = page.locator('html');
  await expect(html).toHaveCSS('scroll-behavior', 'auto');
  await expect(html).toHaveCSS('scroll-padding-top', '150px');
  await page.goto(shopAddress('/muster/agb#inhalt'));
  await expect(html).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(html).toHaveCSS('scroll-behavior', 'auto');
});
