import {
  expect,
  expectNoAxeViolations,
  expectNoBarrierInBothSchemes,
  type Page,
  shopAddress,
} from './journey';
import { typeInto } from './typing';

/** Called on each page of a journey. */
export type Look = (page: Page) => Promise<void>;

const pass: Look = async () => undefined;

/** Checks for overflow at the widths and for barriers; the page is the same without scripts, so axe runs once. */
export function lookAtPages({
  javaScript,
  withAxe = javaScript,
  inDark = false,
  widths,
}: {
  javaScript: boolean;
  withAxe?: boolean;
  /** Also in dark colours. */
  inDark?: boolean;
  widths: number[];
}): Look {
  if (!javaScript) return pass;
  return async (page: Page) => {
    const before = page.viewportSize();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.locator('html').evaluate((html) => html.scrollWidth);
      expect(wide, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
    }
    if (before) await page.setViewportSize(before);
    if (withAxe) await (inDark ? expectNoBarrierInBothSchemes : expectNoAxeViolations)(page);
  };
}

export async function putIntoCart(page: Page): Promise<void> {
  await page.goto(shopAddress('/muster/reifen'));
  await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
  await goToCart(page);
}

/** From a list to the page after the payment, of a purchase that is collected. @param shop address of a location */
export async function choosePayment(page: Page, shop: string, method: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Weiter' });
  await page.goto(`${shop}/reifen`);
  await page.getByRole('article').first().getByRole('button', { name: 'In den Warenkorb' }).click();
  await goToCart(page);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('radio', { name: 'Kaufen' }).check();
  await next.click();
  await expect(page.getByLabel('Vorname')).toBeVisible();
  await fillPerson(page, true);
  await next.click();
  await page.getByRole('radio', { name: /^Selbst abholen/ }).check();
  await page.getByRole('radio', { name: method }).check();
  await next.click();
}

export async function orderNow(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prüfen und bestellen');
  await page.getByRole('checkbox', { name: /^Ich habe die AGB/ }).check();
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
}

/** Without JavaScript the message is in the cart. */
export async function goToCart(page: Page): Promise<void> {
  await expect(page.getByText(/lieg(t|en) jetzt im Warenkorb\./)).toBeVisible();
  const way = page.getByRole('link', { name: 'Warenkorb ansehen' });
  if (await way.isVisible()) await way.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');
}

/** `shop` is the location's prefix, '' on a single-shop host. */
export async function fillCart({
  page,
  host,
  shop,
  look = pass,
}: {
  page: Page;
  host: string;
  shop: string;
  look?: Look;
}): Promise<void> {
  await page.goto(shopAddress(`${shop}/reifen`, host));
  await look(page);
  await chooseSize(page);
  await chooseInStock(page);
  await look(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByLabel('Menge')).toBeVisible();
  await look(page);
  await typeInto(page.getByLabel('Menge'), '2');
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await goToCart(page);
  await expect(page.getByLabel('Menge')).toHaveValue('2');
  await look(page);
}

/** On phones it is behind a button. */
export const finderOf = (page: Page) => page.getByRole('search', { name: 'Reifen nach Größe' });

export async function chooseSize(page: Page): Promise<void> {
  const finder = finderOf(page);
  if (!(await finder.isVisible())) await page.getByRole('button', { name: 'Größe ändern' }).click();
  await finder.getByLabel('Breite').selectOption('225');
  await finder.getByLabel('Höhe').selectOption('45');
  await finder.getByLabel('Zoll').selectOption('17');
  await finder.getByRole('button', { name: 'Reifen finden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reifen 225/45 R17');
}

/** At once with JavaScript, by the button without; on phones in the filter's panel. */
async function chooseInStock(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filter( \(|$)/ });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('checkbox', { name: /^Sofort in/ }).check();
  const button = page.getByRole('button', { name: 'Filtern' });
  if (!/sofort=1/.test(page.url()) && (await button.isVisible())) await button.click();
  await expect(page).toHaveURL(/sofort=1/);
  await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toContainText('Sofort in');
  const closer = page.getByRole('button', { name: /Reifen zeigen$/ });
  if (await closer.isVisible()) await closer.click();
}

/** Returns the order's number. */
export async function buy({
  page,
  way,
  look = pass,
}: {
  page: Page;
  way: 'Reservieren' | 'Kaufen';
  look?: Look;
}): Promise<string> {
  const next = page.getByRole('button', { name: 'Weiter' });
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(title).toHaveText('Reservieren oder kaufen?');
  await look(page);
  await page.getByRole('radio', { name: way }).check();
  await next.click();
  await expect(title).toHaveText(way === 'Kaufen' ? 'Ihre Adresse' : 'Wie erreichen wir Sie?');
  await look(page);
  await next.click();
  await expect(page.getByRole('alert')).toContainText('Bitte geben Sie Ihren Vornamen an.');
  await look(page);
  await fillPerson(page, way === 'Kaufen');
  await next.click();
  if (way === 'Kaufen') {
    await expect(title).toHaveText('Lieferung und Zahlung');
    await look(page);
    await page.getByRole('radio', { name: /^Selbst abholen/ }).check();
    await page.getByRole('radio', { name: 'Vorkasse' }).check();
    await next.click();
  }
  await expect(title).toHaveText(/^Prüfen und /);
  await look(page);
  await page.getByRole('checkbox', { name: /^Ich habe die AGB/ }).check();
  const last = way === 'Kaufen' ? 'zahlungspflichtig bestellen' : 'Unverbindlich reservieren';
  await page.getByRole('button', { name: last }).click();
  await expect(title).toHaveText(/^Vielen Dank/);
  await look(page);
  return (await page.locator('[data-order-number]').getAttribute('data-order-number')) ?? '';
}

export async function fillPerson(page: Page, withAddress: boolean): Promise<void> {
  await page.getByLabel('Anrede').selectOption({ label: 'Frau' });
  await typeInto(page.getByLabel('Vorname'), 'Eva');
  await typeInto(page.getByLabel('Nachname'), 'Berg');
  if (withAddress) {
    await typeInto(page.getByLabel('Straße und Hausnummer'), 'Hafenweg 12');
    await typeInto(page.getByLabel('PLZ'), '24103');
    await typeInto(page.getByLabel('Ort', { exact: true }), 'Kiel');
  }
  await typeInto(page.getByLabel(/^E-Mail.Adresse/), 'eva.berg@example.de');
  await typeInto(page.getByLabel('Telefon'), '0431 123456');
}
