import { goToCart } from './buying';
import { expect, expectNoAxeViolations, shopAddress, test } from './journey';

test('rims are filtered, looked at in another size, and put into the cart', async ({ page, javaScript }) => {
  await page.goto(shopAddress('/muster/alufelgen'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alufelgen');
  if (javaScript) await expect(page.getByRole('button', { name: 'Sortieren' })).toBeHidden();
  if (javaScript) await expectNoAxeViolations(page);

  const circle = page.getByRole('checkbox', { name: /^5x112/ });
  if (javaScript && !(await circle.isVisible())) {
    await page.getByRole('button', { name: /^Filter \(/ }).click();
  }
  await circle.check();
  if (!javaScript) await page.getByRole('button', { name: 'Filtern' }).click();
  await expect(page).toHaveURL(/lochkreis=5x112/);
  await expect(page.locator('article').first()).toContainText('5x112');

  await page.locator('article').first().getByRole('heading').getByRole('link').click();
  const sizes = page.getByRole('group', { name: 'Ausführung' }).getByRole('link');
  if (javaScript) await expectNoAxeViolations(page);
  const other = sizes.nth((await sizes.first().getAttribute('aria-current')) ? 1 : 0);
  const size = await other.innerText();
  await other.click();
  await expect(page.getByRole('group', { name: 'Ausführung' }).locator('[aria-current=page]')).toHaveText(
    size,
  );

  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await goToCart(page);
  await expect(page.getByRole('main')).toContainText(size);
});
