import pg from 'pg';
import { isoDayAfter } from '~/values/german-date';
import { workingDay } from '../support/working-day';
import { lookAtPages } from './buying';
import { openDesk } from './desk-visit';
import { expect, expectHydrated, type Page, shopAddress, test } from './journey';
import { pickIn, typeInto } from './typing';

test.setTimeout(150_000);

const lefts = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[data-tracking-action^="Service "]')
    .evaluateAll((cards) => {
      const shown = cards.filter((card) => card.getClientRects().length > 0);
      return {
        shown: shown.length,
        columns: new Set(shown.map((card) => Math.round(card.getBoundingClientRect().left))).size,
      };
    });

test('cards of services stand one to four in a row, the first twelve below the large breakpoint @no-script', async ({
  page,
}) => {
  await page.goto(shopAddress('/standard/reparatur-wartung'));
  for (const [width, columns, shown] of [
    [390, 1, 12],
    [768, 2, 12],
    [1100, 3, 12],
    [1440, 4, 40],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await lefts(page)]).toEqual([width, { shown, columns }]);
  }
  await expect(page.getByRole('link', { name: 'Alle 40 Leistungen zeigen' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('link', { name: 'Alle 40 Leistungen zeigen' }).click();
  await expect.poll(async () => (await lefts(page)).shown).toBe(40);
});

test('back in the navigator keeps what was chosen', async ({ page }) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(shopAddress('/muster/servicenavigator'));
  await main.getByRole('link', { name: /^Motor/ }).click();
  await main.getByRole('link', { name: /^Ölwechsel/ }).click();
  await typeInto(page.getByLabel('HSN'), '0603');
  await typeInto(page.getByLabel('TSN'), 'BJH');
  await main.getByRole('button', { name: 'Fahrzeug suchen' }).click();
  await main
    .locator('a[href*="fahrzeug=volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline"]')
    .first()
    .click();
  await expect(heading).toHaveText('Ihr Preis');
  const total = await main.locator('[data-cents]').first().textContent();
  await main.getByRole('link', { name: 'Standort wählen' }).click();
  await main.getByRole('link', { name: /Kiel/ }).first().click();
  await expect(heading).toHaveText('Wann passt es Ihnen?');
  await page.goBack();
  await expect(heading).toHaveText('Wo sollen wir es machen?');
  await expect(main.getByText(/Golf VII/).first()).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('Ihr Preis');
  await expect(main.locator('[data-cents]').first()).toHaveText(total ?? '');
  await page.goForward();
  await page.goForward();
  await expect(heading).toHaveText('Wann passt es Ihnen?');
  await expect(main.getByText(/Golf VII/).first()).toBeVisible();
});

test('the overlay stands while the switch is awaited @script', async ({ page }) => {
  await page.goto(shopAddress('/muster'));
  const overlay = page.getByText('Einen kurzen Augenblick bitte...');
  await expect(overlay).toHaveCount(0);
  await expectHydrated(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/servicenavigator.*\.data/, async (route) => {
    await released;
    await route.continue();
  });
  await page
    .locator('a[href="/muster/servicenavigator"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(overlay).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Worum geht es?');
  await expect(overlay).toHaveCount(0);
});

test.describe('with a position', () => {
  test.use({ geolocation: { latitude: 47.7261, longitude: 10.3168 }, permissions: ['geolocation'] });

  test('the nearest location is found by the position, rounded in the address @script', async ({ page }) => {
    await page.goto(shopAddress('/muster/standorte?kann=pressureSensors'));
    await page.getByRole('button', { name: 'In meiner Nähe' }).click();
    await expect(page).toHaveURL(/naehe=47\.73%2C10\.32/);
    await expect(page).toHaveURL(/kann=pressureSensors/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Kempten');
  });
});

test('locations are found by what their workshop can @script', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [390, 1440] });
  await page.goto(shopAddress('/muster/standorte'));
  await expect(page.getByRole('button', { name: 'In meiner Nähe' })).toHaveCount(1);
  await page.getByText('Nach Marke, Leistung und Werkstatt auswählen').click();
  await page.getByLabel('Felgengröße').selectOption('bis 24 Zoll');
  await look(page);
  await page.getByRole('button', { name: 'Standort finden' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(page.getByLabel('Felgengröße')).toHaveValue('24');
  await page.getByRole('link', { name: 'Alle Standorte zeigen' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(11);
});

/** All appointments of the day, at the same times. */
async function letDaysPass(day: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.JOURNEY_DATABASE_URL });
  await client.connect();
  await client.query(
    `update appointments set starts_at = starts_at - $2 * interval '1 day', ends_at = ends_at - $2 * interval '1 day'
     where (starts_at at time zone 'Europe/Berlin')::date = $1::date`,
    [day, days],
  );
  await client.end();
}

test('a day of the workshop at the desk @script', async ({ page, javaScript }) => {
  const look = lookAtPages({ javaScript, widths: [390, 1440] });
  const main = page.getByRole('main');
  const state = (name: string) => expect(page.locator(`[data-appointment-state="${name}"]`)).toBeVisible();
  await openDesk(page);
  const day = workingDay(35);
  // Each on a day of its own: a time that another appointment has taken does not come back.
  const passing = 36;
  const enter = async (name: string, time: string) => {
    await page.goto(shopAddress('/muster/tresen/termine/neu'));
    await pickIn(main.getByLabel('Tag', { exact: true }), day);
    await pickIn(main.getByLabel('Uhrzeit'), time);
    await main.getByLabel('Leistung').selectOption('oelwechsel');
    await typeInto(main.getByLabel('Nachname'), name);
    await main.getByRole('button', { name: 'Termin eintragen' }).click();
    await expect(page.getByText('Der Termin ist eingetragen.')).toBeVisible();
    return new URL(page.url()).pathname;
  };
  const [walkIn, missing] = [await enter('Laufkunde', '10:00'), await enter('Verschollen', '11:00')];

  await page.goto(shopAddress(`/muster/tresen/termine?tag=${day}`));
  await expect(main.getByText('Laufkunde')).toBeVisible();
  await look(page);
  await page.goto(shopAddress(walkIn));
  await pickIn(main.getByLabel('Uhrzeit'), '13:00');
  await main.getByRole('button', { name: 'Verschieben' }).click();
  await expect(page.getByText('Der Termin ist verschoben.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Eingetroffen' })).toHaveCount(0);
  await letDaysPass(day, passing);
  await page.reload();
  await main.getByRole('button', { name: 'Eingetroffen' }).click();
  await state('arrived');
  await main.getByRole('button', { name: 'Erledigt' }).click();
  await state('done');
  await page.goto(shopAddress(missing));
  await main.getByRole('button', { name: 'Nicht erschienen' }).click();
  await state('no-show');
  await main.getByRole('button', { name: 'Letzten Stand zurücknehmen' }).click();
  await state('confirmed');

  await page.goto(shopAddress(`/muster/tresen/termine?tag=${isoDayAfter(day, -passing)}`));
  const done = main.getByRole('listitem').filter({ hasText: 'Laufkunde' });
  await expect(done).toContainText('13:00');
  await page.getByRole('link', { name: 'Tag drucken' }).click();
  await expect(main.getByRole('row').filter({ hasText: 'Laufkunde' })).toContainText('13:00');
  await look(page);
});
