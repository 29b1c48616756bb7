import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { box } from './measures';

/** By a finger across a phone. */
async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 450 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
  await session.detach();
}

test('the views of a product are reached by links, and one fills the window', async ({
  page,
  javaScript,
}) => {
  await page.goto(shopAddress('/muster/dachboxen/nordkap-310'));
  const views = page.getByRole('group', { name: 'Ansichten' }).getByRole('link');
  await expect(views).toHaveCount(2);
  const photos = page.getByRole('main').getByRole('listitem').getByRole('img');
  const left = async (index: number) => (await photos.nth(index).evaluate(box)).left;
  const first = await left(0);
  await views.nth(1).click();
  await expect.poll(() => left(0)).toBeLessThan(first);
  await expect(photos.nth(1)).toBeInViewport();
  const photo = page.getByRole('main').getByRole('link', { name: 'Im Karton' }).first();
  if (!javaScript) {
    const file = await page.request.get(shopAddress((await photo.getAttribute('href')) ?? ''));
    expect(file.headers()['content-type']).toContain('image/');
    return;
  }
  await expectNoAxeViolations(page);
  await photo.click();
  const full = page.getByRole('dialog', { name: 'Im Karton' });
  await expect(full.getByRole('img', { name: 'Im Karton' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Thule Nordkap 310' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(full).toBeVisible();
  const width = async () => (await full.getByRole('img').evaluate(box)).width;
  const whole = await width();
  await full.getByRole('button', { name: 'Vergrößern' }).click();
  await expect.poll(width).toBeGreaterThan(1.8 * whole);
  await expectNoAxeViolations(page);
  // Its middle is seen first; what lies outside is reached by keys.
  const start = async () => (await full.getByRole('img').evaluate(box)).left;
  await expect.poll(start).toBeLessThan(-0.4 * whole);
  const middle = await start();
  await full.getByRole('img').locator('xpath=../..').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(start).toBeLessThan(middle);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(photo).toBeFocused();
});

test('a view that fills a phone is swiped to the next one', { tag: '@script' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopAddress('/muster/dachboxen/nordkap-310'));
  await page.getByRole('main').getByRole('link', { name: 'Im Karton' }).first().click();
  const full = page.getByRole('dialog');
  await expect(full).toHaveAccessibleName('Im Karton');
  await expect(full).toContainText('2 / 2');
  const picture = full.getByRole('img', { name: 'Im Karton' });
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  await swipe(page, 60, 340);
  await expect(full).toHaveAccessibleName('Thule Nordkap 310');
  await expect(full).toContainText('1 / 2');
  await expect(full.getByRole('img', { name: 'Thule Nordkap 310' })).toBeInViewport({ ratio: 0.9 });
  await expect(full.getByRole('img')).toHaveCount(1);
  // An enlarged picture is moved, not turned.
  await full.getByRole('button', { name: 'Vergrößern' }).click();
  await swipe(page, 340, 60);
  await expect(full).toHaveAccessibleName('Thule Nordkap 310');
  await full.getByRole('button', { name: 'Vergrößern' }).click();
  await swipe(page, 340, 60);
  await expect(full).toHaveAccessibleName('Im Karton');
  await expectNoAxeViolations(page);
});

test('arrows lead through the views of a tyre, from the last to the first', { tag: '@script' }, async ({
  page,
}) => {
  await page.goto(shopAddress('/muster/reifen'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const photos = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
  const next = page.getByRole('button', { name: 'Nächstes Bild' });
  const count = await page.getByRole('group', { name: 'Ansichten' }).getByRole('link').count();
  for (let index = 1; index <= count; index += 1) {
    await next.click();
    await expect(photos.nth(index % count)).toBeInViewport({ ratio: 0.9 });
  }
  await page.getByRole('button', { name: 'Vorheriges Bild' }).click();
  await expect(photos.nth(count - 1)).toBeInViewport({ ratio: 0.9 });
});

for (const list of ['alufelgen', 'komplettraeder'])
  test(`the last views of ${list} show them on a car and with dimensions`, async ({ page, javaScript }) => {
    await page.goto(shopAddress(`/muster/${list}`));
    await page
      .getByRole('article')
      .filter({ has: page.locator('picture') })
      .first()
      .getByRole('heading')
      .getByRole('link')
      .click();
    const main = page.getByRole('main');
    const views = main.getByRole('group', { name: 'Ansichten' }).getByRole('link');
    await expect(views).toHaveCount(4);
    const car = main.locator('#ansicht-3').getByRole('img', { name: /an einem Beispielfahrzeug$/ });
    const sheet = main
      .locator('#ansicht-4')
      .getByRole('img', { name: /^Maßzeichnung: Felge .* Einpresstiefe/ });
    await views.nth(2).click();
    await expect(car).toBeInViewport();
    const aspect = () =>
      car.evaluate((image: HTMLImageElement) => image.naturalWidth / (image.naturalHeight || 1));
    await expect.poll(aspect).toBeCloseTo(2, 1);
    await views.nth(3).click();
    await expect(sheet).toBeInViewport();
    // The file has drawn something.
    const drawn = () => sheet.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width);
    await expect.poll(drawn).toBeGreaterThan(800);
    const link = main.locator('#ansicht-4').getByRole('link');
    if (!javaScript) {
      const file = await page.request.get(shopAddress((await link.getAttribute('href')) ?? ''));
      expect(await file.text()).toContain('<title>Maßzeichnung: Felge');
      return;
    }
    await expectNoAxeViolations(page);
    await link.click();
    const full = page.getByRole('dialog', { name: /^Maßzeichnung/ });
    const picture = full.getByRole('img', { name: /^Maßzeichnung/ });
    await expect(picture).toBeInViewport();
    const whole = (await picture.evaluate(box)).width;
    await full.getByRole('button', { name: 'Vergrößern' }).click();
    await expect.poll(async () => (await picture.evaluate(box)).width).toBeGreaterThan(1.8 * whole);
    await full.getByRole('button', { name: 'Vergrößern' }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('dialog').getByRole('img', { name: /Beispielfahrzeug$/ })).toBeVisible();
    await expectNoAxeViolations(page);
  });
