import { choosePayment, orderNow } from './buying';
import { openDesk } from './desk-visit';
import { expect, type Page, shopAddress, test } from './journey';

test.setTimeout(300_000);

const pages = [
  '',
  'anfragen',
  'angebote',
  'api-schluessel',
  'belege',
  'bestand',
  'bestand/neu',
  'bestand/pflichtangaben',
  'bestellungen',
  'druck',
  'einlagerung',
  'einlagerung/neu',
  'gutscheine',
  'import',
  'kunden',
  'mitarbeiter',
  'protokoll',
  'standort',
  'standort/aussehen',
  'standort/hinweise',
  'standort/kopie',
  'standort/leistungen',
  'standort/menues',
  'standort/navigation',
  'standort/rechtstexte',
  'standort/weiterleitungen',
  'standort/zahlung',
  'termine',
  'termine?ansicht=woche',
  'termine/druck',
  'termine/neu',
  'termine/sperren',
  'webhooks',
  'widerrufe',
  'zahlungen',
  'zahlungen?ansicht=ueberweisungen',
  'zahlungen/auszug',
  'zustand',
  'sicherheit',
  'zahlen',
];

/** What a finger would miss: less than 44 px wide or high. Links inside running text are left out. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    // The link that skips to the content is for keyboards.
    const controls =
      'a[href]:not([href="#inhalt"]), button, input:not([type="hidden"]), select, textarea, summary';
    const small: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const isBox = control.matches('[type="checkbox"], [type="radio"]');
      const target = (isBox && control.closest('label')) || control;
      const { width, height } = target.getBoundingClientRect();
      const around = control.parentElement?.textContent?.trim();
      const isInText =
        control.matches('a') &&
        getComputedStyle(control).display === 'inline' &&
        around !== control.textContent?.trim();
      if (!isInText && (width < 43.5 || height < 43.5))
        small.push(
          `${control.tagName.toLowerCase()} „${(control.textContent || control.getAttribute('name') || '').trim().slice(0, 40)}“ ${Math.round(width)} × ${Math.round(height)}`,
        );
    }
    return small;
  });
}

test('a finger meets each control of the desk on a phone', { tag: '@script' }, async ({ page }) => {
  await choosePayment(page, shopAddress('/muster'), 'Vorkasse');
  await orderNow(page);
  const number = (await page.locator('[data-order-number]').first().textContent()) ?? '';
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page);
  const found: Record<string, string[]> = {};
  const measure = async (path: string) => {
    await page.goto(shopAddress(`/muster/tresen${path === '' ? '' : `/${path}`}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const small = await smallTargets(page);
    if (small.length > 0) found[path] = [...new Set(small)];
  };
  for (const path of [...pages, `bestellungen/${number}`, `kunden/${number}`]) await measure(path);
  await page.goto(shopAddress('/muster/tresen/bestand'));
  const article = await page.locator('[data-rows] a').first().getAttribute('href');
  await measure((article ?? '').replace(/^.*\/tresen\//, ''));
  expect(found).toEqual({});
});
