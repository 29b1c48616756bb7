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

test('the start page has no barrier that a program can find', { tag: '@script' }, async ({ page }) => {
  await page.goto(shopAddress('/muster'));
  await expectNoAxeViolations(page);
});

test('a click brings the words of the next page, and not the menus again', async ({ page, javaScript }) => {
  const data: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.data')) data.push(answer.text());
  });
  // Information pages have no script, so the test starts elsewhere.
  await page.goto(shopAddress('/noa-kiel/standorte', 'nord-ostsee.localhost'));
  await expect(page.getByText('Parken:')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
  await page
    .getByRole('link', { name: /Kontakt/ })
    .first()
    .click();
  await expect(page.getByText('Parken:')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Parken:')).toHaveCount(0);
  const sent = (await Promise.all(data)).join('');
  expect(sent.includes('seo')).toBe(javaScript);
  expect(sent).not.toContain('headerLinks');
});
