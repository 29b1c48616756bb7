import { expect, shopAddress, test } from './journey';
import { box, expectApart } from './measures';
import { tagsOf, themeLocations } from './theme-locations';

/** Only Safari has this triangle: a rule that hides it is all that other browsers can show. */
const hidesMarker = (summary: Element) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .some(
      (rule) =>
        rule instanceof CSSStyleRule &&
        rule.style.display === 'none' &&
        rule.selectorText
          .split(', ')
          .some(
            (one) => one.endsWith('::-webkit-details-marker') && summary.matches(one.split('::')[0] ?? ''),
          ),
    );

for (const [theme, path, host] of themeLocations) {
  const shop = shopAddress(path === '/' ? '' : path, host);

  test(`parts of the footer in the theme ${theme} open with an angle at their end, not with a triangle`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop}/kontakt`);
    const summary = page.getByRole('contentinfo').locator('summary').first();
    const looks = await summary.evaluate((element) => ({
      display: getComputedStyle(element).display,
      angle: getComputedStyle(element, '::after').width,
      justify: getComputedStyle(element).justifyContent,
    }));
    expect(looks).toEqual({ display: 'flex', angle: '7px', justify: 'space-between' });
    expect(await summary.evaluate(hidesMarker)).toBe(true);
  });

  test(`the sidewall on a phone in the theme ${theme} shows all of its call-outs`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(shop);
    const drawing = page.getByRole('img', { name: /^Zeichnung: Flanke/ });
    const { left, right } = await drawing.evaluate(box);
    expect(left).toBeGreaterThanOrEqual(16);
    expect(right).toBeLessThanOrEqual(375);
  });
}

test("questions hide Safari's triangle beside their angle", { tag: '@no-script' }, async ({ page }) => {
  await page.goto(shopAddress('/muster/faq'));
  expect(await page.getByRole('main').locator('summary').first().evaluate(hidesMarker)).toBe(true);
});

test('a search that finds pages only shows them as cards, two in a row', { tag: '@no-script' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shopAddress('/muster/search?q=einlagern'));
  const hits = page.getByRole('main').locator('section li');
  const [first, second] = await hits.evaluateAll((cards) =>
    cards.map((card) => {
      const { top, left, right, height } = card.getBoundingClientRect();
      return { top, left, right, height };
    }),
  );
  if (!first || !second) throw new Error('two hits are expected');
  expect(second.top).toBe(first.top);
  expect(second.left).toBeGreaterThan(first.right);
  expect(first.height).toBeGreaterThanOrEqual(80);
  await page.goto(shopAddress('/muster/search?q=impressum'));
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Anbieter, Vertretung, Register' });
  await card.click({ position: { x: 4, y: 4 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
});

test('what an account gives stands beside the form, from a tablet on', { tag: '@no-script' }, async ({
  page,
}) => {
  for (const [width, path] of [
    [768, '/muster/login'],
    [1024, '/muster/registrieren'],
  ] as const) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto(shopAddress(path));
    const button = page.getByRole('main').getByRole('button', { name: /^(Einloggen|Registrieren|Konto)/ });
    const reasons = page.getByRole('complementary', { name: 'Vorteile eines Kontos' });
    const [form, aside] = await Promise.all([button.evaluate(box), reasons.evaluate(box)]);
    expect(aside.left).toBeGreaterThan(form.right);
    expect(aside.top).toBeLessThan(form.top);
    expect(aside.right).toBeLessThanOrEqual(width - 16);
  }
});

test("Sidebar's column shows its booking whole at 1100 px", { tag: '@no-script' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1100 });
  for (const path of ['/stadtwerk', '/stadtwerk/login']) {
    await page.goto(shopAddress(path));
    const header = page.getByRole('banner');
    const { bottom } = await header.getByRole('button', { name: 'Zur Termin-Buchung' }).evaluate(box);
    const opening = await header
      .getByText(/^(öffnet|bis) .*Uhr/)
      .filter({ visible: true })
      .first()
      .evaluate(box);
    expect(bottom).toBeLessThanOrEqual(opening.top - 16);
  }
});

test("Premium's navigation keeps its distance from the logo", { tag: '@no-script' }, async ({ page }) => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(shopAddress('/reifen', 'audi.localhost'));
    const header = page.getByRole('banner');
    const logo = await header.getByRole('link').and(page.locator('[title]')).first().evaluate(box);
    const offers = await header.getByRole('link', { name: 'Angebote' }).first().evaluate(box);
    expect(offers.left - logo.right).toBeGreaterThanOrEqual(32);
  }
});

test("the cart's count leaves its word free", { tag: '@no-script' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shopAddress('/muster/reifen?breite=205&hoehe=55&durchmesser=16'));
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await page.goto(shopAddress('/muster/kontakt'));
  const cart = page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ });
  await expectApart(cart.locator('[data-any="yes"]'), cart.getByText('Warenkorb', { exact: true }));
});

test('buttons beside the configured car keep their words on one line', { tag: '@no-script' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/legacy', '/bergstrasse', '/stadtwerk']) {
    await page.goto(
      shopAddress(`${path}/felgenkonfigurator/volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline`),
    );
    const chosen = page.getByRole('region', { name: 'Gewählte Felge' });
    for (const name of ['In den Warenkorb', 'Auf die Merkliste']) {
      const { height } = await chosen.getByRole('button', { name }).evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button.lastChild ?? button);
        return range.getBoundingClientRect();
      });
      expect(height, `${path} ${name}`).toBeLessThan(30);
    }
  }
});
