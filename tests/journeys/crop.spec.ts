import { photoOf } from '../support/made-pictures';
import { openDesk } from './desk-visit';
import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import { typeInto } from './typing';

test('a photo is cropped by handles, with the mouse and by keys @script', async ({ page }) => {
  await openDesk(page);
  await page.goto(shopAddress('/muster/tresen/bestand?art=product'));
  await page.getByRole('region', { name: 'Ergebnis' }).getByRole('link').last().click();
  const buffer = await photoOf('#2a6', { width: 800, height: 600 });
  await page.getByLabel('Neue Fotos').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Fotos hochladen' }).click();
  await expect(page.getByText('Die Fotos sind gespeichert.')).toBeVisible();

  const last = page.locator('[data-photo]').last();
  await last.getByText('Zuschneiden', { exact: true }).first().click();
  const stage = last.locator('[data-crop]');
  await expect(stage.locator('img')).toBeVisible();
  await expectNoAxeViolations(page);
  const edges = async () =>
    Promise.all(
      ['Linker Rand in %', 'Oberer Rand in %', 'Breite in %', 'Höhe in %'].map((label) =>
        last.getByLabel(label).inputValue(),
      ),
    );
  const corner = (name: string) => last.getByRole('button', { name });

  const box = await stage.boundingBox();
  if (!box) throw new Error('the photo is not shown');
  await page.mouse.move(box.x + 2, box.y + 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 2 + box.width / 4, box.y + 2 + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await edges()).toEqual(['25', '50', '75', '50']);
  await expect(last.getByLabel('Form')).toHaveValue('frei');

  await corner('Ecke rechts unten').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  expect(await edges()).toEqual(['25', '50', '70', '49']);
  await corner('Ausschnitt').focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight');
  expect(await edges()).toEqual(['30', '50', '70', '49']);
  await typeInto(last.getByLabel('Breite in %'), '50');
  await expect(stage.locator('[data-box]').first()).toHaveAttribute('style', /width: 50%/);

  await last.getByRole('button', { name: /zuschneiden$/ }).click();
  await expect(page.getByText('Das Foto ist zugeschnitten.')).toBeVisible();
  await last.getByText('Zuschneiden', { exact: true }).first().click();
  await expect(last.getByRole('button', { name: /^Zuschnitt von/ })).toBeVisible();
  await expect(stage.locator('img')).toHaveAttribute('width', '400');
});
