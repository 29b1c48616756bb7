import { goToCart } from './buying';
import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import { typeInto } from './typing';

const at = (path: string) => shopAddress(`/muster${path}`);

test('the choice of a vehicle leads back, and what does not fit is asked about once', async ({
  page,
  javaScript,
}) => {
  await page.goto(at('/suv-reifen'));
  if (javaScript) {
    // The header follows the page that a script went to.
    await page.getByRole('link', { name: 'Nächste Seite' }).click();
    await expect(page).toHaveURL(/suv-reifen\?seite=2$/);
  }
  const before = page.url();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Fahrzeug/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fahrzeug wählen');
  await typeInto(page.getByLabel('HSN'), '0603');
  await typeInto(page.getByLabel('TSN'), 'bjh');
  await page.getByRole('button', { name: 'Fahrzeug suchen' }).click();
  await page
    .locator('#gefunden')
    .getByRole('button', { name: /DSG Highline/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${new URL(before).pathname}`));

  await page.goto(at('/reifen?breite=205&hoehe=55&durchmesser=16'));
  await expect(page.locator('article [data-fitment="fits"]').first()).toBeVisible();
  await expect(page.locator('article [data-fitment="fits-not"]')).toHaveCount(0);
  await page.getByRole('link', { name: /^Alle \d+ zeigen$/ }).click();
  await expect(page).toHaveURL(/passend=alle/);
  const misfit = page
    .getByRole('article')
    .filter({ has: page.locator('[data-fitment="fits-not"]') })
    .filter({ has: page.getByRole('button', { name: 'In den Warenkorb', exact: true }) })
    .first();
  await misfit.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Trotzdem in den Warenkorb' });
  await expect(anyway).toBeVisible();
  await expect(misfit.getByText('Dieser Artikel passt nicht zu Ihrem Fahrzeug.')).toBeVisible();
  if (javaScript) await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(anyway).toBeHidden();
  await misfit.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await anyway.click();
  await goToCart(page);
  await expect(page.getByRole('main').locator('[data-fitment="fits-not"]').first()).toBeVisible();
});
