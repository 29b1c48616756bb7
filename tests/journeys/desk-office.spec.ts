import { fillCart, fillPerson, lookAtPages, orderNow } from './buying';
import { openDesk } from './desk-visit';
import { expect, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

const at = (path: string) => shopAddress(`/muster${path}`);
const widths = [390, 768, 1440];

test.setTimeout(180_000);

/** Two tyres by parcel, paid in advance. */
async function ordered(page: Page): Promise<string> {
  const next = page.getByRole('button', { name: 'Weiter' });
  await fillCart({ page, host: 'localhost', shop: '/muster' });
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('radio', { name: 'Kaufen' }).check();
  await next.click();
  await expect(page.getByLabel('Vorname')).toBeVisible();
  await fillPerson(page, true);
  await next.click();
  await page
    .getByRole('radio', { name: /^Versand/ })
    .first()
    .check();
  await page.getByRole('radio', { name: 'Vorkasse' }).check();
  await next.click();
  await orderNow(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
  return (await page.locator('[data-order-number]').first().textContent()) ?? '';
}

test('a statement pays, two parcels go out, and a withdrawal is repaid, light and dark @script', async ({
  browser,
  page,
  javaScript,
}) => {
  const number = await ordered(page);
  const context = await browser.newContext();
  const desk = await context.newPage();
  const look = lookAtPages({ javaScript, inDark: true, widths });
  const press = async (name: string) => {
    await desk.getByRole('button', { name, exact: true }).click();
    await expect(desk.getByRole('status').first()).toBeVisible();
  };
  const openOrder = () => desk.goto(at(`/tresen/bestellungen/${number}`));

  await openDesk(desk);
  await look(desk);
  await desk.getByRole('link', { name: 'Zahlungen', exact: true }).click();
  await expect(desk.getByRole('link', { name: number })).toBeVisible();
  const owed = await desk.getByRole('listitem').filter({ hasText: number }).last().textContent();
  const amount = /([\d.]+,\d\d)\s€/.exec(owed ?? '')?.[1] ?? '';
  await look(desk);
  await desk.getByRole('link', { name: 'Überweisungen' }).click();
  await desk.getByRole('link', { name: 'Kontoauszug lesen' }).click();
  await look(desk);
  const rows = `Buchungstag;Name Zahlungsbeteiligter;Verwendungszweck;Betrag\n24.11.2026;Eva Berg;${number};${amount}\n24.11.2026;Haus ${number};Miete;900,00\n`;
  await desk
    .getByLabel('Datei der Bank')
    .setInputFiles({ name: 'auszug.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await desk.getByRole('button', { name: 'Auszug lesen' }).click();
  await expect(desk.getByText('1 Gutschrift zugeordnet, 1 nicht zugeordnet.')).toBeVisible();
  await look(desk);
  await desk
    .getByRole('listitem')
    .filter({ hasText: `Haus ${number}` })
    .getByText('Zuordnen', { exact: true })
    .first()
    .click();
  await desk
    .getByRole('listitem')
    .filter({ hasText: `Haus ${number}` })
    .getByRole('button', { name: 'Ohne Bezug zum Shop' })
    .click();
  await expect(desk.getByText('Die Überweisung ist abgelegt.')).toBeVisible();

  await desk.goto(at(`/tresen/bestellungen?suche=${number}`));
  await desk.getByLabel(`${number} auswählen`).check();
  await press('Bestätigen');
  await expect(desk.getByText(`${number}: erledigt`)).toBeVisible();
  await look(desk);
  await desk.getByLabel(`${number} auswählen`).check();
  await desk.getByRole('button', { name: 'Liste drucken' }).click();
  await expect(desk.getByRole('heading', { name: 'Packliste' })).toBeVisible();
  await look(desk);

  await openOrder();
  await expect(desk.locator('[data-payment-state]')).toHaveText('Bezahlt');
  await desk.locator('summary', { hasText: 'Sendungsnummer' }).click();
  const shipping = desk.locator('form').filter({ has: desk.getByRole('button', { name: 'Versenden' }) });
  await typeInto(shipping.getByRole('spinbutton'), '1');
  await press('Versenden');
  await expect(desk.locator('[data-order-state]')).toHaveText('Teilweise verschickt');
  await press('Versenden');
  await expect(desk.locator('[data-order-state]')).toHaveText('Verschickt');

  await page.goto(at('/vertrag-widerrufen'));
  await typeInto(page.getByLabel('Name'), 'Eva Berg');
  await typeInto(page.getByLabel('Bestellnummer'), number);
  await typeInto(page.getByLabel('E-Mail-Adresse'), 'eva.berg@example.de');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.getByRole('link', { name: 'Widerrufe', exact: true }).click();
  await expect(desk.getByText('Ware noch nicht zurück: 2 Stück').first()).toBeVisible();
  await look(desk);
  await openOrder();
  await desk.locator('summary', { hasText: 'Zurücknehmen …' }).click();
  await press('Zurücknehmen');
  for (const name of ['Erstatten', 'Erstattung ist ausgezahlt']) {
    await desk.locator('summary', { hasText: new RegExp(`^${name} …$`) }).click();
    await press(name);
  }
  await expect(desk.locator('[data-payment-state]')).toHaveText('Erstattet');
  await desk.goto(at('/tresen/widerrufe'));
  await expect(desk.getByRole('link', { name: number })).toHaveCount(0);
  for (const name of ['Belege', 'Mitarbeiter', 'Protokoll']) {
    await desk.getByRole('link', { name, exact: true }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(name);
    await look(desk);
  }
  await expect(desk.getByText('Erstattung vermerkt').first()).toBeVisible();
  await context.close();
});

test('keys lead through the desk @script', async ({ page }) => {
  await ordered(page);
  await openDesk(page);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellungen');
  await page.keyboard.press('/');
  await expect(page.getByLabel('Suche')).toBeFocused();
  await page.keyboard.type('g o?');
  await expect(page.getByLabel('Suche')).toHaveValue('g o?');
  await typeInto(page.getByLabel('Suche'), '');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  const first = page.locator('[data-rows] > li').first().getByRole('link');
  await expect(first).toBeFocused();
  const number = await first.textContent();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tasten' })).toBeVisible();
  await page.keyboard.press('Escape');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number ?? '');
});

test('keys can be switched off and on again @script', async ({ page }) => {
  await openDesk(page);
  const keys = page.getByRole('dialog', { name: 'Tasten' });
  const open = async () => {
    await page.locator('header summary').click();
    await page.getByRole('button', { name: 'Tasten', exact: true }).click();
  };
  await open();
  await keys.getByRole('button', { name: 'Tasten ausschalten' }).click();
  await keys.getByRole('button', { name: 'Schließen' }).click();
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();
  await page.reload();
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();
  await open();
  await keys.getByRole('button', { name: 'Tasten einschalten' }).click();
  await keys.getByRole('button', { name: 'Schließen' }).click();
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
});

test('an order appears on the first page by itself @script', async ({ browser, page }) => {
  await openDesk(page);
  const shopper = await (await browser.newContext()).newPage();
  const number = await ordered(shopper);
  await expect(page.getByRole('link', { name: number })).toBeVisible({ timeout: 15_000 });
  await shopper.context().close();
});
