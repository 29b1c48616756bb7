import { expect, shopAddress, test } from './journey';

test.describe('a part of the program that is gone', () => {
  test.use({
    expectedMessages: [/Failed to load resource|ChunkLoadError|loading route module|dynamically imported/i],
  });

  test('loads the page anew once, then the error view is shown', { tag: '@script' }, async ({ page }) => {
    await page.route(/\/assets\/_info-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const contact = page
      .getByRole('main')
      .or(page.getByRole('banner'))
      .getByRole('link', { name: 'Anfahrt' })
      .first();
    await contact.click();
    await expect
      .poll(() => page.evaluate(() => 'isSameDocument' in window).catch(() => 'between two documents'))
      .toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Reifen');
    await page.waitForLoadState('networkidle');
    await contact.click();
    await expect(
      page.getByText('Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut.'),
    ).toBeVisible();
    await expect(page.getByText('Code 500')).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('a change of the wish list that does not arrive is told, and the page stays', {
    tag: '@script',
  }, async ({ page }) => {
    await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
    await page.route('**/merkliste*', (route) => route.abort());
    const button = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /Merkliste/ });
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Es ist ein Fehler aufgetreten');
    await expect(button).toHaveText('Auf die Merkliste');
    await page.getByRole('button', { name: 'Meldung schließen' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('what is put into the cart in another tab shows when one comes back', { tag: '@script' }, async ({
  page,
  context,
}) => {
  await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto(shopAddress('/muster/reifen'));
  await other.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(other.getByText('liegen jetzt im Warenkorb.')).toBeVisible();
  await other.close();
  // The library asks at most once in five seconds.
  await page.waitForTimeout(5_100);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toContainText('4');
});
