import { expect, it } from 'vitest';
import { someTyres } from '../support/catalogue';
import { openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const till = await openDesk(database, shop, 'verkauf');
const mechanic = await openDesk(database, shop, 'werkstatt');
const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
const tyres = await someTyres(database, 6);
const [one, two, foreign] = [
  await placeOrder(database, shop, tyres[0]?.id ?? '', { pieces: 4 }),
  await placeOrder(database, shop, tyres[1]?.id ?? '', { pieces: 1 }),
  await placeOrder(database, shop, tyres[2]?.id ?? '', { place: '/standard' }),
];
const PRINT = '/muster/tresen/druck';
const papersIn = (text: string) => [...text.matchAll(/data-paper="([^"]+)"/g)].map(([, number]) => number);

it.each([
  ['Lieferscheine drucken', 'Lieferschein', 'Ware vollständig erhalten'],
  ['Packlisten drucken', 'Packliste', 'Gepackt von:'],
])('%s: the chosen orders, each on a page of its own', async (button, name, words) => {
  const list = await till.open('/muster/tresen/bestellungen');
  expect(list.text).toContain(`>${button}</button>`);
  const papier = name.toLowerCase();
  const page = await till.open(`${PRINT}?papier=${papier}&wahlA=${one.number}&wahlB=${two.number}`);
  expect(page.status).toBe(200);
  expect(papersIn(page.text)).toEqual([one.number, two.number]);
  expect(textOf(page.text)).toContain(`${name} ${one.number}`);
  expect(textOf(page.text)).toContain(words);
  expect(textOf(page.text)).not.toContain('€');
  expect((await mechanic.open(`${PRINT}?papier=${papier}&wahlA=${one.number}`)).status).toBe(200);
});

it('orders of another location and unknown ones are left out', async () => {
  const chosen = `wahlA=${foreign.number}&wahlB=RH-0000-0000&wahlC=%00`;
  const page = await till.open(`${PRINT}?papier=packliste&${chosen}`);
  expect(papersIn(page.text)).toEqual([]);
  expect(textOf(page.text)).toContain('nichts zu liefern');
  const others = await elsewhere.open(`${PRINT}?papier=packliste&wahlA=${one.number}`);
  expect(others.status).toBe(404);
});

it('without a choice all open orders are printed, and another paper is the list of the day', async () => {
  const all = await till.open(`${PRINT}?papier=lieferschein`);
  expect(papersIn(all.text)).toEqual([one.number, two.number]);
  const list = await till.open(`${PRINT}?papier=rechnung`);
  expect(textOf(list.text)).toContain('Tagesliste');
  expect((await new Visitor(shop).open(PRINT)).path).toContain('/login');
});

it('the first page asks again by itself without JavaScript, unless somebody wants rest', async () => {
  const noScript = async (path: string) =>
    [...(await till.open(path)).text.matchAll(/<noscript>([\s\S]*?)<\/noscript>/g)]
      .map(([, inner]) => inner)
      .join('');
  const today = await noScript('/muster/tresen');
  expect(today).toMatch(/<meta http-equiv="refresh" content="30"\/>/i);
  expect(today).toContain('Nicht von selbst aktualisieren');
  const still = await noScript('/muster/tresen?ruhe=1');
  expect(still).not.toContain('http-equiv');
  expect(still).toContain('Wieder von selbst aktualisieren');
  const page = (await till.open('/muster/tresen')).text;
  expect(page.replace(/<dialog[\s\S]*?<\/dialog>/g, '')).not.toMatch(
    /<input(?![^>]*hidden)|<textarea|<select/,
  );
  expect(await noScript('/muster/tresen/bestellungen')).not.toContain('http-equiv');
});
