import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { box, cardsOf, chooseVehicle, expectNothingSticksOut } from './measures';
import { tagsOf, themeLocations } from './theme-locations';
import { typeInto } from './typing';

for (const [theme, path, host] of themeLocations) {
  test(`the place on the start page in the theme ${theme} is seen whole, above or beside the finder`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.goto(shopAddress(path, host));
    const scene = page.locator('svg').filter({ has: page.locator('use[href$="#szene"]') });
    const house = page.getByRole('region', { name: /^Vor Ort/ }).locator('svg');
    const panel = page.getByRole('region', { name: 'Welche Reifen suchen Sie?' });
    const finder = panel.or(page.getByRole('search', { name: 'Reifen nach Größe' })).first();
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingSticksOut(page, width);
      const header = await page.getByRole('banner').evaluate(box);
      const search = await finder.evaluate(box);
      const isOnTop = (await scene.count()) > (await house.count());
      if (!isOnTop) continue;
      const { top, right, bottom, left, height } = await scene.first().evaluate(box);
      expect(top, `at ${width} px`).toBeGreaterThanOrEqual(theme === 'Premium' ? 0 : header.bottom);
      const isCovered =
        top < search.bottom && bottom > search.top && left < search.right && right > search.left;
      expect(isCovered, `at ${width} px`).toBe(false);
      expect(height, `at ${width} px`).toBeGreaterThan(120);
    }
  });
}

test('each theme has an idea of its own for the start page, and a finder that is no tower', {
  tag: ['@no-script', '@long'],
}, async ({ page }) => {
  test.setTimeout(60_000);
  const ideas = new Map<string, string>();
  for (const [theme, path, host] of themeLocations) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(path, host));
    const main = page.getByRole('main');
    const parts = await main
      .getByRole('heading', {
        level: 2,
        name: /^(Angebote|Empfohlen|Vor Ort|Felgen am|Unsere Werkstatt|Ihre Vorteile|Reifen nach)/,
      })
      .evaluateAll((headings) =>
        headings
          .map((heading) => ({
            word: heading.textContent?.slice(0, 4),
            ...heading.getBoundingClientRect().toJSON(),
          }))
          .sort((a, b) => a.top - b.top || a.left - b.left)
          .map(({ word, left }) => `${word} ${left > 500 ? 'right' : 'left'}`),
      );
    const tile = main.getByRole('link', { name: /^Sommerreifen/ }).first();
    const look = await tile.evaluate((link) => {
      const { flexDirection, borderTopWidth } = getComputedStyle(link);
      return `${flexDirection} ${borderTopWidth} ${Math.round(link.getBoundingClientRect().width / 100)}`;
    });
    ideas.set(theme, [...parts, look].join(', '));

    await page.setViewportSize({ width: 768, height: 900 });
    const finder = page.getByRole('region', { name: 'Welche Reifen suchen Sie?' });
    if (theme !== 'Legacy') expect((await finder.evaluate(box)).height, theme).toBeLessThanOrEqual(380);
  }
  expect(new Set(ideas.values()).size, JSON.stringify([...ideas], undefined, 1)).toBe(themeLocations.length);
});

/** No two themes have the same. */
async function expectOneEach(page: Page, composition: () => Promise<string>) {
  const compositions = new Map<string, string>();
  for (const [theme, path, host] of themeLocations) {
    await page.goto(shopAddress(path, host));
    compositions.set(theme, await composition());
  }
  const seen = JSON.stringify([...compositions], undefined, 1);
  expect(new Set(compositions.values()).size, seen).toBe(themeLocations.length);
}

test('picture, words and finder of a start page stand in each theme as in no other', {
  tag: ['@no-script', '@long'],
}, async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectOneEach(page, async () => {
    const main = page.getByRole('main');
    const scene = main.locator('svg:has(use[href$="#szene"]), img[width="900"]');
    const picture = await scene.first().evaluate(box);
    const words = await main.getByRole('heading', { level: 1 }).evaluate(box);
    const panel = main.getByRole('region', { name: 'Welche Reifen suchen Sie?' });
    const search = main.getByRole('search', { name: 'Reifen nach Größe' });
    const finder = await panel.or(search).first().evaluate(box);
    const steps = ({ left, right }: ReturnType<typeof box>) => [left, right].map((x) => Math.round(x / 100));
    return [
      `picture ${steps(picture)}`,
      `finder ${steps(finder)}, ${finder.top < picture.top ? 'above' : finder.top > picture.bottom ? 'below' : 'beside'}`,
      `words ${Math.round(words.left / 100)}, ${words.top > picture.bottom ? 'below' : 'not below'}, ${words.height > 120 ? 'large' : 'small'}`,
    ].join('; ');
  });
});

/** Where the parts of stage, workshop and makes stand, without colours and words. */
function compositionOf(main: Element): string {
  const part = (selector: string, around = main) => around.querySelector(selector) as Element;
  const stage = part('#buehne');
  const at = (selector: string) => part(selector, stage).getBoundingClientRect();
  const [car, words, paints, rims] = [
    at('img'),
    at('h2'),
    at('[aria-label="Lack"]'),
    at('[aria-label="Felge"]'),
  ];
  const side = ({ left, right }: DOMRect) => {
    if (left > car.right - 1) return 'right';
    return right < car.left + 1 ? 'left' : 'above';
  };
  const { borderImageSource, backgroundImage } = getComputedStyle(stage);
  const entry = (name: RegExp) => {
    const section = [...main.querySelectorAll('section:has(> h2)')].find((one) =>
      name.test(part('h2', one).textContent),
    );
    const list = section?.querySelector('ul');
    if (!list) return 'none';
    const { borderTopWidth, borderBottomWidth, paddingLeft } = getComputedStyle(part('a', list));
    const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
    return [columns, borderTopWidth, borderBottomWidth, paddingLeft].join(' ');
  };
  return [
    `car ${Math.round(car.width / 50)}`,
    `words ${side(words)}, paints ${side(paints)}, rims ${side(rims)}`,
    rims.top < paints.top ? 'rims first' : 'paints first',
    `${borderImageSource === 'none' ? 'card' : 'band'} of ${backgroundImage.split('gradient(').length - 1}`,
    `workshop ${entry(/^Unsere Werkstatt/)}`,
    `makes ${entry(/^Reifen nach Marke/)}`,
  ].join('; ');
}

test('stage, workshop and makes of a start page are composed in each theme as in no other', {
  tag: ['@no-script', '@long'],
}, async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectOneEach(page, () => page.getByRole('main').evaluate(compositionOf));
});

for (const [theme, path, host] of themeLocations) {
  test(`the start page in the theme ${theme} has one form in sight, a wide sidewall, and a stage of 360 px`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(path, host));
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox')).toHaveCount(0);
    const sidewall = await main.getByRole('img', { name: /^Zeichnung: Flanke/ }).evaluate(box);
    expect(Math.round(sidewall.width)).toBe(420);
    const stage = main.locator('#buehne');
    const { height, bottom } = await stage.evaluate(box);
    expect(Math.round(height)).toBe(360);
    for (const part of await stage.getByRole('link').all()) {
      expect((await part.evaluate(box)).bottom).toBeLessThanOrEqual(bottom);
    }
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingSticksOut(page, width);
    }
  });
}

test('the meaning of a marking shows when the sidewall has the focus', async ({ page, javaScript }) => {
  await page.goto(shopAddress('/muster'));
  const sidewall = page.locator('summary').filter({ has: page.getByRole('img', { name: /Flanke/ }) });
  const legend = page.getByText('Tragfähigkeit', { exact: true });
  await expect(legend).toBeHidden();
  await sidewall.focus();
  await page.keyboard.press('Enter');
  await expect(legend).toBeVisible();
  if (javaScript) await expectNoAxeViolations(page);
});

test('the sidewall beside the finder follows the size that is chosen or typed', async ({
  page,
  javaScript,
}) => {
  await page.goto(shopAddress('/muster'));
  const engraved = (marking: string) =>
    page.getByRole('img', { name: `Flanke mit der Aufschrift ${marking}` });
  await expect(engraved('205/55 R16 91V')).toBeVisible();
  const finder = page.getByRole('search', { name: 'Reifen nach Größe' });
  await finder.getByLabel('Breite').selectOption('225');
  await finder.getByLabel('Höhe').selectOption('45');
  await finder.getByLabel('Zoll').selectOption('17');
  if (javaScript) {
    await expect(engraved('225/45 R17')).toBeVisible();
    await page.getByText('oder Aufschrift eintippen').click();
    await typeInto(page.getByRole('textbox', { name: 'Reifengröße' }).last(), '195/65  r15 91h');
    await expect(engraved('195/65 R15 91H')).toBeVisible();
  }
  await finder.getByRole('button', { name: 'Reifen finden' }).click();
  await expect(page).toHaveURL(/breite=225/);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.getByRole('button', { name: 'Größe ändern' }).click();
  await page.getByText('Wo steht die Größe auf dem Reifen?').click();
  await expect(engraved('225/45 R17')).toBeVisible();
});

for (const [theme, path, host] of themeLocations) {
  test(`offers on the start page in the theme ${theme} are four upright cards, side by side`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(path, host));
    const cards = page.getByRole('main').getByRole('article');
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(4);
    const last = await cards.last().evaluate(box);
    const button = await cards.last().getByRole('button', { name: 'In den Warenkorb' }).evaluate(box);
    expect(last.bottom - button.bottom).toBeGreaterThanOrEqual(12);
    for (const { y, height } of boxes) {
      expect(y).toBe(boxes[0].y);
      expect(height).toBeGreaterThanOrEqual(320);
      expect(height).toBeLessThanOrEqual(400);
    }
  });
}

test('with a vehicle the words of recommended tyres keep away from the edge of their card', {
  tag: '@no-script',
}, async ({ page }) => {
  const shop = shopAddress('/muster');
  await chooseVehicle(page, shop);
  await page.goto(shop);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = await cardsOf(page).all();
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      const [around, words] = await Promise.all([card.evaluate(box), card.locator('h2 > a').evaluate(box)]);
      expect(words.left - around.left, `at ${width} px`).toBeGreaterThanOrEqual(12);
    }
  }
});

test('the workshop of the place is no tower on a tablet', { tag: '@no-script' }, async ({ page }) => {
  const place = page.getByRole('region', { name: /^Vor Ort/ });
  for (const path of ['/muster', '/stadtwerk']) {
    await page.goto(shopAddress(path));
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const scene = await place.locator('svg[viewBox]').first().evaluate(box);
      expect(scene.width / scene.height, `${path} at ${width} px`).toBeGreaterThan(1.2);
      const [around, words] = await Promise.all([
        place.evaluate(box),
        place.getByRole('link').last().evaluate(box),
      ]);
      expect(around.bottom - words.bottom, `${path} at ${width} px`).toBeLessThanOrEqual(64);
    }
  }
});
