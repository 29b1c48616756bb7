import { lookAtPages } from './buying';
import { expect, shopAddress, test } from './journey';

test.setTimeout(120_000);
// Refused forms.
test.use({ expectedMessages: [/status of 400/] });

test('wheels are stored at the desk, seen in the account, and their change is booked', async ({
  browser,
  page,
  javaScript,
}) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  const context = await browser.newContext({ javaScriptEnabled: javaScript });
  const desk = await context.newPage();
  const main = desk.getByRole('main');
  await desk.goto(shopAddress('/muster/tresen/einlagerung'));
  await main.getByLabel(/^E-Mail.Adresse/).fill('mitarbeiter@example.de');
  await main.getByLabel('Passwort').fill('Winterreifen-2026');
  await desk.getByRole('button', { name: 'Einloggen' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Einlagerung');
  await main.getByRole('link', { name: 'Radsatz einlagern' }).click();
  const label = javaScript ? '101' : '102';
  await main.getByLabel('Etikett').fill(label);
  await main.getByLabel('Nachname oder Firma').fill('Wagner');
  await main.getByLabel('E-Mail (freiwillig)').fill('kundin@example.de');
  await main.getByLabel('Kennzeichen').fill('KI-AB 123');
  await main.getByLabel('Saison').selectOption('winter');
  await main.getByLabel('Reifen').fill('Continental WinterContact TS 870');
  await main.getByLabel('Größe').fill('205/55 R16 91H');
  await main.getByLabel('Regal').fill('B 07');
  for (const [wheel, depth] of [
    ['vorn links', '6,5'],
    ['vorn rechts', '6,5'],
    ['hinten links', '3,5'],
    ['hinten rechts', '99'],
  ] as const)
    await main.getByLabel(`Profil ${wheel}`).fill(depth);
  await main.getByRole('button', { name: 'Einlagern' }).click();
  await expect(main.getByText('Bitte prüfen Sie Ihre Angaben:')).toBeVisible();
  await look(desk);
  await main.getByLabel('Profil hinten rechts').fill('3,5');
  await main.getByRole('button', { name: 'Einlagern' }).click();
  await expect(desk.locator('[data-wheels="in"]')).toBeVisible();
  await look(desk);
  await main.getByRole('link', { name: 'Etiketten drucken' }).click();
  await look(desk);
  await desk.goto(shopAddress('/muster/tresen/einlagerung'));
  await desk.getByLabel('Suche').fill('kiab123');
  await main.getByRole('button', { name: 'Filtern' }).click();
  await look(desk);
  await main.getByRole('link', { name: label, exact: true }).click();

  await page.goto(shopAddress('/muster/account/einlagerung'));
  const own = page.getByRole('main');
  await own.getByLabel(/^E-Mail.Adresse/).fill('kundin@example.de');
  await own.getByLabel('Passwort').fill('Sommerreifen-2026');
  await own.getByRole('button', { name: 'Einloggen' }).click();
  const set = page.locator(`[data-label="${label}"]`);
  await expect(set).toContainText('unter den für den Winter empfohlenen 4 mm');
  await look(page);
  await set.getByRole('link', { name: 'Räderwechsel buchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Räderwechsel: Termin wählen');

  await main.getByRole('button', { name: 'Auslagern' }).click();
  await expect(desk.locator('[data-wheels="out"]')).toBeVisible();
  await context.close();
  await page.goto(shopAddress('/muster/account/einlagerung'));
  await expect(set).toContainText('Ausgelagert am');
});
