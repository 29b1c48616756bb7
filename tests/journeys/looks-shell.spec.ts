import { expect, shopAddress, test } from './journey';
import { box, expectAir, expectNothingSticksOut, expectWholeWords } from './measures';
import { tagsOf, themeLocations } from './theme-locations';
import { typeInto } from './typing';

for (const [theme, path, host] of themeLocations) {
  test(`on a phone in the theme ${theme} the footer is short and touches nothing, and wish list and cart stand in the header`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(shopAddress(`${path === '/' ? '' : path}/kontakt`, host));
    await expectAir(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Merkliste/ }).first()).toBeVisible();
    await expect(header.getByRole('link', { name: /^Warenkorb/ })).toBeVisible();

    const footer = page.getByRole('contentinfo');
    expect((await footer.evaluate(box)).height).toBeLessThanOrEqual(560);
    const mail = footer.getByRole('link', { name: /@/ });
    await expect(mail).toBeHidden();
    await footer
      .locator('summary', { hasText: /Kontakt|Standort|Autohaus|erreichen|NOA/ })
      .first()
      .click();
    await expect(mail).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(mail).toBeVisible();
    await expect(footer.locator('summary').first()).toBeHidden();
    const payments = await footer
      .locator('ul[data-layout] > li')
      .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().height));
    expect(payments.every((height) => height >= 36)).toBe(true);
    await expectAir(page);
    // A page without breadcrumbs.
    await page.goto(shopAddress(`${path === '/' ? '' : path}/registrieren/alter-link`, host));
    await expectAir(page);
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWholeWords(header.getByRole('link').and(page.locator('[title]')).first());
      await expect(header.getByRole('link', { name: /^Merkliste/ }).first()).toBeVisible();
    }
  });
}

test("Centered's search stands below its logo, and all tools in the row", { tag: '@no-script' }, async ({
  page,
}) => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shopAddress('/hafen'));
    await expectNothingSticksOut(page, width);
    const axisOf = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    const search = await page.getByRole('banner').getByRole('search').first().evaluate(axisOf);
    const logo = await page.getByRole('link', { name: 'Autohaus am Hafen' }).first().evaluate(axisOf);
    expect(Math.abs(search - logo)).toBeLessThanOrEqual(8);
  }
});

test('lists of an account have room around them, as every panel has', { tag: '@no-script' }, async ({
  page,
}) => {
  await page.goto(shopAddress('/muster/login'));
  const main = page.getByRole('main');
  await typeInto(main.getByLabel(/^E-Mail.Adresse/), 'kundin@example.de');
  await typeInto(main.getByLabel('Passwort'), 'Sommerreifen-2026');
  await main.getByRole('button', { name: 'Einloggen' }).click();
  await expect(page).toHaveURL(/account/);
  await page.goto(shopAddress('/muster/account/adressen'));
  for (const [label, text] of [
    ['Vorname', 'Eva'],
    ['Nachname', 'Berg'],
    ['Straße und Hausnummer', 'Hafenweg 12'],
    ['PLZ', '24103'],
    ['Ort', 'Kiel'],
  ] as const)
    await typeInto(main.getByLabel(label, { exact: true }), text);
  await main.getByRole('button', { name: 'Adresse speichern' }).click();
  for (const [path, words] of [
    ['adressen', 'Eva Berg'],
    ['history', 'Konto eröffnet'],
  ] as const) {
    await page.goto(shopAddress(`/muster/account/${path}`));
    const entry = main.getByRole('listitem').filter({ hasText: words }).last();
    for (const [width, room] of [
      [360, 16],
      [1440, 24],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const list = await entry.locator('..').evaluate(box);
      const text = await entry.evaluate(box);
      expect(list.width - text.width, `${path} at ${width} px`).toBe(2 * room + 2);
      expect(list.bottom - text.bottom, `${path} at ${width} px`).toBe(room + 1);
    }
  }
});
