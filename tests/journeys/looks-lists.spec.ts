import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import {
  box,
  cardsOf,
  chooseVehicle,
  expectApart,
  expectHeart,
  expectHeights,
  expectNothingSticksOut,
  heightsOf,
  stageOf,
} from './measures';
import { tagsOf, themeLocations } from './theme-locations';
import { typeInto } from './typing';

for (const [theme, path, host] of themeLocations) {
  test(`the tyre list in the theme ${theme} keeps its measures`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    const prefix = path === '/' ? '' : path;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(`${prefix}/reifen`, host));
    const first = await page.getByRole('article').first().evaluate(box);
    expect(first.top).toBeLessThanOrEqual(480);
    const finder = await page.getByRole('region', { name: 'Größe wählen' }).evaluate(box);
    expect(finder.height).toBeLessThanOrEqual(100);
    await expectHeights(page, 170, 185);
    await expectHeart(page);
    await expectNothingSticksOut(page, 1440);

    await page.setViewportSize({ width: 390, height: 844 });
    // A browser estimates cards below the screen by their last height, which is that of a wide screen.
    await page.reload();
    await expectHeights(page, 220, 300);
    await expectHeart(page);
    const heightOfPage = async () => (await page.locator('html').evaluate(box)).height;
    await expect.poll(heightOfPage).toBeLessThanOrEqual(9_200);
    const filter = page.getByRole('button', { name: 'Filter', exact: true });
    const bar = filter.locator('..');
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 52 });
    await expect(bar.getByLabel('Sortierung')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Größe ändern' })).toBeVisible();
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingSticksOut(page, width);
      if (width !== 768) continue;
      expect((await page.getByRole('article').first().evaluate(box)).top).toBeLessThanOrEqual(520);
      const [marks, words] = [
        cardsOf(page).first().locator('a[href$="#eu-label"]'),
        page.getByText('EU-Label'),
      ];
      expect((await marks.evaluate(box)).height).toBe(44);
      await expect(words.first()).toBeHidden();
    }
  });

  test(`a tyre in the theme ${theme} has picture, price and button on a phone's first screen`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(shopAddress(`${path === '/' ? '' : path}/reifen`, host));
    const refusal = page.getByRole('button', { name: 'Nur notwendige' });
    if (await refusal.isVisible()) await refusal.click();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    // Waits for the styles before measuring.
    await page.waitForLoadState('load');
    const picture = stageOf(page);
    expect((await picture.evaluate(box)).height).toBe(204);
    const bar = page.locator('[data-foot-bar]');
    expect(await bar.boundingBox()).toEqual({ x: 0, y: 780, width: 390, height: 64 });
    await expect(page.getByRole('banner').getByRole('button', { name: 'Reifen finden' })).toBeHidden();
    await expect(bar.locator('[data-cents]')).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: 'In den Warenkorb' })).toBeInViewport({ ratio: 1 });
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingSticksOut(page, width);
      if (width < 768) continue;
      // At the left or the right, by theme.
      const [seen, price] = [await picture.boundingBox(), await page.getByLabel('Menge').boundingBox()];
      if (!seen || !price) throw new Error('picture and price are not shown');
      expect(seen.x + seen.width < price.x || price.x + price.width < seen.x).toBe(true);
    }
  });
}

for (const [theme, path, host] of themeLocations) {
  test(`rims in the theme ${theme} stand in a grid, with the order in the heading's line`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.goto(shopAddress(`${path === '/' ? '' : path}/alufelgen`, host));
    const cards = cardsOf(page);
    for (const [width, columns, picture] of [
      [390, 2, 100],
      [768, 2, 220],
      // A boxed page has room for two.
      [1440, theme === 'Legacy' ? 2 : 3, 220],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await cards.evaluateAll((all) =>
        all.slice(0, 6).map((card) => {
          const { top, height, left } = card.getBoundingClientRect();
          return { top: top + scrollY, height, left };
        }),
      );
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size, `at ${width} px`).toBe(columns);
      expect(boxes[0]?.top, `at ${width} px`).toBeLessThanOrEqual(480);
      for (const { height } of boxes) expect(height, `at ${width} px`).toBeLessThanOrEqual(400);
      const image = await cards.first().locator('img').evaluate(box);
      expect(image.height, `at ${width} px`).toBeGreaterThanOrEqual(picture);
      const heart = cards.first().getByRole('button', { name: 'Auf die Merkliste' });
      await expectApart(heart, cards.first().locator('img'));
      await expectNothingSticksOut(page, width);
    }
    const heading = await page.getByRole('heading', { level: 1 }).locator('..').evaluate(box);
    const order = await page.getByLabel('Sortierung').evaluate(box);
    expect(order.bottom).toBeLessThanOrEqual(heading.bottom + 8);
    const legend = page.getByRole('group', { name: 'Durchmesser' });
    expect(await legend.getByRole('checkbox').count()).toBeLessThanOrEqual(5);
    await legend.getByText(/^\d+ weitere$/).click();
    expect(await legend.getByRole('checkbox').count()).toBeGreaterThan(5);
  });
}

for (const [theme, path, host] of themeLocations) {
  test(`with a vehicle the lists in the theme ${theme} begin as high, and say in a line that it fits`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    const prefix = path === '/' ? '' : path;
    await page.goto(shopAddress(`${prefix}/fahrzeug`, host));
    const main = page.getByRole('main');
    await typeInto(main.getByLabel('HSN'), '0603');
    await typeInto(main.getByLabel('TSN'), 'bjh');
    await main.getByRole('button', { name: 'Fahrzeug suchen' }).click();
    await page
      .locator('#gefunden')
      .getByRole('button', { name: /DSG Highline/ })
      .click();
    await expect(page.getByRole('region', { name: 'Ihr Fahrzeug' })).toBeVisible();
    for (const list of ['reifen', 'alufelgen']) {
      await page.goto(shopAddress(`${prefix}/${list}`, host));
      const first = page.getByRole('article').first();
      await page.setViewportSize({ width: 1440, height: 900 });
      expect((await first.evaluate(box)).top, list).toBeLessThanOrEqual(480);
      await page.setViewportSize({ width: 390, height: 844 });
      const { top } = await main.evaluate(box);
      expect((await first.evaluate(box)).top - top, list).toBeLessThanOrEqual(400);
      const note = page.locator('article details[data-fitment="fits"]').first();
      // Some locations list first what is known to fit only in part.
      if ((await note.count()) === 0 && list !== 'reifen') continue;
      expect((await note.evaluate(box)).height).toBeLessThanOrEqual(44);
      const reason = note.getByText(/Zugelassen/);
      await expect(reason).toBeHidden();
      await note.getByText('passt').click();
      await expect(reason).toBeVisible();
      expect((await reason.evaluate(box)).height).toBeGreaterThan(16);
      await expectNothingSticksOut(page, 390);
    }
  });
}

/** The structure of a card, without colours and words. */
function shapeOf(card: Element): string {
  const part = (selector: string) => card.querySelector(selector) as Element;
  const at = (selector: string) => part(selector).getBoundingClientRect();
  const [frame, price] = [getComputedStyle(card), getComputedStyle(part('[data-cents]'))];
  const plate = getComputedStyle(part('div:has(> button)')).backgroundColor;
  return [
    at('img').left < at('h2').left ? 'picture first' : 'words first',
    `${Math.round(at('img').width)} px`,
    at('button[name]').top < at('[data-cents]').bottom + 8 ? 'button beside' : 'button below',
    plate === 'rgba(0, 0, 0, 0)' ? 'one ground' : 'plate',
    frame.borderTopWidth,
    frame.boxShadow === 'none' ? 'flat' : frame.boxShadow.replace(/\S*\([^)]*\)/g, ''),
    frame.borderRadius,
    price.fontSize,
    price.fontWeight,
  ].join(', ');
}

test("each theme has a card of its own, on a phone's list and a wide one", {
  tag: ['@no-script', '@long'],
}, async ({ page }) => {
  test.setTimeout(60_000);
  const shapes = { 390: new Map<string, string>(), 1440: new Map<string, string>() };
  for (const [theme, path, host] of themeLocations) {
    await page.goto(shopAddress(`${path === '/' ? '' : path}/reifen`, host));
    for (const width of [390, 1440] as const) {
      await page.setViewportSize({ width, height: 844 });
      shapes[width].set(theme, await cardsOf(page).nth(3).evaluate(shapeOf));
    }
  }
  for (const map of Object.values(shapes))
    expect(new Set(map.values()).size, JSON.stringify([...map], undefined, 1)).toBe(themeLocations.length);
});

test('the filter panel has its one primary button at the bottom, the ways out on top', async ({
  page,
  javaScript,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopAddress('/muster/reifen?breite=205&hoehe=55&durchmesser=16&saison=winter'));
  if (javaScript) await expect(page.getByRole('button', { name: 'Sortieren' })).toBeHidden();
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  const close = panel.getByRole('button', { name: 'Schließen' });
  const primary = panel.getByRole('button', { name: javaScript ? '42 Reifen zeigen' : 'Filtern' });
  await expect(panel.getByRole('button')).toHaveCount(2);
  expect((await close.boundingBox())?.y).toBeLessThan(60);
  const foot = await primary.boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThan(780);
  if (javaScript) await expectNoAxeViolations(page);
  await close.click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await panel.getByRole('link', { name: 'Zurücksetzen' }).click();
  await expect(page).not.toHaveURL(/saison/);
});

test('an empty list is short, and says first what to loosen', { tag: '@no-script' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopAddress('/muster/reifen?breite=205&hoehe=55&durchmesser=16&saison=winter&preisBis=30'));
  const way = page.getByRole('link', { name: 'ohne „bis 30,00' });
  expect((await way.evaluate(box)).bottom).toBeLessThan(844);
  await page.getByRole('button', { name: 'Filter (2)' }).click();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await expect(panel.getByRole('checkbox', { name: 'Winter 0' })).toBeChecked();
  await expect(panel.getByRole('checkbox')).toHaveCount(1);
});

test('a saved heart is filled and keeps its width', async ({ page, javaScript }) => {
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^(Auf die Merkliste|Gemerkt)$/ })
    .first();
  const look = (element: Element) => ({
    width: Math.round(element.getBoundingClientRect().width),
    isFilled:
      !getComputedStyle(element, '::before').maskImage.includes("fill='none'") &&
      !getComputedStyle(element, '::before').maskImage.includes('fill%3D%22none'),
  });
  const expectFilled = async () => {
    // Columns change their width while a page loads.
    await page.waitForLoadState();
    const before = await heart.evaluate(look);
    expect(before.isFilled).toBe(false);
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await heart.click();
    await saved;
    await expect(heart).toHaveText('Gemerkt');
    await expect.poll(() => heart.evaluate(look)).toEqual({ width: before.width, isFilled: true });
  };
  await page.goto(shopAddress('/muster/reifen'));
  await expectFilled();
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  await expect(page.getByLabel('Menge')).toBeVisible();
  await expectFilled();
  await page.goto(shopAddress('/muster/merkliste'));
  const entries = page.getByRole('main').getByRole('article');
  await expect(entries).toHaveCount(2);
  const remove = entries.first().getByRole('button', { name: 'Entfernen' });
  expect((await remove.evaluate(look)).isFilled).toBe(true);
  if (javaScript) await expectNoAxeViolations(page);
});

test.describe('a form with an error', () => {
  // The answer has this status.
  test.use({ expectedMessages: [/400 \(Bad Request\)/] });

  test('keeps field and button in a row', { tag: '@no-script' }, async ({ page }) => {
    await page.goto(shopAddress('/muster/reifen?groesse=205-schief'));
    const size = page.getByRole('search', { name: 'Reifen nach Aufschrift' });
    const byFields = page.getByRole('search', { name: 'Reifen nach Größe' });
    const centre = ({ top, bottom }: ReturnType<typeof box>) => (top + bottom) / 2;
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const opener = page.getByRole('button', { name: 'Größe ändern' });
      if (await opener.isVisible()) await opener.click();
      await expect(size.getByText('Diese Größe können wir nicht lesen')).toBeVisible();
      const [field, button, breadth] = await Promise.all([
        size.getByLabel('Reifengröße').evaluate(box),
        size.getByRole('button').evaluate(box),
        byFields.getByLabel('Breite').evaluate(box),
      ]);
      expect(centre(button), `at ${width} px`).toBeCloseTo(centre(field), 0);
      if (width === 1440) expect(breadth.top).toBe(field.top);
    }
  });
});

test('on a narrow phone the name and the button of a wheel stay in its card', {
  tag: '@no-script',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await page.goto(shopAddress('/muster/komplettraeder'));
  for (const card of (await cardsOf(page).all()).slice(0, 6)) {
    const [around, button] = await Promise.all([
      card.evaluate(box),
      card.getByRole('button', { name: 'In den Warenkorb' }).evaluate(box),
    ]);
    expect(around.right - button.right).toBeGreaterThanOrEqual(12);
    const name = card.getByRole('heading').getByRole('link');
    expect((await name.evaluate(box)).height).toBeGreaterThanOrEqual(36);
  }
});

test('on a narrow phone the code of the coupon is whole', { tag: '@no-script' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await page.goto(shopAddress('/bergstrasse/kontakt'));
  const code = page.getByRole('complementary', { name: 'Gutschein' }).locator('strong');
  const [own, around] = await Promise.all([code.evaluate(box), code.locator('..').evaluate(box)]);
  expect(own.right).toBeLessThanOrEqual(around.right + 1);
});

for (const theme of ['Muster', 'Tecar', 'Premium']) {
  const [, path = '', host] = themeLocations.find(([name]) => name === theme) ?? [];
  const shop = shopAddress(path === '/' ? '' : path, host);

  test(`the names of wheels are whole in cards of at most 400 px in the theme ${theme}`, {
    tag: '@no-script',
  }, async ({ page }) => {
    for (const hasVehicle of [false, true]) {
      if (hasVehicle) await chooseVehicle(page, shop);
      await page.goto(`${shop}/komplettraeder`);
      for (const width of [360, 390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        const cards = (await cardsOf(page).all()).slice(0, 6);
        expect(cards.length).toBeGreaterThan(2);
        for (const card of cards) {
          const name = card.locator('h2 > a');
          const hidden = await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
          expect(hidden, `${await name.textContent()} at ${width} px`).toBeLessThanOrEqual(2);
          const [marks, make] = await Promise.all([
            card.locator('div > a').evaluate(box),
            card.locator('h2 > span').evaluate(box),
          ]);
          const isApart = marks.bottom <= make.top + 3 || make.bottom <= marks.top + 3;
          const [price, around] = await Promise.all([
            card.locator('[data-cents]').first().evaluate(box),
            card.evaluate(box),
          ]);
          expect(price.right, `price at ${width} px`).toBeLessThanOrEqual(around.right - 4);
          expect(isApart, `marks beside ${await name.textContent()} at ${width} px`).toBe(true);
        }
        expect((await heightsOf(page)).at(-1), `at ${width} px`).toBeLessThanOrEqual(400);
      }
    }
  });
}

test('the order of a list stands beside its word on wide screens, and without it on phones', {
  tag: '@no-script',
}, async ({ page }) => {
  for (const path of ['/reifen', '/alufelgen', '/angebote']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(`/muster${path}`));
    const main = page.getByRole('main');
    const [word, field] = [main.locator('label[for=sortierung]'), main.locator('#sortierung')];
    const [one, other] = [await word.evaluate(box), await field.evaluate(box)];
    expect(one.right, path).toBeLessThanOrEqual(other.left);
    expect(Math.abs(one.top + one.bottom - other.top - other.bottom), path).toBeLessThanOrEqual(4);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await word.evaluate(box)).width, path).toBeLessThanOrEqual(1);
  }
});

test('the fields of a search nearby are no wider than a make', { tag: '@no-script' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shopAddress('/muster/reifen/tecar'));
  const make = await page.getByRole('main').getByLabel('Marke').evaluate(box);
  expect(make.width).toBeLessThanOrEqual(320);
});
