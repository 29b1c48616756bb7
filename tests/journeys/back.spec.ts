import { expect, shopAddress, test } from './journey';

test('after Back, the page of a document has the counts and hearts of this moment', async ({
  page,
  javaScript,
}) => {
  const list = shopAddress('/muster/reifen?breite=205&hoehe=55&durchmesser=16');
  await page.goto(list);
  const article = page.getByRole('article').first();
  const product = await article.getByRole('heading').getByRole('link').getAttribute('href');
  await page.goto(shopAddress(product ?? ''));
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByText(/lieg(t|en) jetzt im Warenkorb\./)).toBeVisible();
  await page.goto(shopAddress(product ?? ''));
  await page
    .getByRole('main')
    .getByRole('button', { name: /Auf die Merkliste/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Merkliste 1/ })).toBeVisible();

  // Back to the list, over the pages of the product.
  for (let steps = 0; steps < 5 && page.url() !== list; steps += 1) await page.goBack();
  expect(page.url()).toBe(list);
  await expect(page.getByRole('link', { name: /^Warenkorb [1-9]/ })).toBeVisible({ timeout: 1_000 });
  await expect(page.getByRole('link', { name: /^Merkliste 1/ })).toBeVisible({ timeout: 1_000 });
  const heart = article.locator('button[aria-pressed]');
  await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  if (javaScript) await expect(heart).toBeEnabled();
});
