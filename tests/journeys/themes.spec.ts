import { expect, expectNoAxeViolations, type Page, shopAddress, test } from './journey';
import { type ThemeLocation, tagsOf, themeLocations } from './theme-locations';

/** The header has to fit at any time of day. */
async function showLongestOpeningState(page: Page) {
  const states = page.getByRole('banner').getByText(/^(öffnet|bis) .* Uhr/);
  await states.evaluateAll((found) => {
    for (const state of found) state.lastChild?.replaceWith('öffnet morgen um 8 Uhr');
  });
}

/** Logo and search keep their size, and every menu opens inside the window. */
async function expectRoomInHeader(page: Page, width: number) {
  const banner = page.getByRole('banner');
  for (const state of await banner.getByText(/^(öffnet|bis) .* Uhr/).all()) {
    const { height = 0 } = (await state.boundingBox()) ?? {};
    expect(height, `the opening state has a line at ${width} px`).toBeLessThan(30);
  }
  const field = banner.getByRole('searchbox', { name: 'Suche' });
  // An icon on phones.
  if (width < 768) await field.focus();
  const search = await field.boundingBox();
  await field.blur();
  expect(search?.width, `search at ${width} px`).toBeGreaterThanOrEqual(150);
  const logo = await banner.locator('a[title] :is(svg, img)').first().boundingBox();
  expect(logo?.width, `logo at ${width} px`).toBeGreaterThanOrEqual(40);
  // Set by attribute, because clicks differ by width.
  const panels = await banner.evaluate((header) =>
    [...header.querySelectorAll('details')]
      .filter((menu) => !menu.parentElement?.closest('details') && menu.firstElementChild?.checkVisibility())
      .map((menu) => {
        menu.open = true;
        const controlled = menu.firstElementChild?.getAttribute('aria-controls');
        const panel = controlled ? document.getElementById(controlled) : menu.lastElementChild;
        const { left, right } = panel?.getBoundingClientRect() ?? { left: -1, right: -1 };
        menu.open = false;
        return { name: menu.firstElementChild?.textContent, left, right };
      }),
  );
  for (const { name, left, right } of panels) {
    expect(left, `left edge of "${name}" at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(right, `right edge of "${name}" at ${width} px`).toBeLessThanOrEqual(width);
    expect(right - left, `room in "${name}" at ${width} px`).toBeGreaterThanOrEqual(220);
  }
}

async function openStartPage(page: Page, [theme, path, host]: ThemeLocation) {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(shopAddress(path, host));
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

for (const location of themeLocations) {
  const [theme] = location;

  test(`the start page in the theme ${theme} fits every screen`, {
    tag: tagsOf(theme, '@no-script'),
  }, async ({ page }) => {
    await openStartPage(page, location);
    await showLongestOpeningState(page);
    for (const width of [360, 800, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('banner').getByRole('searchbox', { name: 'Suche' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toBeVisible();
      const widest = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(widest, `at ${width} px`).toBeLessThanOrEqual(width);
      await expectRoomInHeader(page, width);
    }
    if (theme === 'Sidebar') return;
    const banner = page.getByRole('banner');
    const heightOf = async (selector: string) =>
      (await banner.locator(selector).first().boundingBox())?.height ?? 0;
    expect(await heightOf('a[title] > span:last-child > span'), 'name in one line').toBeLessThan(36);
    await page.setViewportSize({ width: 1024, height: 800 });
    expect(await heightOf('nav[aria-label="Hauptnavigation"]'), 'navigation in one row').toBeLessThan(72);
  });

  test(`the start page in the theme ${theme} has no barriers`, { tag: ['@script', '@long'] }, async ({
    page,
  }) => {
    await openStartPage(page, location);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    await expectNoAxeViolations(page);
  });
}
