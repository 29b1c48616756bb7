import { describe, expect, it } from 'vitest';
import { addTyre, order } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const leader = await openDesk(database, shop, 'leitung');
const centre = await openDesk(database, shop, 'leitung', null);

const offers = '/muster/tresen/angebote';
const coupons = '/muster/tresen/gutscheine';
const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const press = async (at: string, button: string, fields: Record<string, string> = {}, { visitor } = leader) =>
  visitor.submit(await visitor.open(at), { button }, fields);

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
    const copy = await leader.visitor.open(`${offers}?vorlage=${id}`);
    expect(copy.text).toContain(`value="${offer.titel}"`);
    const ended = await leader.visitor.post(offers, { befehl: 'end-offer', nummer: id });
    expect(textOf(ended.text)).toContain('Das Angebot ist beendet.');
    await expect.poll(() => shown()).not.toContain(offer.titel);
  });

  it.each([
    [{ titel: '' }, 'füllen Sie dieses Feld'],
    [{ ziel: 'https://boese.example' }, 'Pfad wie /winterreifen'],
    [{ ziel: '//boese.example' }, 'Pfad wie /winterreifen'],
    [{ bis: isoDay(-3) }, 'Der letzte Tag liegt vor dem ersten.'],
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
    expect((await leader.visitor.open(offers)).text).toContain('data-offer="netz"');
    expect((await leader.visitor.post(offers, { befehl: 'end-offer', nummer: 'netz' })).status).toBe(409);
    expect((await centre.visitor.post(offers, { befehl: 'end-offer', nummer: 'netz' })).status).toBe(200);
  });
});

describe('a coupon', () => {
  const coupon = { code: 'tresen 10', titel: 'Zehn Prozent', prozent: '10' };

  it('is redeemed at its location, and tells what it did there', async () => {
    const done = await press(coupons, 'Gutschein speichern', coupon);
    expect(textOf(done.text)).toContain('Der Gutschein ist gespeichert');
    expect(done.text).toContain('data-coupon="TRESEN10"');
    const [tyre] = await someTyres(database, 1);
    await setStock(database, tyre?.id ?? '', { here: 8 });
    const buyer = new Visitor(shop);
    await addTyre(buyer, '/muster', tyre?.id ?? '', 2);
    const cart = await buyer.open('/muster/warenkorb');
    await buyer.submit(cart, { button: 'Einlösen' }, { gutscheincode: 'TRESEN10' });
    await order(buyer, '/muster', 'kauf');
    const [row] = await database.query<{ revenue: number }>(
      "select sum(total_cents)::int as revenue from orders where coupon_code = 'TRESEN10'",
    );
    const page = await leader.visitor.open(coupons);
    expect(textOf(page.text)).toContain('1-mal eingelöst');
    expect(row?.revenue).toBeGreaterThan(0);
    const ended = await leader.visitor.post(coupons, { befehl: 'end-coupon', nummer: 'TRESEN10' });
    expect(textOf(ended.text)).toContain('Der Gutschein ist beendet');
    expect((await leader.visitor.post(coupons, { befehl: 'end-coupon', nummer: 'TRESEN10' })).status).toBe(
      409,
    );
    const copy = await leader.visitor.open(`${coupons}?vorlage=TRESEN10`);
    expect(copy.text).toContain('value="Zehn Prozent"');
    expect(textOf(copy.text)).toContain('beendet');
  });

  it.each([
    [{ code: 'ab' }, '3 bis 32'],
    [{ prozent: '' }, 'entweder Prozent oder einen Betrag'],
    [{ betrag: '5,00' }, 'entweder Prozent oder einen Betrag'],
    [{ prozent: '101' }, 'von 1 bis 100'],
    [{ anzahl: '-1' }, 'eine Anzahl'],
    [{ von: isoDay(5), bis: isoDay(2) }, 'Der letzte Tag liegt vor dem ersten.'],
    [{ code: 'WILLKOMMEN10' }, 'Diesen Code gibt es schon.'],
  ])('%j is refused beside its field, and stays in the form', async (fields, words) => {
    const typed = { ...coupon, code: 'NEU-1', titel: 'Bleibt stehen', ...fields };
    const answer = await press(coupons, 'Gutschein speichern', typed);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(answer.text).toContain('value="Bleibt stehen"');
  });

  it('of all locations is ended only by who leads all', async () => {
    const post = { befehl: 'end-coupon', nummer: 'WILLKOMMEN10' };
    expect((await leader.visitor.post(coupons, post)).status).toBe(409);
    expect((await centre.visitor.post(coupons, post)).status).toBe(200);
  });
});

it('there is no such page for others', async () => {
  const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
  const others = [
    elsewhere,
    await openDesk(database, shop, 'verkauf'),
    await openDesk(database, shop, 'werkstatt'),
  ];
  for (const { visitor } of others)
    for (const path of [offers, coupons]) {
      expect((await visitor.open(path)).status).toBe(404);
      expect((await visitor.post(path, { befehl: 'end-coupon', nummer: 'x' })).status).toBe(404);
    }
  expect((await leader.visitor.post(offers, { befehl: 'quatsch' })).status).toBe(403);
});
