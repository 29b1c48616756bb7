import { expect, type Page } from './journey';
import { typeInto } from './typing';

const passwords = { kundin: 'Sommerreifen-2026', mitarbeiter: 'Winterreifen-2026' };

/** As a person of the demo. @param shop address of a location */
export async function signInAs(page: Page, shop: string, person: keyof typeof passwords): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`${shop.replace(/\/$/, '')}/login`);
  await typeInto(main.getByLabel(/^E-Mail.Adresse/), `${person}@example.de`);
  await typeInto(main.getByLabel('Passwort', { exact: true }), passwords[person]);
  await main.getByRole('button', { name: 'Einloggen' }).click();
  await expect(page.getByRole('heading', { name: /^Guten Tag/ })).toBeVisible();
}
