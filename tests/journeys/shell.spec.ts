import { expect, expectNoAxeViolations, shopAddress, test } from './journey';

for (const [host, path] of [
  ['localhost', '/muster'],
  ['efa.localhost', '/'],
] as const) {
  test(`${host}${path} shows header, content and footer`, async ({ page }) => {
    const answer = await page.goto(shopAddress(path, host));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /Warenkorb/ }).first()).toBeVisible();
  });
}

test('the first stop of the Tab key leads to the content', async ({ page }) => {
  await page.goto(shopAddress('/muster'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Hauptinhalt springen' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#inhalt$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the start page has no barrier that a program can find', async ({ page, javaScript }) => {
  test.skip(!javaScript, 'axe needs JavaScript in the page');
  await page.goto(shopAddress('/muster'));
  await expectNoAxeViolations(page);
});
