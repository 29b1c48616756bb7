import { fillPerson } from './buying';
import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { expectApart, stageOf } from './measures';
import { tagsOf } from './theme-locations';
import { typeInto } from './typing';

/** Themes whose pages differ most, with their demo locations. */
const shops: [theme: string, path: string, host?: string][] = [
  ['Muster', '/muster'],
  ['Legacy', '/legacy'],
  ['EFA', '', 'efa.localhost'],
  ['Tecar', '/techno'],
  ['Premium', '', 'audi.localhost'],
  ['Compact', '/bergstrasse'],
];

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const LOW = { width: 360, height: 480 };

const footBar = (page: Page) => page.locator('[data-foot-bar]');

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
}

/** Sum and button are visible without scrolling: a bar of 64 px by default. */
async function expectFootBar(page: Page, button: string, height = 64) {
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(footBar(page)).toHaveCount(1);
  const bar = await boxOf(page, '[data-foot-bar]');
  expect(bar).toEqual({ x: 0, y: PHONE.height - height, width: PHONE.width, height });
  await expect(footBar(page).locator('[data-cents]')).toBeInViewport({ ratio: 1 });
  const main = footBar(page).locator('button, a').filter({ hasText: button });
  await expect(main).toBeInViewport({ ratio: 1 });
  // Nothing covers it, and it covers little of a low window.
  await main.click({ trial: true });
  await page.setViewportSize(LOW);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width >= innerWidth && bottom >= innerHeight && top < innerHeight)
      .reduce((sum, { top }) => sum + innerHeight - top, 0),
  );
  expect(covered).toBeLessThanOrEqual(LOW.height / 5);
  await page.setViewportSize(PHONE);
}

/** A step has no menus or banners of the shop; the legal pages are linked. */
async function expectNothingLeadsAway(page: Page) {
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Service' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  const legal = page.getByRole('contentinfo').getByRole('link');
  await expect(legal.filter({ hasText: 'Impressum' })).toBeVisible();
  expect(await legal.count()).toBeLessThanOrEqual(7);
  const [header, steps] = [await boxOf(page, 'header'), await boxOf(page, 'main nav')];
  expect(steps.y - header.y - header.height).toBe(24);
}

async function openDetail(page: Page, shop: string, host?: string) {
  await page.goto(shopAddress(`${shop}/reifen`, host));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByLabel('Menge')).toBeVisible();
  // Waits for the styles before measuring.
  await page.waitForLoadState('load');
  await page.evaluate(() => window.scrollTo(0, 0));
}

for (const [theme, shop, host] of shops) {
  test(`in the theme ${theme} a phone has picture, sum and button in sight on the way through the checkout`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(PHONE);
    await page.goto(shopAddress(`${shop}/kontakt`, host));
    const refusal = page.getByRole('button', { name: 'Nur notwendige' });
    if (await refusal.isVisible()) await refusal.click();
    await openDetail(page, shop, host);
    expect((await stageOf(page).boundingBox())?.height).toBe(204);
    const price = page.getByRole('main').locator('[data-cents]').first();
    await expectApart(price, page.getByRole('main').locator('svg:has(use[href*="#raeder-"])'));
    await expectFootBar(page, 'In den Warenkorb');
    await footBar(page).getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');
    await expect(page.getByRole('button', { name: 'Reifen finden' })).toBeHidden();
    await expectFootBar(page, 'Zur Kasse');
    await footBar(page).getByRole('link').click();
    await expectFootBar(page, 'Weiter');
    await expectNothingLeadsAway(page);
    await page.getByRole('radio', { name: 'Kaufen' }).check();
    await footBar(page).getByRole('button').click();
    await expectFootBar(page, 'Weiter');
    await expectNothingLeadsAway(page);
    await fillPerson(page, true);
    await footBar(page).getByRole('button').click();
    await expectFootBar(page, 'Weiter');
    await expectNothingLeadsAway(page);
    await page.getByRole('radio', { name: /^Selbst abholen/ }).check();
    await page.getByRole('radio', { name: 'Zahlung bei Abholung' }).check();
    await page
      .getByRole('radio', { name: /^Versand/ })
      .first()
      .check();
    await expect(page.getByRole('radio', { name: 'Zahlung bei Abholung' })).toBeHidden();
    // A parcel is not paid at the counter: the bar leads to the payment methods.
    await expect(footBar(page).getByRole('button')).toBeHidden();
    await footBar(page).getByRole('link', { name: 'Zahlungsart wählen' }).click();
    const prepaid = page.getByRole('radio', { name: 'Vorkasse' });
    await expect(prepaid).toBeInViewport();
    await prepaid.check();
    await expect(footBar(page).getByRole('link')).toBeHidden();
    await expect(footBar(page).getByRole('button', { name: 'Weiter' })).toBeVisible();
    await page.getByRole('radio', { name: /^Selbst abholen/ }).check();
    await page.getByRole('radio', { name: 'Zahlung bei Abholung' }).check();
    await footBar(page).getByRole('button').click();
    await expectFootBar(page, 'zahlungspflichtig bestellen', 116);
    const terms = footBar(page).getByRole('checkbox', { name: /^Ich habe die AGB/ });
    await expect(terms).toBeInViewport({ ratio: 1 });
    await expectNothingLeadsAway(page);
    await expect(page.getByText(/^\d+ × /)).toHaveCount(1);
    await expect(page.getByText('Gesamt inkl. MwSt.').filter({ visible: true })).toHaveCount(2);
    // The legal notice stands below the order in full.
    const notice = await page.getByRole('region', { name: 'Gesetzliche Gewährleistung' }).boundingBox();
    expect(notice?.y).toBeGreaterThan((await boxOf(page, 'a[href$="/warenkorb"]')).y);
    expect(notice?.height).toBeLessThanOrEqual(760);
  });
}

const isWithRail = (theme: string) => ['Legacy', 'EFA', 'Tecar'].includes(theme);

test('on a desktop the columns of a product have one gutter', { tag: '@no-script' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const [theme, shop, host] of shops) {
    await openDetail(page, shop, host);
    const panels = ['EU-Reifenlabel', 'Produktdaten', /^Was .* bedeutet$/].map((name) =>
      page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name }) }),
    );
    const [label, facts, size] = await Promise.all(panels.map((panel) => panel.boundingBox()));
    const picture = await stageOf(page).boundingBox();
    expect(label && [label.x, label.width], theme).toEqual(picture && [picture.x, picture.width]);
    // With a rail for the price they follow the words.
    if (isWithRail(theme)) expect(facts?.y, theme).toBeLessThan(label?.y ?? 0);
    else expect(facts?.y, theme).toBe(label?.y);
    // The price for four stands beside the quantity.
    const quantity = await page.getByLabel('Menge').boundingBox();
    const sum = await boxOf(page, '[data-foot-bar] [data-cents]');
    expect(Math.abs(sum.y + sum.height - (quantity?.y ?? 0) - (quantity?.height ?? 0)), theme).toBeLessThan(
      24,
    );
    // The drawing at the left leaves no gap below it.
    const last = await page.getByText(/^\S+ Geschwindigkeit: /).boundingBox();
    expect((size?.y ?? 0) + (size?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0), theme).toBeLessThan(
      160,
    );
  }
});

test('a tablet names the current step, a phone numbers it', { tag: '@no-script' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openDetail(page, '/muster');
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await page.goto(shopAddress('/muster/initiateCheckout'));
  await page.getByRole('radio', { name: /^Kaufen/ }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/adresse$/);
  const steps = page.getByRole('navigation', { name: 'Schritte der Bestellung' });
  const [current, next] = [steps.getByText('Adresse'), steps.getByText('Prüfen und bestellen')];
  const widthOf = async (label: typeof current) => (await label.boundingBox())?.width;
  expect(await widthOf(current)).toBeGreaterThan(40);
  expect(await widthOf(next)).toBe(1);
  await page.setViewportSize(PHONE);
  expect(await widthOf(current)).toBe(1);
});

test('on a desktop the form of a step begins level with its summary', { tag: '@no-script' }, async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openDetail(page, '/muster');
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await page.goto(shopAddress('/muster/initiateCheckout'));
  const expectLevel = async () => {
    const form = await page.getByRole('main').locator('form').first().boundingBox();
    const summary = await page.getByRole('complementary', { name: 'Ihr Warenkorb' }).boundingBox();
    expect(form?.y, page.url()).toBe(summary?.y);
  };
  await expectLevel();
  await page.getByRole('radio', { name: /^Kaufen/ }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/adresse$/);
  await expectLevel();
});

test('the bar at the foot is reached by the keyboard and has no barrier that a program can find', {
  tag: '@script',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openDetail(page, '/muster');
  await expectNoAxeViolations(page);
  const button = footBar(page).getByRole('button');
  // Above the consent banner.
  await button.click({ trial: true });
  // Content of the page goes below it.
  const wish = page
    .getByRole('main')
    .getByRole('button', { name: /Merkliste/ })
    .first();
  await wish.evaluate(
    (element, bar) => window.scrollBy(0, element.getBoundingClientRect().top - bar),
    PHONE.height - 64 - 128,
  );
  await button.click({ trial: true });
  await page.getByLabel('Menge').focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const toast = page.getByRole('link', { name: 'Warenkorb ansehen' });
  await expect(toast).toBeVisible();
  await button.click({ trial: true });
  await toast.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');
  await expectNoAxeViolations(page);
});

test('the quantity mounts wheels on the car, without a motion for those who want none', {
  tag: '@script',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDetail(page, '/muster');
  const wheels = page.locator('use[href*="#raeder-"]');
  for (const [typed, shown] of [
    ['1', 1],
    ['3', 3],
    ['8', 4],
    ['', 0],
  ] as const) {
    await typeInto(page.getByLabel('Menge'), typed);
    await expect(wheels).toHaveAttribute('href', new RegExp(`#raeder-${shown}$`));
  }
  await typeInto(page.getByLabel('Menge'), '3');
  await expect(footBar(page)).toContainText('3 Stück');
  const duration = await wheels
    .locator('..')
    .evaluate((car) => Number.parseFloat(getComputedStyle(car).animationDuration));
  expect(duration).toBeLessThan(0.001);
});

test('a page that cannot scroll offers no way to the top', { tag: '@no-script' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(shopAddress('/muster/reifensucheExtern'));
  await expect(page.getByRole('link', { name: 'Vertrag widerrufen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Seitenanfang' })).toBeHidden();
});

test('the way to the top is offered on the way up, above the bar', { tag: '@script' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await openDetail(page, '/muster');
  const top = page.getByRole('link', { name: 'Zum Seitenanfang' });
  await page.mouse.wheel(0, 1500);
  await expect(top).toBeHidden();
  await page.mouse.wheel(0, -100);
  await expect(top).toBeInViewport();
  const [link, bar] = [await top.boundingBox(), await boxOf(page, '[data-foot-bar]')];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan(bar.y);
});
