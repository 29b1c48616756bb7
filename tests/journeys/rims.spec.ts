import { goToCart } from './buying';
import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import { box, expectApart } from './measures';

test('rims are filtered, looked at in another size, and put into the cart', async ({ page, javaScript }) => {
  await page.goto(shopAddress('/muster/alufelgen'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alufelgen');
  if (javaScript) await expect(page.getByRole('button', { name: 'Sortieren' })).toBeHidden();
  if (javaScript) await expectNoAxeViolations(page);

  const wide = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  const card = page.getByRole('article').first();
  await expectApart(card.locator('img'), card.getByRole('button', { name: 'Auf die Merkliste' }));
  if (wide) await page.setViewportSize(wide);

  const circle = page.getByRole('group', { name: 'Lochkreis' }).getByRole('checkbox').first();
  const holes = (await circle.getAttribute('value')) ?? '';
  if (javaScript && !(await circle.isVisible())) {
    await page.getByRole('button', { name: /^Filter( \(|$)/ }).click();
  }
  await circle.check();
  if (!javaScript) await page.getByRole('button', { name: 'Filtern' }).click();
  await expect(page).toHaveURL(new RegExp(`/alufelgen/filters/lochkreis-${holes}$`));
  await expect(page.locator('article').first()).toContainText(holes);

  await page.locator('article').first().getByRole('heading').getByRole('link').click();
  const sizes = page.getByRole('group', { name: 'Ausführung' }).getByRole('link');
  if (javaScript) await expectNoAxeViolations(page);
  const other = sizes.nth((await sizes.first().getAttribute('aria-current')) ? 1 : 0);
  const size = await other.innerText();
  await other.click();
  await expect(page.getByRole('group', { name: 'Ausführung' }).locator('[aria-current=page]')).toHaveText(
    size,
  );

  await page.setViewportSize({ width: 390, height: 844 });
  const opener = page.getByRole('button', { name: /^\d+ Ausführungen/ });
  await expect(sizes.first()).toBeHidden();
  await opener.click();
  if (javaScript) await expectNoAxeViolations(page);
  await sizes.last().click();
  await expect(sizes.first()).toBeHidden();
  await expect(opener).not.toContainText(size);
  if (javaScript) await expect(opener).toBeFocused();
  await opener.click();
  await page.goBack();
  await expect(opener).toContainText(size);
  await expect(sizes.first()).toBeHidden();
  await page.goForward();
  await expect(opener).not.toContainText(size);
  const price = page.getByRole('main').locator('[data-cents]').first();
  // The bar has the last 64 px.
  expect((await price.evaluate(box)).bottom).toBeLessThanOrEqual(844 - 64);

  const last = /ET\S+ \S+/.exec(await opener.innerText())?.[0] ?? '';
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await goToCart(page);
  await expect(page.getByRole('main')).toContainText(last);
});

test('rims are tried on a vehicle, and a complete wheel is put into the cart', async ({
  page,
  javaScript,
}) => {
  const golf = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
  await page.goto(shopAddress(`/muster/felgenkonfigurator/${golf}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Felgenkonfigurator');
  if (javaScript) await expectNoAxeViolations(page);
  const car = page.getByRole('img', { name: /^Volkswagen Golf VII .* mit / });
  const chosen = page.getByRole('region', { name: 'Gewählte Felge' });
  expect(await car.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  );

  const filtern = page.getByRole('button', { name: 'Filtern' });
  if (javaScript) await expect(filtern).toBeHidden();
  const filter = async (field: string, value: string) => {
    await page.getByLabel(field, { exact: true }).selectOption(value);
    if (!javaScript) await filtern.click();
    await expect(page).toHaveURL(new RegExp(`${field.toLowerCase()}=${value}`));
  };
  await filter('Durchmesser', '16');
  await filter('Durchmesser', '17');
  await page.goBack();
  await expect(page.getByLabel('Durchmesser')).toHaveValue('16');
  await page.goBack();
  await expect(page.getByLabel('Durchmesser')).toHaveValue('');
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel('Durchmesser')).toHaveValue('17');
  const rims = page.getByRole('list', { name: 'Felgen zur Auswahl' }).getByRole('link');
  await rims.last().click();
  await expect(chosen).toContainText('x17');
  await expect(chosen.locator('[data-fitment=fits]')).toContainText('Zugelassen');
  await page.getByRole('link', { name: 'Rot', exact: true }).click();
  await expect(car).toHaveAttribute('src', /\/rot\//);
  await expect(chosen).toContainText('x17');

  await page.getByText('Ansicht teilen').click();
  const link = await page.getByLabel('Link zu dieser Ansicht').inputValue();
  const view = await car.getAttribute('src');
  await page.getByRole('button', { name: 'Auf die Merkliste' }).click();
  await expect(page.getByRole('link', { name: /Merkliste.*1/ }).first()).toBeVisible();
  await chosen.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Felgenkonfigurator');
  await page.goBack();
  await expect(page.getByLabel('Durchmesser')).toHaveValue('17');
  await expect(car).toHaveAttribute('src', view ?? '');
  await page.goto(shopAddress('/muster/merkliste'));
  await page.getByRole('link', { name: /^Am Fahrzeug ansehen: .* in Rot$/ }).click();
  await expect(car).toHaveAttribute('src', view ?? '');
  const { pathname, search } = new URL(link);
  await page.goto(shopAddress(pathname + search));
  await expect(car).toHaveAttribute('src', view ?? '');

  await page.goto(shopAddress('/muster/komplettraeder'));
  const season = page.getByRole('checkbox', { name: /^Winter/ });
  if (javaScript && !(await season.isVisible()))
    await page.getByRole('button', { name: /^Filter( \(|$)/ }).click();
  await season.check();
  if (!javaScript) await page.getByRole('button', { name: 'Filtern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winterkompletträder');
  const make = page.getByRole('group', { name: 'Hersteller des Reifens' }).getByRole('checkbox').first();
  const value = (await make.getAttribute('value')) ?? '';
  await make.check();
  if (!javaScript) await page.getByRole('button', { name: 'Filtern' }).click();
  await expect(page.getByRole('link', { name: `${value} entfernen` })).toBeVisible();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByLabel('Menge')).toBeVisible();
  await page.goBack();
  await expect(make).toBeChecked();
  await expect(season).toBeChecked();
  await page.goBack();
  await expect(make).not.toBeChecked();
  await expect(season).toBeChecked();
  await page.goForward();
  await expect(make).toBeChecked();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const parts = page.getByRole('table').filter({ hasText: 'Montage' });
  await expect(parts.getByRole('row')).toContainText(['Teil', 'Felge', 'Reifen', 'Montage', 'Komplettrad']);
  if (javaScript) await expectNoAxeViolations(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await goToCart(page);
  await expect(page.getByRole('main')).toContainText(title);
});
