import { expect, shopAddress, test } from './journey';

const shop = () => shopAddress('/muster');

const site =
  () => `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Autohaus</title></head><body>
<h1>Unser Autohaus</h1>
<div data-radhaus="reifen"><a href="${shop()}/reifen">Zur Reifensuche</a></div>
<div data-radhaus="termin" data-titel="Unsere Werkstatt"><a href="${shop()}">Zur Werkstatt</a></div>
<div data-radhaus="gibt-es-nicht">bleibt</div>
<script src="${shopAddress('/embed/finder.js')}" data-shop="${shop()}"></script></body></html>`;

test('@script a site shows the finder and the workshop as high as they are', async ({ page }) => {
  // A page of the shop's own origin, which may frame it.
  await page.route('**/muster/eigene-seite', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: site() }),
  );
  await page.goto(shopAddress('/muster/eigene-seite'));
  await expect(page.getByText('bleibt')).toBeVisible();
  const frame = page.locator('iframe[title="Reifensuche"]');
  const finder = page.frameLocator('iframe[title="Reifensuche"]');
  await expect(finder.getByLabel('Breite')).toBeVisible();
  const contentOf = () =>
    finder.locator('#fuss').evaluate((end) => Math.ceil(end.getBoundingClientRect().bottom + scrollY));
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(await contentOf());
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(await contentOf());
  await expect(finder.getByRole('link', { name: 'Impressum' })).toHaveAttribute('target', '_blank');
  const workshop = page.frameLocator('iframe[title="Unsere Werkstatt"]');
  await expect(workshop.getByRole('heading', { level: 1 })).toBeVisible();
  // Messages of others change nothing.
  const before = (await frame.boundingBox())?.height;
  await page.evaluate(() => window.postMessage({ radhausHeight: 9_999 }, '*'));
  expect((await frame.boundingBox())?.height).toBe(before);
  await finder.getByLabel('Breite').selectOption('205');
  await finder.getByRole('button', { name: 'Reifen finden' }).click();
  await expect(page).toHaveURL(/\/muster\/reifen\?.*breite=205/);
});
