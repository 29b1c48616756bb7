import { expect, type Page, shopAddress } from './journey';

/** As the demo's staff. */
export async function openDesk(page: Page): Promise<void> {
  await page.goto(shopAddress('/muster/tresen'));
  await page
    .getByRole('main')
    .getByLabel(/^E-Mail.Adresse/)
    .fill('mitarbeiter@example.de');
  await page.getByRole('main').getByLabel('Passwort').fill('Winterreifen-2026');
  await page.getByRole('button', { name: 'Einloggen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
}
