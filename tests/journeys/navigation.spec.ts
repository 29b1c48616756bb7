import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import { typeInto } from './typing';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 15_000 });

const theme: [name: string, path: string, host?: string][] = [
  ['Muster', '/muster'],
  ['Ribbon, on a coloured ground', '/alpenblick'],
  ['EFA', '/', 'efa.localhost'],
];

for (const [name, path, host] of theme) {
  test(`the main navigation leads to a sub-category by the keyboard: ${name}`, async ({
    page,
    javaScript,
  }) => {
    await page.goto(shopAddress(path, host));
    if (javaScript) await page.waitForLoadState('networkidle');
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
    const first = navigation.locator('summary').first();
    await first.focus();
    await page.keyboard.press('Enter');
    const winter = navigation.getByRole('link', { name: 'Winterreifen', exact: true });
    await expect(winter).toBeVisible();
    await expect(navigation.getByText('Aktuelle Themen').first()).toBeVisible();
    if (javaScript) await expectNoAxeViolations(page);
    const second = navigation.locator('summary').nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(winter).toBeHidden();
    await expect(navigation.getByRole('link', { name: 'Alufelgen' })).toBeVisible();
    if (javaScript) {
      await page.keyboard.press('Escape');
      await expect(navigation.getByRole('link', { name: 'Alufelgen' })).toBeHidden();
      await expect(second).toBeFocused();
      await page.keyboard.press('Enter');
    }
    const alloy = navigation.getByRole('link', { name: 'Alufelgen' });
    await alloy.focus();
    // The focus colour differs from that of the ground above.
    await expect(alloy).not.toHaveCSS('outline-color', 'rgb(255, 255, 255)');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alufelgen');
    await expect(page.getByRole('navigation', { name: 'Brotkrumen' })).toContainText('Felgen');
    await expect(navigation.getByRole('link', { name: 'Alufelgen' })).toBeHidden();
  });
}

test('what a header has no room for opens under Mehr', async ({ page }) => {
  await page.goto(shopAddress('/standard'));
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByText('Mehr', { exact: true }).click();
  await navigation.getByRole('link', { name: 'Dashcams' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashcams');
});

test('on a phone the menu begins with the account, then offers; categories open inside it, and a choice closes it', async ({
  page,
  javaScript,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(shopAddress('/muster'));
  if (javaScript) await page.waitForLoadState('networkidle');
  await page.locator('summary', { hasText: 'Menü' }).click();
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(menu.getByRole('link').first()).toHaveText('Einloggen');
  await expect(menu.getByRole('link').nth(1)).toHaveText('Fahrzeug wählen');
  await expect(menu.getByRole('link').nth(3)).toHaveText('Angebote');
  await menu.locator('summary', { hasText: 'Transport' }).click();
  const boxes = menu.getByRole('link', { name: 'Dachboxen' });
  await expect(boxes).toBeVisible();
  await menu.locator('summary', { hasText: 'Transport' }).click();
  await expect(boxes).toBeHidden();
  await menu.locator('summary', { hasText: 'Transport' }).click();
  if (javaScript) await expectNoAxeViolations(page);
  await boxes.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dachboxen');
  await expect(boxes).toBeHidden();
});

test('the column of the theme Sidebar opens and shows where one is', async ({ page }) => {
  await page.goto(shopAddress('/stadtwerk/dachboxen'));
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(navigation.getByRole('link', { name: 'Dachboxen' })).toHaveAttribute('aria-current', 'page');
  await navigation.locator('summary', { hasText: 'Felgen' }).click();
  await navigation.getByRole('link', { name: 'Stahlfelgen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stahlfelgen');
});

test('the sign-in in the header leads back to the page it was opened on', async ({ page, javaScript }) => {
  await page.goto(shopAddress('/muster/suv-reifen'));
  if (javaScript) await page.waitForLoadState('networkidle');
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: 'Einloggen' }).click();
  if (javaScript) await expectNoAxeViolations(page);
  await typeInto(header.getByLabel('E-Mail Adresse'), 'kundin@example.de');
  await typeInto(header.getByLabel('Passwort'), 'Sommerreifen-2026');
  await header.getByRole('button', { name: 'Einloggen' }).click();
  await expect(header.getByRole('link', { name: 'Mein Konto' })).toBeVisible();
  await expect(page).toHaveURL(/suv-reifen$/);
});
