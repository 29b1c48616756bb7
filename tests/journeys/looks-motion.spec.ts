import { choosePayment, orderNow } from './buying';
import { expect, type Page, shopAddress, test } from './journey';
import { box, expectNothingSticksOut } from './measures';

test('the button answers at once, then says that the article is in the cart', { tag: '@script' }, async ({
  page,
}) => {
  await page.goto(shopAddress('/muster/reifen'));
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/warenkorb\.json/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  const button = page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' });
  const words = () => button.evaluate((element) => getComputedStyle(element, '::after').content);
  const width = await button.evaluate((element) => element.getBoundingClientRect().width);
  await button.click();
  expect(await words()).toContain('Wird gelegt');
  expect(await button.evaluate((element) => element.getBoundingClientRect().width)).toBe(width);
  answer();
  await expect.poll(words).toContain('✓');
  await expect(button).toHaveAccessibleName('In den Warenkorb');
  const count = page.getByRole('banner').locator('[data-session="pieces"] > i').first();
  await expect(count).toHaveText('4');
  const seconds = await count.evaluate((element) => getComputedStyle(element).animationDuration);
  expect(Number.parseFloat(seconds)).toBeLessThanOrEqual(0.2);
});

test('a refused button does not say that something is in the cart', { tag: '@script' }, async ({ page }) => {
  await page.goto(shopAddress('/muster/reifen'));
  await page.route(/warenkorb\.json/, (route) =>
    route.fulfill({
      json: { message: 'Nicht mehr vorrätig.', isRefused: true },
    }),
  );
  const button = page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' });
  await button.click();
  await expect(page.getByText('Nicht mehr vorrätig.')).toBeVisible();
  await expect(button).toHaveAttribute('data-refused', 'true');
});

for (const list of ['reifen', 'alufelgen']) {
  test(`filters dim the list of ${list} below a bar, and no veil covers it`, { tag: '@script' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shopAddress(`/muster/${list}`));
    await page.waitForLoadState('networkidle');
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\.data/, async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.getByRole('complementary', { name: 'Filter' }).getByRole('checkbox').first().check();
    const results = page.locator('aside#filter + div');
    await expect
      .poll(() => results.evaluate((element) => Number(getComputedStyle(element).opacity)))
      .toBe(0.5);
    const bar = await page.getByRole('main').evaluate((main) => {
      const { height, position, animationDuration } = getComputedStyle(main, '::before');
      return [height, position, Number.parseFloat(animationDuration) <= 0.2];
    });
    expect(bar).toEqual(['2px', 'fixed', true]);
    await page.waitForTimeout(600);
    await expect(page.getByText('Einen kurzen Augenblick bitte...')).toBeHidden();
    answer();
    await expect.poll(() => results.evaluate((element) => Number(getComputedStyle(element).opacity))).toBe(1);
  });
}

test('with reduced motion pages change without a transition', { tag: '@no-script' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(shopAddress('/muster/reifen'));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByLabel('Menge')).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ),
  );
  expect(longest).toBeLessThan(1);
});

/** Names and milliseconds of the transition between two pages, as soon as there is one. */
const transitions = (page: Page) =>
  page.waitForFunction(() => {
    const groups = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition-group'),
      )
      .map(
        ({ effect }) =>
          [(effect as KeyframeEffect).pseudoElement, effect?.getComputedTiming().duration] as const,
      );
    return groups.length > 0 && groups;
  });

for (const list of ['reifen', 'alufelgen', 'dachboxen']) {
  test(`the picture in the list of ${list} becomes that of the article, and goes back`, {
    tag: '@script',
  }, async ({ page }) => {
    await page.goto(shopAddress(`/muster/${list}`));
    await page.waitForLoadState('networkidle');
    const seen = transitions(page);
    await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
    const groups = (await (await seen).jsonValue()) as [string, number][];
    expect(groups).toContainEqual(['::view-transition-group(bild)', 180]);
    await expect(page.getByLabel('Menge')).toBeVisible();
    const back = transitions(page);
    await page.goBack();
    expect((await (await back).jsonValue()) as unknown[]).toContainEqual([
      '::view-transition-group(bild)',
      180,
    ]);
    await expect(page.getByRole('article').nth(1)).toBeVisible();
  });
}

test('with reduced motion the picture of a list does not move', { tag: '@script' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(shopAddress('/muster/reifen'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const seen: number[] = [];
    const look = () => {
      const moving = document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
        );
      seen.push(moving.length);
      if (seen.length < 120) requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByLabel('Menge')).toBeVisible();
  expect(await page.evaluate(() => Math.max(...(window as unknown as { seen: number[] }).seen))).toBe(0);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a car arrives with the thanks for an order, its wheels roll at most 200 ms (${reducedMotion})`, {
    tag: '@no-script',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion });
    await choosePayment(page, shopAddress('/muster'), 'Vorkasse');
    await orderNow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
    const car = page.getByRole('main').locator('img[src*="ansicht=schraeg"]');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await car.evaluate(box), `at ${width} px`).toMatchObject({ width: 260, height: 130 });
      await expectNothingSticksOut(page, width);
    }
    const shown = await car.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown.endsWith('#rollt')).toBe(reducedMotion === 'no-preference');
    const picture = await (await page.request.get(shown.replace('#rollt', ''))).text();
    expect(picture).toContain('viewBox="0 0 240 120"');
    expect(picture.match(/href="#wheel"|id="wheel"/g)).toHaveLength(2);
    const [, seconds = '1'] = /:target \.rad\{animation:rollt (\.\d+)s/.exec(picture) ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(0.2);
  });
}

test('a transition that the next page skips is no error', { tag: '@script' }, async ({ page }) => {
  await page.goto(shopAddress('/muster/reifen'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.startViewTransition(() => undefined).skipTransition());
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByLabel('Menge')).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a chip leaves while its list is loaded (reduced motion: ${reducedMotion})`, {
    tag: '@script',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(shopAddress('/muster/reifen?saison=winter'), { waitUntil: 'networkidle' });
    const chips = page.getByRole('list', { name: 'Gewählte Filter' });
    const first = chips.getByRole('listitem').first();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\.data/, async (route) => {
      await asked;
      await route.continue();
    });
    const count = await chips.getByRole('listitem').count();
    await first.getByRole('link').click();
    await expect.poll(() => first.evaluate((chip) => Number(getComputedStyle(chip).opacity))).toBe(0);
    const lasting = await first.evaluate((chip) =>
      Number.parseFloat(getComputedStyle(chip).transitionDuration),
    );
    expect(lasting).toBeLessThanOrEqual(reducedMotion === 'reduce' ? 0.001 : 0.2);
    answer();
    await expect.poll(() => chips.getByRole('listitem').count()).toBeLessThan(count);
    await expect(chips.locator('[data-leaving]')).toHaveCount(0);
  });
