import { openDesk } from './desk-visit';
import { expect, shopAddress, test } from './journey';
import { typeInto } from './typing';

test.setTimeout(120_000);

test('colours and theme are checked and seen while they are typed @script', async ({ page }) => {
  await openDesk(page);
  await page.goto(shopAddress('/muster/tresen/standort/aussehen'));
  const preview = page.frameLocator('iframe[title="Vorschau im Shop"]');
  const action = page.getByLabel('Kaufknopf', { exact: true });

  await typeInto(action, '#fefefe');
  await expect(page.getByText(/Kaufknopf: .* Kontrast/)).toBeVisible();
  await expect(page.getByTitle('Vorschau im Shop')).toBeHidden();

  await typeInto(action, '#7a1fa2');
  await expect(page.getByText(/ einen Kontrast /)).toHaveCount(0);
  await expect(page.getByTitle('Vorschau im Shop')).toBeVisible();
  const root = preview.locator('html');
  await expect(root).toHaveAttribute('style', /#7a1fa2/);

  await page.getByLabel('Aussehen', { exact: true }).selectOption('NOA');
  await expect(root).toHaveAttribute('data-theme', /noa/i);
  await page.goto(shopAddress('/muster'));
  expect(await page.content()).not.toContain('#7a1fa2');
});
