import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import { expectNothingSticksOut } from './measures';

const pages = [
  '/gutscheine',
  '/fachbegriffe',
  '/faq',
  '/TestErgebnisse',
  '/TippsTrends',
  '/TippsTrends/raeder-lagern',
  '/kontakt',
];

for (const [theme, place] of [
  ['Muster', '/muster'],
  ['Default', '/standard'],
  ['Sidebar', '/stadtwerk'],
] as const)
  test(`pages of texts in the theme ${theme} fit phones, tablets and desktops`, { tag: '@script' }, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const path of pages) {
      await page.goto(shopAddress(place + path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingSticksOut(page, width);
      }
      await expectNoAxeViolations(page);
    }
  });
