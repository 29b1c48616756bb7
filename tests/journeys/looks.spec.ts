import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { themeLocations } from './theme-locations';

const box = (element: Element) => {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return { top: top + scrollY, bottom: bottom + scrollY, width, height };
};

/** Cards of articles that can be had: one that cannot has no button. */
function cardsOf(page: Page) {
  const button = page.getByRole('button', { name: 'In den Warenkorb' });
  return page.getByRole('article').filter({ has: button });
}

async function heightsOf(page: Page): Promise<number[]> {
  const boxes = await cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().height)),
  );
  return boxes.sort((a, b) => a - b);
}

async function expectHeights(page: Page, least: number, most: number) {
  const heights = await heightsOf(page);
  expect(heights.length).toBeGreaterThan(10);
  expect(heights[0]).toBeGreaterThanOrEqual(least);
  expect(heights.at(-1)).toBeLessThanOrEqual(most);
}

async function expectHeart(page: Page) {
  const heart = cardsOf(page).first().getByRole('button', { name: 'Auf die Merkliste' });
  expect(await heart.evaluate(box)).toMatchObject({ width: 44, height: 44 });
}

/** Words of the page begin below the header and end above the footer, with room between. */
async function expectAir(page: Page) {
  // A header may stay at the window's edge.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const words = await page.getByRole('main').evaluate((main) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const shown: DOMRect[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
      if (getComputedStyle(parentElement).clipPath !== 'none') continue;
      range.selectNode(texts.currentNode);
      shown.push(...range.getClientRects());
    }
    const header = document.querySelector('header')?.getBoundingClientRect();
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    // A header that is a column stands beside the page.
    const isAbove = header && header.width > innerWidth / 2;
    return {
      below: isAbove ? Math.min(...shown.map(({ top }) => top)) - header.bottom : Infinity,
      above: footer && footer.top - Math.max(...shown.map(({ bottom }) => bottom)),
    };
  });
  expect(words.below).toBeGreaterThanOrEqual(8);
  expect(words.above).toBeGreaterThanOrEqual(24);
}

async function expectNothingSticksOut(page: Page, width: number) {
  const widest = await page.locator('html').evaluate((html) => html.scrollWidth);
  expect(widest, `at ${width} px`).toBeLessThanOrEqual(width);
}

for (const [theme, path, host] of themeLocations) {
  test(`the tyre list in the theme ${theme} keeps its measures`, async ({ page, javaScript }) => {
    test.skip(javaScript, 'the same page either way');
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
    await expectHeights(page, 270, 300);
    await expectHeart(page);
    const filter = page.getByRole('button', { name: 'Filter (0)' });
    const bar = filter.locator('..');
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 52 });
    await expect(bar.getByLabel('Sortierung')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Größe ändern' })).toBeVisible();
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingSticksOut(page, width);
    }
  });
}

for (const [theme, path, host] of themeLocations) {
  test(`the place on the start page in the theme ${theme} is seen whole, above the finder`, async ({
    page,
    javaScript,
  }) => {
    test.skip(javaScript, 'the same page either way');
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
      const { top, bottom, height } = await scene.first().evaluate(box);
      expect(top, `at ${width} px`).toBeGreaterThanOrEqual(theme === 'Premium' ? 0 : header.bottom);
      expect(bottom, `at ${width} px`).toBeLessThan(search.top);
      expect(height, `at ${width} px`).toBeGreaterThan(120);
    }
  });
}

for (const [theme, path, host] of themeLocations) {
  test(`on a phone in the theme ${theme} the footer is short and touches nothing, and wish list and cart stand in the header`, async ({
    page,
    javaScript,
  }) => {
    test.skip(javaScript, 'the same page either way');
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
    await expectAir(page);
  });
}

test('each theme has an idea of its own for the start page, and a finder that is no tower', async ({
  page,
  javaScript,
}) => {
  test.skip(javaScript, 'the same page either way');
  test.setTimeout(60_000);
  const ideas = new Map<string, string>();
  for (const [theme, path, host] of themeLocations) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(path, host));
    const main = page.getByRole('main');
    const parts = await main
      .getByRole('heading', {
        level: 2,
        name: /^(Herzlich|Was möchten|Angebote|Empfohlen|Gut, hier|Vor Ort|Reifen finden)/,
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
    await page.getByRole('textbox', { name: 'Reifengröße' }).last().fill('195/65  r15 91h');
    await expect(engraved('195/65 R15 91H')).toBeVisible();
  }
  await finder.getByRole('button', { name: 'Reifen finden' }).click();
  await expect(page).toHaveURL(/breite=225/);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.getByText('Wo steht die Größe auf dem Reifen?').click();
  await expect(engraved('225/45 R17')).toBeVisible();
});

test("Centered's search stands below its logo, and all tools in the row", async ({ page, javaScript }) => {
  test.skip(javaScript, 'the same page either way');
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

test('an empty list is short, and says first what to loosen', async ({ page, javaScript }) => {
  test.skip(javaScript, 'the same page either way');
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
    const before = await heart.evaluate(look);
    expect(before.isFilled).toBe(false);
    await heart.click();
    await expect(heart).toHaveText('Gemerkt');
    expect(await heart.evaluate(look)).toEqual({ width: before.width, isFilled: true });
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

test('lists of an account have room around them, as every panel has', async ({ page, javaScript }) => {
  test.skip(javaScript, 'the same page either way');
  await page.goto(shopAddress('/muster/login'));
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail Adresse').fill('kundin@example.de');
  await main.getByLabel('Passwort').fill('Sommerreifen-2026');
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
    await main.getByLabel(label, { exact: true }).fill(text);
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

test.describe('a form with an error', () => {
  // The answer says so.
  test.use({ expectedMessages: [/400 \(Bad Request\)/] });

  test('keeps field and button in a row', async ({ page, javaScript }) => {
    test.skip(javaScript, 'the same page either way');
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

for (const [theme, path, host] of themeLocations) {
  test(`offers on the start page in the theme ${theme} are four upright cards, side by side`, async ({
    page,
    javaScript,
  }) => {
    test.skip(javaScript, 'the same page either way');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(path, host));
    const cards = page.getByRole('main').getByRole('article');
    test.skip((await cards.count()) === 0, 'no offers here');
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(4);
    const last = await cards.last().evaluate(box);
    const button = await cards.last().getByRole('button', { name: 'In den Warenkorb' }).evaluate(box);
    expect(last.bottom - button.bottom).toBeGreaterThanOrEqual(12);
    // In Legacy's box stand two, beside its column of services.
    const inRow = theme === 'Legacy' ? 2 : 4;
    for (const [index, { y, height }] of boxes.entries()) {
      expect(y).toBe(boxes[index - (index % inRow)].y);
      expect(height).toBeGreaterThanOrEqual(320);
      expect(height).toBeLessThanOrEqual(400);
    }
  });
}
