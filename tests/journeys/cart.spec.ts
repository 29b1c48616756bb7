import { buy, fillPerson, putIntoCart } from './buying';
import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import { typeInto } from './typing';

test.use({
  viewport: { width: 1440, height: 900 },
  actionTimeout: 15_000,
  expectedMessages: [/status of 40[09]/],
});

test('a new quantity counts at once with JavaScript, by the button without', async ({ page, javaScript }) => {
  await putIntoCart(page);
  const total = page.getByRole('complementary', { name: 'Summe' }).locator('[data-cents]').first();
  const before = Number(await total.getAttribute('data-cents'));
  if (javaScript) await expect(page.getByRole('button', { name: 'Ändern' })).toBeHidden();
  await typeInto(page.getByLabel('Menge'), '3');
  if (!javaScript) await page.getByRole('button', { name: 'Ändern' }).click();
  await expect(total).toHaveAttribute('data-cents', String((before / 4) * 3));
  await expect(page.getByRole('link', { name: /^Warenkorb 3 Stück/ })).toBeVisible();
  await page.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
});

test('what is put in is told on the page that stays, and one goes on or looks', { tag: '@script' }, async ({
  page,
}) => {
  const list = shopAddress('/muster/reifen?breite=225&hoehe=45&durchmesser=17');
  await page.goto(list);
  const add = page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' });
  await add.click();
  const notice = page.getByRole('status').filter({ hasText: 'liegen jetzt im Warenkorb.' });
  await expect(notice).toContainText('4 × ');
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('link', { name: /^Warenkorb 4 Stück/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await notice.getByRole('button', { name: 'Weiter einkaufen' }).click();
  await expect(notice).toHaveCount(0);
  await add.click();
  await expect(notice).toContainText('8 × ');
  await notice.getByRole('link', { name: 'Warenkorb ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');
  await expect(page.getByLabel('Menge')).toHaveValue('8');
});

test('a quantity is typed key by key, or stepped, and the field keeps the focus', async ({
  page,
  javaScript,
}) => {
  await putIntoCart(page);
  const cart = page.getByRole('link', { name: /^Warenkorb \d+ Stück/ });
  if (javaScript) {
    const field = page.getByLabel('Menge');
    await typeInto(field, '12', { delay: 150 });
    await expect(cart).toHaveAccessibleName(/12 Stück/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('12');
    await field.press('ArrowUp');
    await field.press('ArrowUp');
    await expect(cart).toHaveAccessibleName(/14 Stück/);
    await expect(field).toBeFocused();
    await typeInto(field, '0');
    await expect(page.getByRole('alert')).toContainText('Bitte eine ganze Menge von 1 bis 99 angeben.');
    await expect(field).toHaveValue('14');
    await typeInto(field, '');
    // Longer than the pause after which a quantity is sent: an empty field waits.
    await page.waitForTimeout(700);
    await expect(field).toHaveValue('');
    await field.blur();
    await expect(field).toHaveValue('14');
  }
  const before = javaScript ? 14 : 4;
  await page.getByRole('button', { name: /^Eins mehr/ }).click();
  await expect(cart).toHaveAccessibleName(new RegExp(`${before + 1} Stück`));
  await page.getByRole('button', { name: /^Eins weniger/ }).click();
  await expect(cart).toHaveAccessibleName(new RegExp(`${before} Stück`));
  await expect(page.getByLabel('Menge')).toHaveValue(String(before));
});

test('a cart that changed in another tab is ordered at the sum that the page then shows @script', async ({
  page,
  context,
}) => {
  await putIntoCart(page);
  let isFirst = true;
  const changeElsewhere = async () => {
    if (!isFirst || !page.url().includes('bestaetigung')) return;
    isFirst = false;
    const other = await context.newPage();
    await other.goto(shopAddress('/muster/warenkorb'));
    await other.getByRole('button', { name: /^Eins weniger/ }).click();
    await expect(other.getByRole('link', { name: /^Warenkorb 3 Stück/ })).toBeVisible();
    await other.close();
    await page.getByLabel(/^Ich habe die AGB/).check();
    await page.getByRole('button', { name: 'Unverbindlich reservieren' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('main')).toContainText('3 × ');
  };
  expect(await buy({ page, way: 'Reservieren', look: changeElsewhere })).toMatch(/^RH-/);
});

test('the summary of errors gets the focus and leads to the fields; what was typed stays', async ({
  page,
}) => {
  await putIntoCart(page);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('radio', { name: 'Kaufen' }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await fillPerson(page, true);
  await typeInto(page.getByLabel('PLZ'), '1234');
  await page.getByRole('button', { name: 'Weiter' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Eine PLZ hat fünf Ziffern');
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('PLZ')).toHaveAccessibleDescription(/Eine PLZ hat fünf Ziffern/);
  await expect(page.getByLabel('Vorname')).toHaveValue('Eva');
  await summary.getByRole('link').click();
  await expect(page.getByLabel('PLZ')).toBeFocused();
});

test('the last page asks for the terms before it orders @script', async ({ page }) => {
  await putIntoCart(page);
  const forgetTerms = async () => {
    if (!page.url().includes('bestaetigung')) return;
    await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Bitte bestätigen Sie die AGB und die Widerrufsbelehrung.',
    );
    await expect(page.getByRole('alert')).toBeFocused();
  };
  expect(await buy({ page, way: 'Kaufen', look: forgetTerms })).toMatch(/^RH-/);
});

test('the sum follows the delivery that is chosen, at once with JavaScript', async ({ page, javaScript }) => {
  await putIntoCart(page);
  let isSeen = false;
  const choose = async () => {
    if (!page.url().endsWith('/zahlung')) return;
    isSeen = true;
    const sums = page.getByRole('complementary', { name: 'Ihr Warenkorb' });
    await expect(sums).toContainText('Abholung in Kiel');
    for (const [carrier, price] of [
      ['Spedition', '39,00'],
      ['DPD', '11,90'],
    ]) {
      await page.getByRole('radio', { name: `Versand mit ${carrier} in Deutschland` }).check();
      await expect(sums).toContainText(javaScript ? `Versand mit ${carrier}` : 'Abholung in Kiel');
      if (javaScript) await expect(sums).toContainText(price ?? '');
    }
    await page.getByRole('radio', { name: /^Selbst abholen/ }).check();
    await expect(sums).toContainText('Abholung in Kiel');
  };
  expect(await buy({ page, way: 'Kaufen', look: choose })).toMatch(/^RH-/);
  expect(isSeen).toBe(true);
});
