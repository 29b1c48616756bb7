import { expect, shopAddress, test } from './journey';

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
