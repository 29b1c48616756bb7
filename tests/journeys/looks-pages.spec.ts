import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { box, cardsOf, chooseVehicle, expectApart, expectNothingSticksOut } from './measures';
import { tagsOf, themeLocations } from './theme-locations';
import { typeInto } from './typing';

const topOf = async (page: Page) => (await page.getByRole('article').first().evaluate(box)).top;

test('with a vehicle the hits of its name begin on the first screen of a phone, under one row of links', {
  tag: '@no-script',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/muster', '/techno', '/alpenblick']) {
    await page.goto(shopAddress(`${path}/fahrzeug?hsn=0603&tsn=BJH`));
    await page.getByRole('main').locator('button[name=fahrzeug]').first().click();
    await page.goto(shopAddress(`${path}/search?q=golf`));
    await expect(page.getByText('Ihr Fahrzeug', { exact: true })).toBeVisible();
    expect(await topOf(page), path).toBeLessThanOrEqual(400);
    await expectNothingSticksOut(page, 360);
  }
});

for (const [theme, path, host] of themeLocations) {
  const at = (page: string) => shopAddress(`${path === '/' ? '' : path}${page}`, host);

  test(`the search in the theme ${theme} has one field, and its hits begin on the first screen`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.goto(at('/search?q=continental'));
    for (const [width, most] of [
      [1440, 400],
      [390, 400],
      [360, 440],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      expect(await topOf(page), `at ${width} px`).toBeLessThanOrEqual(most);
      await expectNothingSticksOut(page, width);
    }
    await expect(page.getByRole('searchbox', { name: 'Suche' })).toHaveCount(1);
    await page.goto(at('/search?q=xyzzyq'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1);
    const panels = page.getByRole('main').locator('section').filter({ visible: true });
    const [first, second] = await panels.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().y),
    );
    expect(second, 'suggestions stand side by side').toBe(first);
  });

  test(`with a size the tyre list in the theme ${theme} has a chip in the place of the finder`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.goto(at('/reifen?breite=205&hoehe=55&durchmesser=16'));
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const chip = page.getByRole('button', { name: '205/55 R16, Größe ändern' });
      expect((await chip.evaluate(box)).height).toBeLessThanOrEqual(52);
      await expect(page.getByRole('main').getByLabel('Breite', { exact: true })).toBeHidden();
      if (width === 1440) expect(await topOf(page)).toBeLessThanOrEqual(400);
      await expectNothingSticksOut(page, width);
      await chip.click();
      const breadth = page.getByRole('main').getByLabel('Breite', { exact: true });
      await expect(breadth).toBeVisible();
      await breadth.selectOption('225');
      await page.keyboard.press('Escape');
    }
  });

  test(`complete wheels in the theme ${theme} have cards of at most 400 px`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    const answer = await page.goto(at('/komplettraeder'));
    test.skip(answer?.status() === 404, 'this location sells none');
    for (const [width, columns] of [
      [390, 2],
      [768, 2],
      [1440, theme === 'Legacy' ? 2 : 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await cardsOf(page).evaluateAll((all) =>
        all.slice(0, 6).map((card) => card.getBoundingClientRect()),
      );
      expect(new Set(boxes.map(({ x }) => Math.round(x))).size, `at ${width} px`).toBe(columns);
      for (const { height } of boxes) expect(height, `at ${width} px`).toBeLessThanOrEqual(400);
      await expectNothingSticksOut(page, width);
    }
  });
}

test('a way to the vehicle is a tab of at least 44 px, and each row is the button', async ({
  page,
  javaScript,
}) => {
  await page.goto(shopAddress('/muster/fahrzeug'));
  const main = page.getByRole('main');
  const tabs = main.getByRole('navigation', { name: 'Wie möchten Sie vorgehen?' }).getByRole('link');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect()));
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
    await expectNothingSticksOut(page, width);
  }
  await tabs.nth(2).click();
  await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(main.getByLabel('HSN')).toBeHidden();
  await typeInto(main.getByLabel('Fahrzeugsuche'), 'Golf 7 2.0 TDI');
  await main.getByRole('button', { name: 'Suchen', exact: true }).click();
  const rows = page.locator('#gefunden').getByRole('button');
  await expect(rows).toHaveCount(3);
  const list = await page.locator('#gefunden').getByRole('list').evaluate(box);
  expect((await rows.first().evaluate(box)).width).toBe(list.width);
  if (javaScript) await expectNoAxeViolations(page);
  await rows.first().click();
  await expect(page.getByRole('region', { name: 'Ihr Fahrzeug', exact: true })).toBeVisible();
});

test('the times of four weeks take little of a page, and one day is open', { tag: '@no-script' }, async ({
  page,
}) => {
  await page.goto(shopAddress('/standard/termine/oelwechsel'));
  const main = page.getByRole('main');
  for (const [width, most] of [
    [360, 1_300],
    [390, 1_200],
    [1440, 800],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect((await main.evaluate(box)).height, `at ${width} px`).toBeLessThanOrEqual(most);
    await expectNothingSticksOut(page, width);
    for (const row of await main.getByRole('row').all()) {
      const [day, summary] = [row.getByRole('rowheader'), row.locator('summary')];
      if (await summary.isVisible()) await expectApart(day, summary);
    }
  }
  const first = main.locator('[name=beginn]').first();
  await expect(first).toBeVisible();
  await main.locator('summary').nth(1).click();
  await expect(first).toBeHidden();
});

test('pages of information have neither cut tables nor empty panels', { tag: '@no-script' }, async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopAddress('/muster/TestErgebnisse'));
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const table of await main.getByRole('table').all()) {
      const frame = await table.locator('..').evaluate(({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        clientWidth,
      }));
      expect(frame.scrollWidth, `at ${width} px`).toBeLessThanOrEqual(frame.clientWidth);
    }
  }
  await page.goto(shopAddress('/muster/kontakt'));
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const [days, hours] = [main.getByText('Mo–Fr', { exact: true }), main.getByText('08:00–18:00 Uhr')];
    expect((await hours.evaluate(box)).top).toBe((await days.evaluate(box)).top);
    expect((await hours.evaluate(box)).height, `hours take one line at ${width} px`).toBeLessThanOrEqual(30);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopAddress('/rheinland/gutscheine'));
  await expect(main.getByRole('heading', { name: 'Sparen ohne Code' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shopAddress('/muster/cookie-einstellungen'));
  const boxes = await main
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((checkbox) => checkbox.getBoundingClientRect().left));
  expect(new Set(boxes).size).toBe(2);
});

test('the panels of a guide fill their rows', { tag: '@no-script' }, async ({ page }) => {
  for (const guide of ['/muster/wintercheck', '/standard/unfallhilfe', '/standard/scheibenreparatur']) {
    await page.goto(shopAddress(guide));
    const panels = page.getByRole('main').locator('section').filter({ hasText: 'Termin und Preis in' });
    const grid = panels.last().locator('..');
    for (const width of [800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const { whole, boxes } = await grid.evaluate((element) => ({
        whole: element.getBoundingClientRect(),
        boxes: [...element.children].map((panel) => panel.getBoundingClientRect()),
      }));
      const area = boxes.reduce((sum, panel) => sum + panel.height * (panel.width + 16), 0);
      const rows = new Map(boxes.map(({ top, height }) => [top, height]));
      const full = [...rows.values()].reduce((sum, height) => sum + height, 0) * (whole.width + 16);
      expect(Math.abs(area - full), `${guide} at ${width} px`).toBeLessThanOrEqual(full / 50);
    }
  }
});

test('questions open by an angle at the end of their row', { tag: '@no-script' }, async ({ page }) => {
  await page.goto(shopAddress('/muster/faq'));
  const summary = page.getByRole('main').locator('summary').first();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await summary.evaluate(box)).height).toBeGreaterThanOrEqual(44);
    const mark = await summary.evaluate((element) => ({
      shown: getComputedStyle(element).display,
      angle: getComputedStyle(element, '::after').transform,
    }));
    expect(mark.shown, 'a list item has the triangle of the browser').toBe('flex');
    await summary.click();
    expect(await summary.evaluate((element) => getComputedStyle(element, '::after').transform)).not.toBe(
      mark.angle,
    );
    await summary.click();
  }
});

test('eight ways out of an empty wish list stand in even rows', { tag: '@no-script' }, async ({ page }) => {
  await page.goto(shopAddress('/merkliste', 'audi.localhost'));
  const ways = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  for (const [width, columns] of [
    [1440, 4],
    [1280, 4],
    [768, 2],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page
      .getByRole('main')
      .locator('section li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(await ways.count()).toBeGreaterThanOrEqual(8);
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size, `at ${width} px`).toBe(columns);
  }
});

test('a voucher is a card that shows its code', { tag: '@no-script' }, async ({ page }) => {
  await page.goto(shopAddress('/muster/gutscheine'));
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'WILLKOMMEN10' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await card.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('dashed');
    expect((await card.evaluate(box)).height).toBeLessThanOrEqual(120);
    await expectNothingSticksOut(page, width);
  }
});

test('offers and promotions are cards beside each other', { tag: '@no-script' }, async ({ page }) => {
  for (const list of ['angebote', 'home/aktionen']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(`/muster/${list}`));
    const cards = page.getByRole('listitem').filter({ has: page.getByText(/^Gilt bis/) });
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    expect(new Set(boxes.map(({ y }) => y)).size, list).toBe(1);
    expect(boxes.length).toBeGreaterThan(1);
    for (const { height } of boxes) expect(height, list).toBeLessThanOrEqual(240);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { height } of await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()),
    ))
      expect(height, list).toBeLessThanOrEqual(260);
    await expectNothingSticksOut(page, 390);
  }
});

for (const [hub, host] of [
  ['/muster/servicenavigator'],
  ['/muster/reparatur-wartung'],
  ['/standard/reparatur-wartung'],
  ['/muster/innenraum-pflege'],
  ['/muster/felgen-raeder'],
  ['/muster/lifestyle'],
  ['/audi-zubehoer', 'audi.localhost'],
] as const) {
  test(`each row of tiles of ${hub} is full`, { tag: '@no-script' }, async ({ page }) => {
    await page.goto(shopAddress(hub, host));
    const list = page.getByRole('main').locator('ul:has(> li > a :is(svg, img))').first();
    test.skip((await list.count()) === 0, 'no tiles');
    for (const width of [800, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { tiles, whole } = await list.evaluate((element) => ({
        whole: element.getBoundingClientRect().width,
        tiles: [...element.children]
          .map((tile) => tile.getBoundingClientRect())
          .filter((tile) => tile.width > 0)
          .map(({ top, right }) => ({ top, right: right - element.getBoundingClientRect().left })),
      }));
      for (const { top } of tiles) {
        const end = Math.max(...tiles.filter((tile) => tile.top === top).map(({ right }) => right));
        expect(end, `${width} px`).toBeGreaterThan(whole - 2);
      }
    }
  });
}

for (const [host, place] of [
  ['efa.localhost', 'Kolbenring 40 in Stuttgart'],
  // 'Nittendorf' has no room beside its place.
  ['audi.localhost', 'Ringweg 4 in Regensburg'],
] as const) {
  test(`a single dealer shows the places around: ${place}`, { tag: '@no-script' }, async ({ page }) => {
    await page.goto(shopAddress('/standorte', host));
    const sketch = page.getByRole('img', { name: new RegExp(`^Lageskizze: ${place}, ringsum `) });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await sketch.evaluate(box)).width).toBeGreaterThanOrEqual(300);
      await expectNothingSticksOut(page, width);
    }
    const names = await sketch.locator('text').evaluateAll((all) =>
      all.map((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        return [x, y, x + width, y + height] as const;
      }),
    );
    const frame = await sketch.evaluate(box);
    for (const [index, [left, top, right, bottom]] of names.entries()) {
      expect(left).toBeGreaterThanOrEqual(frame.left - 1);
      expect(right).toBeLessThanOrEqual(frame.right + 1);
      for (const [otherLeft, otherTop, otherRight, otherBottom] of names.slice(index + 1))
        expect(
          right <= otherLeft || otherRight <= left || bottom <= otherTop + 4 || otherBottom <= top + 4,
        ).toBe(true);
    }
  });
}

test('a network of many dealers shows them on a map', { tag: '@no-script' }, async ({ page }) => {
  await page.goto(shopAddress('/muster/standorte'));
  await expect(page.getByRole('img', { name: /Umrisskarte von Deutschland/ })).toBeVisible();
});

test('an empty page of an account has one picture and one action, a device one row', {
  tag: '@no-script',
}, async ({ page }) => {
  await page.goto(shopAddress('/bergstrasse/login'));
  const main = page.getByRole('main');
  await typeInto(main.getByLabel(/^E-Mail.Adresse/), 'kundin@example.de');
  await typeInto(main.getByLabel('Passwort'), 'Sommerreifen-2026');
  await main.getByRole('button', { name: 'Einloggen' }).click();
  await expect(page).toHaveURL(/account/);
  for (const [path, words, action] of [
    ['termine', 'Kein Termin steht an.', /Termin vereinbaren|Autohaus fragen/],
  ] as const) {
    await page.goto(shopAddress(`/bergstrasse/account/${path}`));
    const empty = main.locator('section').filter({ hasText: words });
    await expect(empty.locator('svg'), path).toHaveCount(1);
    await expect(empty.getByRole('link', { name: action })).toHaveCount(1);
    await expect(empty.getByRole('link')).toHaveCount(1);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await empty.evaluate(box)).bottom, path).toBeLessThanOrEqual(900);
      await expectNothingSticksOut(page, width);
    }
  }
  await page.goto(shopAddress('/bergstrasse/account/settings'));
  await page.setViewportSize({ width: 390, height: 900 });
  const menu = main.getByRole('navigation', { name: 'Mein Konto' });
  expect((await menu.evaluate(box)).height, 'the menu is one row').toBeLessThanOrEqual(52);
  await expect(menu.getByRole('link', { name: 'Einstellungen' })).toBeInViewport({ ratio: 1 });
  await expectNothingSticksOut(page, 390);
  await page.setViewportSize({ width: 1440, height: 900 });
  const device = main.getByRole('listitem').filter({ hasText: 'zuletzt' }).first();
  expect((await device.evaluate(box)).height).toBeLessThanOrEqual(64);
});

test('handles below the histogram set the price, and cannot pass each other', { tag: '@script' }, async ({
  page,
}) => {
  await page.goto(shopAddress('/muster/reifen'));
  const filter = page.getByRole('complementary', { name: 'Filter' });
  const [lower, upper] = [filter.getByLabel('Kleinster Preis'), filter.getByLabel('Größter Preis')];
  const bars = await filter.locator('svg[preserveAspectRatio]').first().evaluate(box);
  const track = await lower.evaluate(box);
  expect(Math.abs((track.top + track.bottom) / 2 - bars.bottom)).toBeLessThanOrEqual(2);
  await lower.press('ArrowRight');
  await expect(page).toHaveURL(/preisVon=\d+/);
  await expect(filter.getByLabel('Preis von (Euro)')).not.toHaveValue('');
  const set = await lower.inputValue();
  await lower.evaluate((handle: HTMLInputElement) => handle.form?.reset());
  expect(await lower.inputValue(), 'a form that is reset, as with each new list').toBe(set);
  await upper.press('Home');
  await expect(page).toHaveURL(/preisBis=\d+/);
  await expect.poll(async () => upper.inputValue()).toBe(await lower.inputValue());
  await page.goBack();
  await expect(page).not.toHaveURL(/preisBis/);
  await expect(filter.getByLabel('Preis bis (Euro)')).toHaveValue('');
  await expect(upper).toHaveValue((await upper.getAttribute('max')) ?? '');
});

test('on a tablet the words of the own vehicle have the room beside its picture', {
  tag: '@no-script',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const shop = shopAddress('/muster');
  await chooseVehicle(page, shop);
  await page.goto(`${shop}/fahrzeug`);
  const panel = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator('picture') })
    .first();
  expect((await panel.locator('> div').evaluate(box)).width).toBeGreaterThanOrEqual(380);
  const remove = await panel.getByRole('button', { name: 'Fahrzeug entfernen' }).evaluate(box);
  expect(remove.top).toBeGreaterThanOrEqual((await panel.locator('> div').evaluate(box)).bottom);
});
