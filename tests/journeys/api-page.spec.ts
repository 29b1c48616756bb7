import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, shopAddress, test } from './journey';

// The page asks for an order without its consent first, and twice at once then.
test.use({ expectedMessages: [/status of (400|409)/] });

const root = path.resolve(import.meta.dirname, '../..');
const client = fs.readFileSync(path.join(root, 'app/client/client.js'));

const page = (shop: string) => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Reifen beim Autohaus</title></head><body>
<main><h1>Reifen</h1>
<form><label>Breite <input name="breite" value="205"></label><label>Höhe <input name="hoehe" value="55"></label>
<label>Zoll <input name="durchmesser" value="16"></label><label>Saison <select name="saison"></select></label><button>Suchen</button></form>
<ul></ul><p role="status"></p></main>
<script type="module">
import { createClient, ApiError } from './client.js';
const shop = createClient('${shop}');
const place = { standortUrl: 'muster' };
const [form, list, status] = ['form', 'ul', '[role=status]'].map((one) => document.querySelector(one));
const { facets } = await shop.call('GET /api/v1/standorte/{standortUrl}/tires/filterValues', { ...place, breite: '205' });
const season = facets.find(({ name }) => name === 'saison');
for (const { value, label } of season.options) form.elements.saison.append(new Option(label, value));
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { data } = await shop.call('GET /api/v1/standorte/{standortUrl}/tires', { ...place, ...Object.fromEntries(new FormData(form)) });
  list.replaceChildren(...data.slice(0, 5).map((tyre) => {
    const item = document.createElement('li');
    const button = Object.assign(document.createElement('button'), { textContent: tyre.title + ' reservieren' });
    button.addEventListener('click', () => reserve(tyre._id));
    item.append(button);
    return item;
  }));
});
async function reserve(articleId) {
  const { cartToken } = await shop.call('POST /api/v1/standorte/{standortUrl}/carts', place);
  const cart = shop.as(cartToken);
  await cart.call('PUT /api/v1/standorte/{standortUrl}/cart/articles/{articleId}', { ...place, articleId }, { quantity: 2 });
  const offered = await cart.call('GET /api/v1/standorte/{standortUrl}/checkout', place);
  const contact = { anrede: 'frau', vorname: 'Eva', nachname: 'Fern', email: 'eva@example.de', telefon: '0431 123456' };
  const wanted = { orderType: 'reservierung', contact, totalCents: offered.reservation.totalCents, accepted: [] };
  try {
    await cart.call('POST /api/v1/standorte/{standortUrl}/orders', place, wanted);
  } catch (error) {
    if (!(error instanceof ApiError) || error.details[0].field !== 'accepted') throw error;
  }
  const options = { idempotencyKey: crypto.randomUUID() };
  const ordered = { ...wanted, accepted: offered.consents };
  const placed = await Promise.all([1, 2].map(() => cart.call('POST /api/v1/standorte/{standortUrl}/orders', place, ordered, options).catch((error) => error.reason)));
  const { order } = placed.find((one) => one.order);
  status.textContent = 'Reserviert: ' + order.number;
}
</script></body></html>`;

test('@script a page of another origin goes from the size to a reservation', async ({ page: tab }) => {
  const server = http.createServer((request, response) => {
    const isClient = request.url === '/client.js';
    response.setHeader('content-type', isClient ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isClient ? client : page(shopAddress('').replace(/\/$/, '')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(tab.getByLabel('Saison').locator('option')).not.toHaveCount(0);
    await tab.getByRole('button', { name: 'Suchen' }).click();
    await tab.getByRole('button', { name: 'reservieren' }).first().click();
    await expect(tab.getByRole('status')).toHaveText(/^Reserviert: RH-/);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
