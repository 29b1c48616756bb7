import { choosePayment, orderNow } from './buying';
import { expect, expectNoAxeViolations, shopAddress, test } from './journey';
import { box, expectNothingSticksOut } from './measures';
import { tagsOf, themeLocations } from './theme-locations';

test.describe.configure({ timeout: 120_000 });

for (const [theme, path, host] of themeLocations)
  test(`thanks stand in two columns, print on one page and let the IBAN be copied in the theme ${theme}`, {
    tag: tagsOf(theme, '@script'),
  }, async ({ page, context, javaScript }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1440, height: 900 });
    await choosePayment(page, shopAddress(path === '/' ? '' : path, host), 'Vorkasse');
    await orderNow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vielen Dank/);
    const panel = (title: string) =>
      page.locator('section', { has: page.getByRole('heading', { name: title }) });
    const [steps, order] = [
      await panel('So geht es weiter').evaluate(box),
      await panel('Übersicht').evaluate(box),
    ];
    expect(steps.top).toBe(order.top);
    expect(steps.right).toBeLessThan(order.left);
    const [offer, form] = await Promise.all(
      [panel('Beim nächsten Mal schneller?'), page.locator('form:has(#konto-passwort)')].map((one) =>
        one.evaluate(box),
      ),
    );
    expect((offer?.right ?? Infinity) - (form?.right ?? 0), 'nothing beside the form').toBeLessThanOrEqual(
      40,
    );

    const iban = (await page.locator('dt:text-is("IBAN") + dd').textContent()) ?? '';
    expect(iban).toMatch(/^DE\d\d(\s\d{2,4}){5}$/);
    const button = page.getByRole('button', { name: 'IBAN kopieren' });
    if (javaScript) {
      await button.click();
      await expect(page.getByRole('status').filter({ hasText: 'Die IBAN ist kopiert.' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(iban.replaceAll(/\s/g, ''));
      await expectNoAxeViolations(page);
    } else await expect(button).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNothingSticksOut(page, 390);

    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
