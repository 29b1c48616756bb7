import { expect, shopAddress, test } from './journey';

test.use({ expectedMessages: [/Failed to load resource/] });

test('the first page of a visit is painted while its style sheets are awaited', async ({
  page,
  javaScript,
}) => {
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto(shopAddress('/muster/reifen'), { waitUntil: 'domcontentloaded' });
  const card = page.getByRole('article').first();
  expect(await card.evaluate((element) => getComputedStyle(element).display)).toMatch(/grid|flex/);
  await expect(page.getByRole('banner').getByRole('searchbox', { name: 'Suche' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Geist');
  if (!javaScript) return;
  await page.waitForLoadState('networkidle');
  await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByText('im Warenkorb.')).toBeVisible();
});
