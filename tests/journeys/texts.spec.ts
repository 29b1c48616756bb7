import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import { expectNothingSticksOut } from './measures';
import { tagsOf } from './theme-locations';
import { typeInto } from './typing';

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
  test(`pages of texts in the theme ${theme} fit phones, tablets and desktops`, {
    tag: tagsOf(theme, '@script'),
  }, async ({ page }) => {
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

test.describe(() => {
  test.use({ expectedMessages: [/status of 400/] });

  test('errors of a message are in sight and have the focus, although its page has a fragment in its address', async ({
    page,
  }) => {
    await page.goto(shopAddress('/muster/kontakt'));
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    const errors = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie diese Angaben' });
    await expect(errors).toBeFocused();
    await expect(errors).toBeInViewport();
    await typeInto(page.getByLabel('Nachricht'), 'Haben Sie am Samstag offen?');
    await expect(page.getByLabel('Nachricht')).toBeFocused();
  });
});
