import { expect, expectNoAxeViolations, shopAddress, test } from './journey';

/** The demo location of each theme. */
const locations: [theme: string, path: string, host?: string][] = [
  ['Default', '/standard'],
  ['Legacy', '/legacy'],
  ['Muster', '/muster'],
  ['EFA', '/', 'efa.localhost'],
  ['NOA', '/noa-kiel', 'nord-ostsee.localhost'],
  ['Tecar', '/techno'],
  ['Compact', '/bergstrasse'],
  ['Centered', '/hafen'],
  ['Split', '/rheinland'],
  ['Ribbon', '/alpenblick'],
  ['Sidebar', '/stadtwerk'],
  ['Premium', '/landau'],
];

for (const [theme, path, host] of locations) {
  test(`the start page in the theme ${theme} has no barriers and fits every screen`, async ({
    page,
    javaScript,
  }) => {
    // The same page either way: once is enough, where a program can look for barriers.
    test.skip(!javaScript);
    test.setTimeout(60_000);
    for (const width of [360, 800, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(shopAddress(path, host));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('banner').getByRole('searchbox', { name: 'Suche' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toBeVisible();
      const widest = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(widest, `at ${width} px`).toBeLessThanOrEqual(width);
      if (width === 360 || width === 1440) await expectNoAxeViolations(page);
    }
  });
}
