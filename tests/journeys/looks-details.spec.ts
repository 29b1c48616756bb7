import { expect, shopAddress, test } from './journey';
import { box, cardsOf, chooseVehicle, expectNothingSticksOut, expectWholeWords, stageOf } from './measures';
import { tagsOf, themeLocations } from './theme-locations';

for (const [theme, path, host] of themeLocations) {
  test(`the button of an article in the theme ${theme} is on the first screen, also below many variants`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    const prefix = path === '/' ? '' : path;
    for (const list of ['reifen', 'alufelgen', 'dachboxen']) {
      await page.goto(shopAddress(`${prefix}/${list}`, host));
      await cardsOf(page).nth(2).getByRole('heading').getByRole('link').click();
      await expect(page.getByLabel('Menge')).toBeVisible();
      // Waits for the styles before measuring.
      await page.waitForLoadState('load');
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const button = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first();
        const { bottom } = await button.evaluate(box);
        expect(bottom, `${list} at ${width} px`).toBeLessThanOrEqual(height);
        // Nothing lies on it.
        await button.click({ trial: true });
        await expectNothingSticksOut(page, width);
      }
    }
  });
}

/** Where a theme puts the price of an article on a wide screen; below the words beside the picture, if nothing is said. */
const places: Partial<Record<string, 'right' | 'rail' | 'titled'>> = {
  Centered: 'right',
  Split: 'right',
  Sidebar: 'right',
  Legacy: 'rail',
  EFA: 'rail',
  Tecar: 'rail',
  NOA: 'titled',
  Ribbon: 'titled',
  Premium: 'titled',
};

for (const [theme, path, host] of themeLocations) {
  test(`picture, words and price of a tyre in the theme ${theme} stand where it says, the sidewall named`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(`${path === '/' ? '' : path}/reifen?hersteller=Continental`, host));
    await cardsOf(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByLabel('Menge')).toBeVisible();
    await page.waitForLoadState('load');
    const main = page.getByRole('main');
    const [picture, title, price] = await Promise.all([
      stageOf(page).evaluate(box),
      main.getByRole('heading', { level: 1 }).evaluate(box),
      main.getByLabel('Menge').evaluate(box),
    ]);
    const place = places[theme] ?? 'left';
    expect(price.left > picture.right, 'the price is at the right').toBe(place !== 'right');
    expect(title.bottom < picture.top, 'the name is above all').toBe(place === 'titled');
    expect(price.left > title.right || price.left > title.left + 200, 'the price has a column').toBe(
      place === 'rail' || place === 'titled',
    );
    // Below the words follow the data: no hole beside the price.
    if (place === 'rail') {
      const above = main.locator('div:has(> h1)').locator('> :last-child');
      const data = main.locator('section', { hasText: 'Produktdaten' }).last();
      const [end, start] = await Promise.all([above.evaluate(box), data.evaluate(box)]);
      expect(start.left).toBe(title.left);
      expect(start.top - end.bottom).toBeLessThanOrEqual(48);
      const meaning = await main.locator('section', { hasText: 'bedeutet' }).last().evaluate(box);
      const buying = await main.locator('div:has(> form #menge)').evaluate(box);
      expect(meaning.left, 'the size is explained below the price').toBe(buying.left);
      expect(meaning.top - buying.bottom).toBeLessThanOrEqual(160);
    }
    const words = main.locator('img[src*="/schrift-"]');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const [photo, overlay] = await Promise.all([
        stageOf(page).locator('picture > img').evaluate(box),
        words.evaluate(box),
      ]);
      for (const edge of ['top', 'left', 'width', 'height'] as const)
        expect(Math.abs(overlay[edge] - photo[edge]), `${edge} at ${width} px`).toBeLessThan(1);
    }
  });
}

for (const [theme, path, host] of themeLocations.filter(([theme]) => places[theme] === 'rail')) {
  test(`the data of a rim in the theme ${theme} lie below picture and words, its maker below the price`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(`${path === '/' ? '' : path}/alufelgen`, host));
    await cardsOf(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByLabel('Menge')).toBeVisible();
    await page.waitForLoadState('load');
    const main = page.getByRole('main');
    const panel = (title: string) => main.locator('section', { hasText: title }).last().evaluate(box);
    const [picture, buying, data, maker] = await Promise.all([
      stageOf(page).evaluate(box),
      main.locator('div:has(> form #menge)').evaluate(box),
      panel('Produktdaten'),
      panel('Angaben zum Hersteller'),
    ]);
    expect([data.left, maker.left]).toEqual([picture.left, buying.left]);
    expect(data.top).toBe(maker.top);
    const views = await main.getByRole('group', { name: 'Ansichten' }).evaluate(box);
    expect(data.top - Math.max(buying.bottom, views.bottom)).toBeLessThanOrEqual(48);
    expect(Math.abs(data.bottom - maker.bottom), 'no hole below either').toBeLessThanOrEqual(160);
    for (const term of await main.getByRole('rowheader').all()) await expectWholeWords(term);
  });
}

for (const [theme, path, host] of themeLocations) {
  test(`in the theme ${theme} the panels of an article end with their words, which are whole`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    const main = page.getByRole('main');
    for (const list of ['reifen', 'dachboxen']) {
      await page.goto(shopAddress(`${path === '/' ? '' : path}/${list}`, host));
      await cardsOf(page).first().getByRole('heading').getByRole('link').click();
      await expect(page.getByLabel('Menge')).toBeVisible();
      await page.waitForLoadState('load');
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const empty = await main
          .locator('section:has(> h2)')
          .evaluateAll((panels) =>
            panels.map(
              (panel) =>
                panel.getBoundingClientRect().bottom -
                Math.max(...[...panel.children].map((child) => child.getBoundingClientRect().bottom)),
            ),
          );
        expect(Math.max(...empty), `${list} at ${width} px`).toBeLessThanOrEqual(48);
        for (const term of await main.getByRole('rowheader').all()) await expectWholeWords(term);
      }
    }
  });
}

test('similar tyres stand in a row, which phones swipe', { tag: '@no-script' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopAddress('/muster/reifen?breite=205&hoehe=55&durchmesser=16'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const cards = page.locator('section', { hasText: 'Ebenfalls in' }).last().getByRole('article');
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
  await expectNothingSticksOut(page, 390);
});

test('one or two similar tyres do not fill a wide row', { tag: '@no-script' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shop = shopAddress('/muster');
  await chooseVehicle(page, shop);
  await page.goto(`${shop}/reifen?hersteller=BFGoodrich`);
  await cardsOf(page).first().getByRole('heading').getByRole('link').click();
  const cards = page.locator('section', { hasText: 'Ebenfalls in' }).last().getByRole('article');
  await expect(cards.first()).toBeAttached();
  expect(await cards.count()).toBeLessThanOrEqual(2);
  expect((await cards.first().evaluate(box)).width).toBeLessThanOrEqual(384);
});

for (const [theme, path, host] of themeLocations) {
  test(`a small phone shows the price of an article and when it is there, with one verdict, in ${theme}`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    const shop = shopAddress(path === '/' ? '' : path, host);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const list of ['reifen', 'dachboxen']) {
      await page.goto(`${shop}/${list}`);
      // The old price and the lowest of 30 days take more lines.
      const cards = cardsOf(page).filter({ hasNot: page.locator('s') });
      await cards.first().getByRole('heading').getByRole('link').click();
      const amount = page.getByLabel('Menge');
      await expect(amount).toBeVisible();
      await page.waitForLoadState('load');
      const main = page.getByRole('main');
      const bar = await main.getByRole('button', { name: 'In den Warenkorb' }).first().evaluate(box);
      const when = main
        .locator('div:has(> form #menge)')
        .getByText(/vorrätig|abholbereit/)
        .first();
      expect((await when.evaluate(box)).top, list).toBeLessThan(bar.top - 16);
    }
    for (const list of ['alufelgen', 'komplettraeder']) {
      const answer = await page.goto(`${shop}/${list}`);
      if (answer?.status() === 404) continue;
      await cardsOf(page).first().getByRole('heading').getByRole('link').click();
      await page.waitForLoadState('load');
      const line = page.getByRole('main').locator('[data-price-line]');
      await expect(line.locator('[data-cents]')).toBeInViewport({ ratio: 1 });
      expect(await line.innerText(), list).toMatch(/vorrätig|abholbereit/i);
      // The bar at the window's foot begins at 664.
      expect((await line.evaluate(box)).bottom, list).toBeLessThan(664);
    }
    await chooseVehicle(page, shop);
    await page.goto(`${shop}/reifen`);
    await cardsOf(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByLabel('Menge')).toBeVisible();
    const verdicts = page.locator('[data-fitment]').filter({ visible: true });
    const above = page.getByRole('main').locator('div:has(> h1)').locator('[data-fitment]');
    await expect(above).toBeVisible();
    expect(await verdicts.first().evaluate(box)).toEqual(await above.evaluate(box));
  });
}
