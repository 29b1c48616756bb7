import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { typeInto } from './typing';

const at = (path: string) => shopAddress(`/muster${path}`);

const vehicleBar = (page: Page) => page.getByRole('region', { name: 'Ihr Fahrzeug', exact: true });

async function takeOver(page: Page, label: string | RegExp) {
  await page.locator('#gefunden').getByRole('button', { name: label }).click();
}

test('by HSN and TSN, back to the list, which then says what fits', async ({ page, javaScript }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/reifen'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('main').getByRole('link', { name: 'Fahrzeug wählen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fahrzeug wählen');
  if (javaScript) await expectNoAxeViolations(page);
  await typeInto(page.getByLabel('HSN'), '0603');
  await typeInto(page.getByLabel('TSN'), 'bjh');
  await page.getByRole('button', { name: 'Fahrzeug suchen' }).click();
  await takeOver(page, /DSG Highline/);
  await expect(page).toHaveURL(/\/reifen\//);
  await expect(page.getByRole('main').locator('[data-fitment]').first()).toBeVisible();
  await expect(vehicleBar(page)).toContainText('Golf VII');
  if (javaScript) await expectNoAxeViolations(page);
  await page.goto(at('/reifen'));
  await expect(page.getByText(/\d+ von [\d.]+ sind für Ihr Fahrzeug zugelassen/)).toBeVisible();
  if (javaScript) await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto(at('/alufelgen'));
  await page.getByRole('link', { name: /^Alle \d+ zeigen$/ }).click();
  await expect(page.locator('article [data-fitment="fits-not"]').first()).toBeVisible();
  const cut = (part: string) =>
    page.locator(`article [data-fitment] > ${part}:visible`).evaluateAll((all) =>
      all.map((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        const [words, shown] = [text.getBoundingClientRect(), one.getBoundingClientRect()];
        return words.bottom > shown.bottom || words.right > shown.right;
      }),
    );
  expect(await cut('summary')).not.toContain(true);
  await page.locator('article [data-fitment="fits-not"] > summary').first().click();
  expect(await cut('div')).toEqual([false]);
  await page.getByRole('link', { name: 'Nur passende zeigen' }).click();
  await expect(page.locator('article [data-fitment="fits-not"]')).toHaveCount(0);
  if (javaScript) await expectNoAxeViolations(page);
  await vehicleBar(page).getByRole('button', { name: 'Fahrzeug entfernen' }).click();
  await expect(vehicleBar(page)).toHaveCount(0);
  await expect(page.locator('[data-fitment]')).toHaveCount(0);
});

test('on a phone its panel is shown, toggled and hidden, and another page closes it', async ({
  page,
  javaScript,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('/fahrzeug?hsn=0603&tsn=BJH'));
  await takeOver(page, /DSG Highline/);
  await expect(vehicleBar(page)).toBeVisible();
  await page.goto(at('/reifen'));
  const panel = page.getByRole('region', { name: 'Angaben zum Fahrzeug' });
  const label = vehicleBar(page).getByRole('button', { name: 'Golf VII' });
  await expect(panel).toBeHidden();
  await label.click();
  await expect(panel).toContainText(/\d+ kW \(\d+ PS\)/);
  if (javaScript) await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Schließen' }).click();
  await expect(panel).toBeHidden();
  for (const isShown of [true, false, true]) {
    await label.press('Enter');
    await expect(panel).toBeVisible({ visible: isShown });
  }
  await panel.getByRole('link', { name: 'Zugelassene Reifengrößen' }).click();
  await expect(page.getByRole('heading', { name: 'Zugelassene Reifengrößen' })).toBeVisible();
  await expect(panel).toBeHidden();
});

test('Back shows the key that this page was asked for, or none @script', async ({ page }) => {
  await page.goto(at('/fahrzeug'));
  const fields = [page.getByLabel('HSN'), page.getByLabel('TSN')] as const;
  await typeInto(fields[0], '0603');
  await typeInto(fields[1], 'bjh');
  await page.getByRole('button', { name: 'Fahrzeug suchen' }).click();
  await expect(page.locator('#gefunden')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#gefunden')).toHaveCount(0);
  for (const field of fields) await expect(field).toHaveValue('');
  await page.goForward();
  await expect(fields[0]).toHaveValue('0603');
  await expect(fields[1]).toHaveValue('bjh');
});

test('by hand: each choice leaves fewer for the next', async ({ page, javaScript }) => {
  await page.goto(at('/fahrzeug'));
  await page.getByRole('link', { name: 'Auswählen', exact: true }).click();
  const steps = { Fahrzeugart: 'PKW', Hersteller: 'Volkswagen', Modell: 'Golf', Baureihe: 'Golf VI' };
  for (const [step, choice] of Object.entries(steps)) {
    await page.getByLabel(step, { exact: true }).focus();
    await page.getByLabel(step, { exact: true }).selectOption(choice);
    // The script may arrive after the first choice.
    if (!javaScript || step === 'Fahrzeugart') await page.getByRole('button', { name: 'Weiter' }).click();
  }
  if (javaScript) {
    await expect(page.getByLabel('Baureihe')).toBeFocused();
    await page.getByLabel('Modell').selectOption('Polo');
    await expect(page.getByLabel('Baureihe')).not.toHaveValue('Golf VI');
    await expect(page.getByRole('alert')).toHaveCount(0);
    for (const step of ['Modell', 'Baureihe'] as const)
      await page.getByLabel(step, { exact: true }).selectOption(steps[step]);
  }
  await page.getByLabel('Getriebe').selectOption('DSG');
  if (javaScript) await expect(page.locator('#gefunden')).toBeFocused();
  else await page.getByRole('button', { name: 'Weiter' }).click();
  await takeOver(page, /Golf VI 1\.4 TSI DSG/);
  await expect(page.getByRole('heading', { name: 'Zugelassene Reifengrößen' })).toBeVisible();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /Golf VI 1\.4 TSI DSG/ })
      .first(),
  ).toBeVisible();
});

test('by words: the size that is allowed leads to its tyres @script', async ({ page }) => {
  await page.goto(at('/fahrzeug'));
  await page.getByRole('link', { name: 'Suchen', exact: true }).click();
  await typeInto(page.getByLabel('Fahrzeugsuche'), 'Golf 7 2.0 TDI');
  await page.getByRole('button', { name: 'Suchen', exact: true }).last().click();
  await takeOver(page, /Trendline/);
  await page.getByRole('link', { name: '205/55 R16' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55 R16');
  await expect(page.locator('[data-fitment="fits"]').first()).toBeVisible();
});
