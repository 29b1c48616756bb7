import { expect, type Page, shopAddress } from './journey';
import { typeInto } from './typing';

/** As the demo's staff. */
export async function openDesk(page: Page): Promise<void> {
  await page.goto(shopAddress('/muster/tresen'));
  await typeInto(page.getByRole('main').getByLabel(/^E-Mail.Adresse/), 'mitarbeiter@example.de');
  await typeInto(page.getByRole('main').getByLabel('Passwort'), 'Winterreifen-2026');
  await page.getByRole('button', { name: 'Einloggen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
}
