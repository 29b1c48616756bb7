import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import { expectNothingSticksOut } from './measures';
import { typeInto } from './typing';

for (const width of [360, 1440]) {
  test(`the page of the API finds a call at ${width} px`, async ({ page, javaScript }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shopAddress('/api/docs'));
    await expectNothingSticksOut(page, width);
    await typeInto(page.getByLabel('Aufrufe suchen'), 'invoiceNumber PUT');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page.getByRole('status')).toContainText('1 von');
    await expect(page.getByRole('navigation', { name: 'Aufrufe' }).getByRole('link')).toHaveCount(1);
    await expectNothingSticksOut(page, width);
    if (javaScript) await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Alle Aufrufe zeigen' }).click();
    await expect(page.getByRole('status')).toHaveCount(0);
  });
}
