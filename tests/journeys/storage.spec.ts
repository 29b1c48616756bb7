import { lookAtPages } from './buying';
import { expect, shopAddress, test } from './journey';
import { typeInto } from './typing';

test.setTimeout(120_000);
// Refused forms.
test.use({ expectedMessages: [/status of 400/] });

test('wheels are stored at the desk, seen in the account, and their change is booked @script', async ({
  browser,
  page,
  javaScript,
}) => {
  const look = lookAtPages({ javaScript, widths: [360, 768, 1440] });
  const context = await browser.newContext();
  const desk = await context.newPage();
  const main = desk.getByRole('main');
  await desk.goto(shopAddress('/muster/tresen/einlagerung'));
  await typeInto(main.getByLabel(/^E-Mail.Adresse/), 'mitarbeiter@example.de');
  await typeInto(main.getByLabel('Passwort'), 'Winterreifen-2026');
  await desk.getByRole('button', { name: 'Einloggen' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Einlagerung');
  await main.getByRole('link', { name: 'Radsatz einlagern' }).click();
  const label = '101';
  await typeInto(main.getByLabel('Etikett'), label);
  await typeInto(main.getByLabel('Nachname oder Firma'), 'Wagner');
  await typeInto(main.getByLabel('E-Mail (freiwillig)'), 'kundin@example.de');
  await typeInto(main.getByLabel('Kennzeichen'), 'KI-AB 123');
  await main.getByLabel('Saison').selectOption('winter');
  await typeInto(main.getByLabel('Reifen'), 'Continental WinterContact TS 870');
  await typeInto(main.getByLabel('Größe'), '205/55 R16 91H');
  await typeInto(main.getByLabel('Regal'), 'B 07');
  for (const [wheel, depth] of [
    ['vorn links', '6,5'],
    ['vorn rechts', '6,5'],
    ['hinten links', '3,5'],
    ['hinten rechts', '99'],
  ] as const)
    await typeInto(main.getByLabel(`Profil ${wheel}`), depth);
  await main.getByRole('button', { name: 'Einlagern' }).click();
  await expect(main.getByText('Bitte prüfen Sie Ihre Angaben:')).toBeVisible();
  await look(desk);
  await typeInto(main.getByLabel('Profil hinten rechts'), '3,5');
  await main.getByRole('button', { name: 'Einlagern' }).click();
  await expect(desk.locator('[data-wheels="in"]')).toBeVisible();
  await look(desk);
  await main.getByRole('link', { name: 'Etiketten drucken' }).click();
  await look(desk);
  await desk.goto(shopAddress('/muster/tresen/einlagerung'));
  await typeInto(desk.getByLabel('Suche'), 'kiab123');
  await main.getByRole('button', { name: 'Filtern' }).click();
  await look(desk);
  await main.getByRole('link', { name: label, exact: true }).click();

  await page.goto(shopAddress('/muster/account/einlagerung'));
  const own = page.getByRole('main');
  await typeInto(own.getByLabel(/^E-Mail.Adresse/), 'kundin@example.de');
  await typeInto(own.getByLabel('Passwort'), 'Sommerreifen-2026');
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
