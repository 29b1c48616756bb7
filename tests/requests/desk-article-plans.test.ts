import { expect, it } from 'vitest';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const centre = await openDesk(database, shop, 'leitung', null);
const seller = await openDesk(database, shop, 'verkauf');

const tyres = await someTyres(database, 8, 'cents between 6000 and 14000');
let next = 0;
async function tyre() {
  const one = tyres[next++];
  if (!one) throw new Error('no tyre left');
  await setStock(database, one.id, { here: 5, central: 3 });
  return { ...one, at: `/muster/tresen/bestand/tyre:${one.id}` };
}

const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const press = (at: string, button: string, fields: Record<string, string>, visitor = leader) =>
  visitor.press(at, button, fields);
const planned = ({ text }: { text: string }) => text.match(/data-planned-price=/g)?.length ?? 0;
const priceInShop = async (code: string) =>
  Number(/data-cents="(\d+)"/.exec((await new Visitor(shop).open(`/muster/reifen/${code}`)).text)?.[1]);

it('a price from a moment on is shown, changed in its place, and taken back', async () => {
  const { at, id } = await tyre();
  const before = await priceInShop(id);
  const set = await press(at, 'Preis setzen', { preis: '88,00', ab: isoDay(3), abUhr: '06:30' });
  expect(textOf(set.text)).toMatch(/Geplant 88,00.€ ab .* 06:30 Uhr/);
  expect(await priceInShop(id)).toBe(before);

  const [, link = ''] = /href="([^"]*\?preis=\d+)"/.exec(set.text) ?? [];
  const open = await leader.open(link);
  expect(open.text).toContain('value="06:30"');
  const changed = await leader.press(open, 'Geplanten Preis ändern', { preis: '91,50' });
  expect(planned(changed)).toBe(1);
  expect(textOf(changed.text)).toMatch(/Geplant 91,50.€/);
  const rows = await database.query(
    'select 1 from prices join articles on articles.id = article_id where code = $1 and valid_from > now()',
    [id],
  );
  expect(rows).toHaveLength(1);

  const stale = await leader.press(open, 'Geplanten Preis ändern', { preis: '70,00' });
  expect(stale.status).toBe(409);
  const back = await leader.press(changed, 'Zurücknehmen');
  expect(textOf(back.text)).toContain('Der geplante Preis ist zurückgenommen.');
  expect(planned(back)).toBe(0);
  const again = await leader.press(changed, 'Zurücknehmen');
  expect(again.status).toBe(409);
  expect(textOf(again.text)).toContain('Inzwischen hat sich hier etwas geändert');
  const journal = textOf((await leader.open('/muster/tresen/protokoll?art=price')).text);
  expect(journal).toContain('geplanten Preis zurückgenommen');
});

it('says when it holds, and refuses another one for the same moment', async () => {
  const { at } = await tyre();
  const set = await press(at, 'Preis setzen', { preis: '88,00', ab: isoDay(3), abUhr: '06:30' });
  expect(textOf(set.text)).toMatch(/Der Preis ist geplant\. Er gilt ab \d.* 06:30 Uhr\./);
  const second = await press(at, 'Preis setzen', { preis: '89,00', ab: isoDay(3), abUhr: '06:30' });
  expect([second.status, textOf(second.text)]).toEqual([
    400,
    expect.stringContaining('Für diesen Zeitpunkt ist schon ein Preis geplant.'),
  ]);
  expect(planned(second)).toBe(1);
  const refused = await leader.press(set, 'Preis setzen', { preis: '0' });
  expect([refused.status, refused.text.includes('Der Preis ist geplant.')]).toEqual([400, false]);
});

it('takes effect at its time', async () => {
  const { at, id } = await tyre();
  const set = await press(at, 'Preis setzen', { preis: '92,00', ab: isoDay(3) });
  expect(planned(set)).toBe(1);
  await database.query(
    `update prices set valid_from = now() - interval '1 second' where regular_cents = 9200 and valid_from > now()`,
  );
  await database.query('update price_switches set at = now()');
  await expect.poll(() => priceInShop(id), { timeout: 90_000, interval: 2_000 }).toBe(9200);
}, 120_000);

it('one that has begun is not taken back, nor that of another location', async () => {
  const { at, id } = await tyre();
  const set = await press(at, 'Preis setzen', { preis: '88,00', ab: isoDay(3) });
  await database.query(
    `update prices set valid_from = now() - interval '1 minute' where regular_cents = 8800 and valid_from > now()`,
  );
  expect((await leader.press(set, 'Zurücknehmen')).status).toBe(409);
  const [row] = await database.query<{ id: string; location_id: string | null }>(
    `insert into prices (article_id, location_id, valid_from, regular_cents)
     select articles.id, (select id from locations where url = 'standard'), now() + interval '2 days', 7700
     from articles where kind = 'tyre' and code = $1 returning id`,
    [id],
  );
  const page = await leader.open(at);
  const stand = /name="stand" value="(\d+-\d+)"/.exec(page.text)?.[1] ?? '';
  const { status } = await leader.post(at, {
    ...{ befehl: 'drop-price', nummer: String(row?.id), stand },
  });
  expect(status).toBe(409);
  expect(await database.query('select 1 from prices where id = $1', [row?.id])).toHaveLength(1);
});

it.each([
  [{ ab: '', abUhr: '08:00' }, 'einen Tag und eine Uhrzeit'],
  [{ ab: '2027-03-28', abUhr: '02:30' }, 'die es gibt'],
  [{ abUhr: 'acht' }, 'Uhrzeit wie 08:00'],
])('refuses %j', async (fields, words) => {
  const one = tyres[7];
  const at = `/muster/tresen/bestand/tyre:${one?.id}`;
  const answer = await press(at, 'Preis setzen', { preis: '80', ab: isoDay(3), ...fields });
  expect(answer.status).toBe(400);
  expect(textOf(answer.text)).toContain(words);
});

it('names the lowest price of 30 days, which an offer has to name', async () => {
  const { at, id } = await tyre();
  await database.query(
    `insert into prices (article_id, location_id, valid_from, regular_cents)
     select articles.id, null, now() - days * interval '1 day', cents from articles,
       (values (400, 9900), (20, 6100), (10, 9900)) as was (days, cents) where kind = 'tyre' and code = $1`,
    [id],
  );
  const cents = await database.value<number>(
    `select min(regular_cents)::int as cents from prices join articles on articles.id = article_id
     where code = $1 and location_id is null and valid_from > now() - interval '30 days'`,
    [id],
  );
  const page = await leader.open(at);
  expect(page.text).toContain(`data-lowest="${Math.min(6100, cents ?? 6100)}"`);
});

it('the central warehouse is counted by who leads all locations', async () => {
  const { at, id } = await tyre();
  const done = await press(
    at,
    'Bestand des Zentrallagers setzen',
    { gezaehlt: '8', grund: 'Inventur Zentrale' },
    centre,
  );
  expect(textOf(done.text)).toContain('Der Bestand des Zentrallagers ist gezählt.');
  expect(await stockOf(database, id)).toEqual({ here: 5, central: 8 });
  for (const visitor of [leader, seller]) {
    expect((await visitor.open(at)).text).not.toContain('count-central');
    const form = { befehl: 'count-central', stand: '8', gezaehlt: '1', grund: 'x' };
    expect((await visitor.post(at, form)).status).toBe(403);
  }
  const late = await centre.post(at, {
    ...{ befehl: 'count-central', stand: '3', gezaehlt: '1', grund: 'x' },
  });
  expect(late.status).toBe(409);
  expect(await stockOf(database, id)).toEqual({ here: 5, central: 8 });
});
