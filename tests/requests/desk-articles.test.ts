import { describe, expect, it } from 'vitest';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';
import { withinASecond } from '../support/within-a-second';

const { database, shop } = await freshShop();
const tyres = await someTyres(database, 20);
const leader = await openDesk(database, shop, 'leitung');
const seller = await openDesk(database, shop, 'verkauf');
let next = 0;

const list = '/muster/tresen/bestand';
const search = (query: Record<string, string>, visitor = seller) =>
  visitor.open(`${list}?${new URLSearchParams(query)}`);

async function tyre(here = 5) {
  const one = tyres[next++];
  if (!one) throw new Error('no tyre left');
  await setStock(database, one.id, { here, central: 3 });
  return { ...one, at: `${list}/tyre:${one.id}` };
}

const press = (at: string, button: string, fields: Record<string, string>, visitor = leader) =>
  visitor.press(at, button, fields);

const priceIn = (page: { text: string }) => Number(/<strong[^>]*data-cents="(\d+)"/.exec(page.text)?.[1]);
const priceInShop = async (code: string, place = '/muster') => {
  const { text } = await new Visitor(shop).open(`${place}/reifen/${code}`);
  return Number(/data-cents="(\d+)"/.exec(text)?.[1]);
};

const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('the list', () => {
  const codesIn = (page: { text: string }) =>
    [...page.text.matchAll(/\/tresen\/bestand\/([a-z-]+(?::|%3A)[a-z0-9-]+)"/g)].map(([, key = '']) =>
      decodeURIComponent(key),
    );

  it('finds by words of title and size, number and GTIN, of every kind', async () => {
    const one = await tyre();
    expect(codesIn(await search({ suche: one.gtin }))).toEqual([`tyre:${one.id}`]);
    expect(codesIn(await search({ suche: one.title.toUpperCase(), art: 'tyre' }))).toContain(
      `tyre:${one.id}`,
    );
    for (const art of ['tyre', 'rim', 'product', 'complete-wheel', 'service'])
      for (const key of codesIn(await search({ art }))) expect(key.split(':')[0]).toBe(art);
    for (const words of ['%', '_', '\\', "' or 1=1", 'gibtesnicht'])
      expect(codesIn(await search({ suche: words })), words).toEqual([]);
  });

  it('shows all pieces of a kind once, page after page', async () => {
    const seen: string[] = [];
    let page = await search({ art: 'rim' });
    for (let round = 0; round < 20; round += 1) {
      seen.push(...codesIn(page));
      const [, more] = /href="([^"]+)"[^>]*>Weitere</.exec(page.text) ?? [];
      if (!more) break;
      page = await seller.open(more.replaceAll('&amp;', '&'));
    }
    const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
      "select count(*)::int as count from articles where kind = 'rim' and retired_at is null",
    );
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
  });

  it('can leave out what does not lie here, and ignores what it does not know', async () => {
    const one = await tyre(0);
    expect(codesIn(await search({ suche: one.gtin, hier: '1' }))).toEqual([]);
    await setStock(database, one.id, { here: 1 });
    expect(codesIn(await search({ suche: one.gtin, hier: '1', art: 'quatsch', nach: 'x' }))).toHaveLength(1);
  });
});

describe('stock', () => {
  it('is set to what was counted, with who and why', async () => {
    const { at, id } = await tyre(5);
    const page = await press(at, 'Bestand setzen', { gezaehlt: '3', grund: 'Zwei fehlen im Regal' }, seller);
    expect(textOf(page.text)).toContain('Der Bestand ist gezählt.');
    expect(textOf(page.text)).toMatch(/Zählung · Zwei fehlen im Regal.*−2/);
    expect(await stockOf(database, id)).toEqual({ here: 3, central: 3 });
    expect(textOf((await new Visitor(shop).open(`/muster/reifen/${id}`)).text)).toContain('3 ');
    const [change] = await database.query<object>(
      "select staff, before, after, reason from desk_changes where subject = $1 and kind = 'stock'",
      [`tyre:${id}`],
    );
    expect(change).toEqual({ staff: seller.email, before: 5, after: 3, reason: 'Zwei fehlen im Regal' });
  });

  it('counts nothing that has moved meanwhile', async () => {
    const { at, id } = await tyre(5);
    const page = await seller.open(at);
    await setStock(database, id, { here: 4 });
    const late = await seller.press(page, 'Bestand setzen', { gezaehlt: '9' });
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('Inzwischen hat sich hier etwas geändert');
    expect(await stockOf(database, id)).toMatchObject({ here: 4 });
  });

  it('asks before fewer are counted than orders wait for, and takes the answer', async () => {
    const { at, id } = await tyre(5);
    await database.query(
      "update stock_levels set allocated = 4 where article_id = (select id from articles where kind = 'tyre' and code = $1) and on_hand = 5",
      [id],
    );
    const asked = await press(at, 'Bestand setzen', { gezaehlt: '2' }, seller);
    expect(asked.status).toBe(400);
    expect(textOf(asked.text)).toContain('Für Bestellungen sind 4 Stück reserviert, dann fehlen ihnen 2.');
    expect(asked.text).toContain('value="2"');
    const onHand = () =>
      database.value<number>(
        "select on_hand from stock_levels where allocated = 4 and article_id = (select id from articles where kind = 'tyre' and code = $1)",
        [id],
      );
    expect(await onHand()).toBe(5);
    const done = await seller.press(asked, 'Bestand setzen', { gezaehlt: '2', trotzdem: 'on' });
    expect([done.status, await onHand()]).toEqual([200, 2]);
    // What is enough for all orders, or more than lay there, is not asked about.
    for (const gezaehlt of ['3', '4', '9'])
      expect((await press(at, 'Bestand setzen', { gezaehlt }, seller)).status, gezaehlt).toBe(200);
  });

  it.each([
    ['viele', 'Inventur', '0 bis 99999'],
    ['-1', 'Inventur', '0 bis 99999'],
    ['1e3', 'Inventur', '0 bis 99999'],
    ['4', ' ', 'einen Grund'],
  ])('refuses %s pieces because of "%s", and keeps what was typed', async (gezaehlt, grund, words) => {
    const { at } = await tyre();
    const page = await press(at, 'Bestand setzen', { gezaehlt, grund }, seller);
    expect(page.status).toBe(400);
    expect(textOf(page.text)).toContain(words);
    expect(page.text).toContain(`value="${gezaehlt}"`);
  });

  it('of a kit follows from its parts', async () => {
    const kitCode = await database.value<string>(
      "select code from articles where kind = 'complete-wheel' and retired_at is null limit 1",
    );
    const page = await leader.open(`${list}/complete-wheel:${kitCode}`);
    expect(textOf(page.text)).toContain('Der Bestand ergibt sich aus den Teilen.');
    expect(page.text).not.toContain('value="set-price"');
    const forged = await leader.post(page.path, {
      befehl: 'count-stock',
      stand: '0',
      gezaehlt: '4',
      grund: 'x',
    });
    expect(forged.status).toBe(409);
  });
});

describe('a price', () => {
  it('holds at this location at once, until it is ended', async () => {
    const { at, id, cents } = await tyre();
    const done = await press(at, 'Preis setzen', { preis: '99,90' });
    expect(priceIn(done)).toBe(9_990);
    await withinASecond(() => priceInShop(id)).toBe(9_990);
    expect(await priceInShop(id, '/standard')).toBe(cents);
    expect(priceIn(await press(at, 'Preis dieses Standorts beenden', {}))).toBe(cents);
    await expect.poll(() => priceInShop(id)).toBe(cents);
  });

  it('can begin later, and be an offer to the end of a day', async () => {
    const { at, id, cents } = await tyre();
    const day = isoDay(3);
    const later = await press(at, 'Preis setzen', { preis: '88,00', ab: day });
    expect(priceIn(later)).toBe(cents);
    expect(textOf(later.text)).toContain('88,00');
    const offer = await press(at, 'Preis setzen', { preis: '90', angebot: '79,50', angebotBis: isoDay(2) });
    expect(priceIn(offer)).toBe(7_950);
    expect(textOf(offer.text)).toMatch(/Angebot bis .* sonst 90,00.*niedrigster Preis der 30 Tage davor/);
    await expect.poll(() => priceInShop(id)).toBe(7_950);
  });

  it('of a tenth or ten times the old one is asked for once more', async () => {
    const { at, cents } = await tyre();
    for (const preis of ['1,00', '9999,00']) {
      const asked = await press(at, 'Preis setzen', { preis });
      expect(asked.status).toBe(400);
      expect(textOf(asked.text)).toContain('Stimmt der neue Preis?');
      expect(priceIn(asked)).toBe(cents);
      expect(asked.text).toContain(`value="${preis}"`);
    }
    const asked = await press(at, 'Preis setzen', { preis: '1,00' });
    const done = await leader.press(asked, 'Preis setzen', { preis: '1,00', trotzdem: 'on' });
    expect(priceIn(done)).toBe(100);
  });

  it.each([
    [{ preis: 'billig' }, 'Betrag wie 84,90'],
    [{ preis: '0' }, 'Betrag wie 84,90'],
    [{ preis: '-5' }, 'Betrag wie 84,90'],
    [{ preis: '80', ab: 'morgen' }, 'einen Tag'],
    [{ preis: '80', ab: '2020-01-01' }, 'schon vorbei'],
    [{ preis: '80', angebot: '70' }, 'ein letzter Tag'],
    [{ preis: '80', angebot: '80', angebotBis: isoDay(4) }, 'unter dem Preis'],
    [{ preis: '80', ab: isoDay(9), angebot: '70', angebotBis: isoDay(4) }, 'endet, bevor'],
  ])('%j is refused beside its field', async (fields, words) => {
    const { at } = { at: `${list}/tyre:${tyres[0]?.id}` };
    const page = await press(at, 'Preis setzen', fields as Record<string, string>);
    expect(page.status).toBe(400);
    expect(textOf(page.text)).toContain(words);
  });

  it('is set by who leads the location only, and by the first of two', async () => {
    const { at } = await tyre();
    expect((await seller.open(at)).text).not.toContain('value="set-price"');
    const forged = await seller.post(at, { befehl: 'set-price', stand: '1', preis: '90' });
    expect(forged.status).toBe(403);
    const page = await leader.open(at);
    await press(at, 'Preis setzen', { preis: '91' });
    const late = await leader.press(page, 'Preis setzen', { preis: '92' });
    expect(late.status).toBe(409);
    expect(priceIn(await leader.open(at))).toBe(9_100);
  });
});

it('an article that is unknown, retired or misspelt is 404, as is the page for others', async () => {
  for (const name of ['tyre:gibt-es-nicht', 'tyre', 'quatsch:x', 'tyre:%25', "tyre:'"])
    expect((await leader.open(`${list}/${name}`)).status, name).toBe(404);
  const { at } = await tyre();
  const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
  for (const path of [list, at]) expect((await elsewhere.open(path)).status).toBe(404);
  expect((await new Visitor(shop).open(at)).path).toContain('/muster/login');
});
