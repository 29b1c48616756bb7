import { describe, expect, it } from 'vitest';
import { addTyre, order } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const centre = await openDesk(database, shop, 'leitung', null);

const offers = '/muster/tresen/angebote';
const coupons = '/muster/tresen/gutscheine';
const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const press = (at: string, button: string, fields: Record<string, string> = {}, visitor = leader) =>
  visitor.press(at, button, fields);

const shown = async (place = '/muster') => textOf((await new Visitor(shop).open(`${place}/angebote`)).text);

describe('an offer', () => {
  const offer = {
    titel: 'Herbstcheck im Tresen',
    text: 'Jetzt vorbeikommen.',
    ziel: '/winterreifen',
    von: isoDay(0),
    bis: isoDay(9),
  };

  it('stands among the offers of its location until it is ended', async () => {
    const done = await press(offers, 'Angebot speichern', offer);
    expect(textOf(done.text)).toContain('Das Angebot ist gespeichert.');
    await expect.poll(() => shown()).toContain(offer.titel);
    expect(await shown('/standard')).not.toContain(offer.titel);
    const [, id = ''] = /data-offer="(tresen-[^"]+)"/.exec(done.text) ?? [];
    const copy = await leader.open(`${offers}?vorlage=${id}`);
    expect(copy.text).toContain(`value="${offer.titel}"`);
    const ended = await leader.post(offers, { befehl: 'end-offer', nummer: id });
    expect(textOf(ended.text)).toContain('Das Angebot ist beendet.');
    await expect.poll(() => shown()).not.toContain(offer.titel);
  });

  it.each([
    [{ titel: '' }, 'füllen Sie dieses Feld'],
    [{ ziel: 'https://boese.example' }, 'Pfad wie /winterreifen'],
    [{ ziel: '//boese.example' }, 'Pfad wie /winterreifen'],
    [{ ziel: '/gibtesnicht' }, 'Die Seite /gibtesnicht gibt es nicht.'],
    [{ bis: isoDay(-3) }, 'Dieser Tag ist schon vorbei.'],
    [{ von: isoDay(5), bis: isoDay(2) }, 'Der letzte Tag liegt vor dem ersten.'],
    [{ von: 'morgen' }, 'einen Tag'],
  ])('%j is refused beside its field, and stays in the form', async (fields, words) => {
    const answer = await press(offers, 'Angebot speichern', { ...offer, text: 'Bleibt stehen', ...fields });
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(answer.text).toContain('value="Bleibt stehen"');
  });

  it('of all locations is ended only by who leads all', async () => {
    await database.query(
      `insert into offers (id, location_url, position, title, text, "to", valid_from, valid_until)
       values ('netz', '*', 99, 'Für alle', 'x', '/', now(), now() + interval '9 days')`,
    );
    expect((await leader.open(offers)).text).toContain('data-offer="netz"');
    expect((await leader.post(offers, { befehl: 'end-offer', nummer: 'netz' })).status).toBe(409);
    expect((await centre.post(offers, { befehl: 'end-offer', nummer: 'netz' })).status).toBe(200);
  });
});

describe('the effect of an offer', () => {
  const entry = async (id: string) => {
    const { text } = await leader.open(offers);
    return textOf(new RegExp(`data-offer="${id}"[\\s\\S]*?</li>`).exec(text)?.[0] ?? '');
  };
  const add = (id: string, to: string, from = -1, until = 9) =>
    database.query(
      `insert into offers (id, location_url, position, title, text, "to", valid_from, valid_until)
       values ($1, 'muster', 90, $1, 'x', $2, $3, $4)`,
      [id, to, isoDay(from), isoDay(until)],
    );
  const buy = async (name: string, count: number) => {
    const buyer = new Visitor(shop);
    await buyer.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel: name, menge: String(count) });
    await order(buyer, '/muster', 'kauf', `${name.replace(/\W/g, '')}@example.de`);
  };

  it('is what was sold of the articles behind its link, on its days, at its location', async () => {
    const [tyre, other] = await database.query<{ code: string }>(
      `select code from articles join tyres on article_id = id join current_prices using (article_id)
       where season = 'winter' and retired_at is null and current_prices.location_id is null order by id limit 2`,
    );
    await setStock(database, tyre?.code ?? '', { here: 20 });
    await setStock(database, other?.code ?? '', { here: 20 });
    await add('liste', '/winterreifen');
    await add('artikel', `/reifen/${tyre?.code}`);
    await add('sommer', '/sommerreifen?breite=205');
    await add('vorbei', '/winterreifen', -40, -30);
    const wheelCode = await database.value<string>('select code from articles where is_kit limit 1');
    await add('rad', `/komplettraeder/${wheelCode}`);
    await add('seite', '/kontakt');
    await add('nirgends', '/gibt-es-nicht/x/y/z');
    expect(await entry('liste')).toContain('noch nichts davon verkauft');
    await buy(`tyre:${tyre?.code}`, 4);
    await buy(`tyre:${other?.code}`, 2);
    const [sold] = await database.query<{ all: number; one: number }>(
      `select sum(unit_price_cents * quantity)::int as all,
         (sum(unit_price_cents * quantity) filter (where code = $1))::int as one
       from order_lines join articles on articles.id = article_id where code = any($2)`,
      [tyre?.code, [tyre?.code, other?.code]],
    );
    const euros = (cents = 0) =>
      new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100);
    expect(await entry('liste')).toContain(`2 Bestellungen, 6 Stück, ${textOf(euros(sold?.all))} Umsatz`);
    expect(await entry('artikel')).toContain(`1 Bestellung, 4 Stück, ${textOf(euros(sold?.one))} Umsatz`);
    expect(await entry('sommer')).toContain('noch nichts davon verkauft');
    expect(await entry('vorbei')).toContain('noch nichts davon verkauft');
    expect(await entry('rad')).toContain('noch nichts davon verkauft');
    expect(await entry('seite')).toContain('führt zu keinen Artikeln');
    expect(await entry('nirgends')).toContain('führt zu keinen Artikeln');
    await database.query(
      "update order_lines set cancelled = 2 where quantity = 2 and article_id = (select id from articles where kind = 'tyre' and code = $1)",
      [other?.code],
    );
    expect(await entry('liste')).toContain('1 Bestellung, 4 Stück');
  });

  it('of a product counts all its variants, that of a price the pieces sold at it', async () => {
    const [one, other] = await database.query<{ code: string; product: string; url: string; id: number }>(
      `select articles.code, articles.id, article_groups.code as product,
         (select url from article_categories join categories on categories.id = category_id where article_id = articles.id limit 1) as url
       from articles join article_groups on article_groups.id = group_id join current_prices on article_id = articles.id
       where articles.kind = 'product' and retired_at is null and location_id is null and not is_sold_out
         and group_id = (select group_id from articles where kind = 'product' and retired_at is null and not is_sold_out
           group by 1 having count(*) > 1 order by 1 limit 1) order by articles.id limit 2`,
    );
    await add('produkt', `/${one?.url}/${one?.product}`);
    await database.query(
      `insert into prices (article_id, valid_from, regular_cents, offer_cents, offer_until)
       values ($1, now() - interval '1 second', 9900, 4900, now() + interval '9 days')`,
      [other?.id],
    );
    await database.query('update articles set is_stock_keeping = false where id = any($1)', [
      [one?.id, other?.id],
    ]);
    await buy(`product:${one?.code}`, 1);
    await buy(`product:${other?.code}`, 3);
    expect(await entry('produkt')).toContain('2 Bestellungen, 4 Stück');
    const page = textOf((await leader.open(offers)).text);
    expect(page).toMatch(/49,00\s€ bis .* 1 Bestellung, 3 Stück, 147,00\s€ Umsatz/);
  });
});

describe('a coupon', () => {
  const coupon = { gutscheincode: 'tresen 10', titel: 'Zehn Prozent', prozent: '10', bis: isoDay(20) };

  it('is redeemed at its location, and tells what it did there', async () => {
    const done = await press(coupons, 'Gutschein speichern', coupon);
    expect(textOf(done.text)).toContain('Der Gutschein ist gespeichert');
    expect(done.text).toContain('data-coupon="TRESEN10"');
    const [tyre] = await someTyres(database, 1);
    await setStock(database, tyre?.id ?? '', { here: 8 });
    const buyer = new Visitor(shop);
    await addTyre(buyer, '/muster', tyre?.id ?? '', 2);
    const cart = await buyer.open('/muster/warenkorb');
    await buyer.press(cart, 'Einlösen', { gutscheincode: 'TRESEN10' });
    await order(buyer, '/muster', 'kauf');
    const cents = await database.value<number>(
      "select sum(total_cents)::int from orders where coupon_code = 'TRESEN10'",
    );
    const page = await leader.open(coupons);
    expect(cents).toBeGreaterThan(0);
    const revenue = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
    const sum = textOf(revenue.format((cents ?? 0) / 100));
    expect(textOf(page.text)).toMatch(new RegExp(`1-mal eingelöst, [\\d,]+ € Nachlass, ${sum} Umsatz`));
    const ended = await leader.post(coupons, { befehl: 'end-coupon', nummer: 'TRESEN10' });
    expect(textOf(ended.text)).toContain('Der Gutschein ist beendet');
    expect((await leader.post(coupons, { befehl: 'end-coupon', nummer: 'TRESEN10' })).status).toBe(409);
    const copy = await leader.open(`${coupons}?vorlage=TRESEN10`);
    expect(copy.text).toContain('value="Zehn Prozent"');
    expect(textOf(copy.text)).toContain('beendet');
  });

  it.each([
    [{ gutscheincode: 'ab' }, '3 bis 32'],
    [{ prozent: '' }, 'entweder Prozent oder einen Betrag'],
    [{ betrag: '5,00' }, 'entweder Prozent oder einen Betrag'],
    [{ prozent: '101' }, 'von 1 bis 100'],
    [{ anzahl: '-1' }, 'eine Anzahl'],
    [{ von: isoDay(5), bis: isoDay(2) }, 'Der letzte Tag liegt vor dem ersten.'],
    [{ gutscheincode: 'WILLKOMMEN10' }, 'Diesen Code gibt es schon.'],
  ])('%j is refused beside its field, and stays in the form', async (fields, words) => {
    const typed = { ...coupon, gutscheincode: 'NEU-1', titel: 'Bleibt stehen', ...fields };
    const answer = await press(coupons, 'Gutschein speichern', typed);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(answer.text).toContain('value="Bleibt stehen"');
  });

  it.each([
    ['ALLES-90', { prozent: '90' }, 'Gutschein über 90 % – stimmt das?'],
    [
      'ALLES-GRATIS',
      { prozent: '100', bis: '' },
      'über 100 %, ohne letzten Tag und ohne Höchstzahl – stimmt das?',
    ],
    [
      'FUENFZIG',
      { prozent: '', betrag: '50,00', mindestwert: '20,00' },
      'über 50,00 € schon ab 20,00 € Warenwert',
    ],
    ['EWIG', { bis: '' }, 'Gutschein ohne letzten Tag und ohne Höchstzahl – stimmt das?'],
  ])('%s, which is unusually generous, is asked about once', async (code, fields, words) => {
    const typed = { ...coupon, gutscheincode: code, ...fields };
    const asked = await press(coupons, 'Gutschein speichern', typed);
    expect([asked.status, textOf(asked.text).replaceAll('\u00a0', ' ')]).toEqual([
      400,
      expect.stringContaining(words),
    ]);
    expect(asked.text).not.toContain(`data-coupon="${code}"`);
    const done = await leader.press(asked, 'Gutschein speichern', { trotzdem: 'on' });
    expect(textOf(done.text)).toContain('Der Gutschein ist gespeichert');
    expect(done.text).toContain(`data-coupon="${code}"`);
  });

  it('of all locations is ended only by who leads all', async () => {
    const post = { befehl: 'end-coupon', nummer: 'WILLKOMMEN10' };
    expect((await leader.post(coupons, post)).status).toBe(409);
    expect((await centre.post(coupons, post)).status).toBe(200);
  });
});

it('there is no such page for others', async () => {
  const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
  const others = [
    elsewhere,
    await openDesk(database, shop, 'verkauf'),
    await openDesk(database, shop, 'werkstatt'),
  ];
  for (const visitor of others)
    for (const path of [offers, coupons]) {
      expect((await visitor.open(path)).status).toBe(404);
      expect((await visitor.post(path, { befehl: 'end-coupon', nummer: 'x' })).status).toBe(404);
    }
  expect((await leader.post(offers, { befehl: 'quatsch' })).status).toBe(403);
});
