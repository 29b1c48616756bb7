import { describe, expect, it } from 'vitest';
import { demoStaff } from '../support/accounts';
import { order, orderNumber } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { pageOf, productOf, someVariant, stockedSiblings } from '../support/variants';
import { Visitor } from '../support/visitor';

const { database, shop, visitor } = await freshShop();
const group = (page: { text: string }) =>
  /<fieldset[^>]* aria-label="Ausführung"[\s\S]*?<\/fieldset>/.exec(page.text)?.[0] ?? '';
const main = (page: { text: string }) => textOf(/<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? '');

describe('what is told beside the price', () => {
  it('of mats the price of a set, on the page and in the list', async () => {
    const mats = await someVariant(database, `category = 'fussmatten' and values->'teile' @> '4'`);
    expect(main(await visitor.open(pageOf(mats)))).toMatch(/€ ?je Satz inkl\. MwSt\./);
    const list = main(await visitor.open('/muster/fussmatten'));
    expect(list).toMatch(/€ ?je Satz inkl\. MwSt\./);
    expect(list).not.toContain('je Stück');
    const box = await someVariant(database, `category = 'dachboxen'`);
    expect(main(await visitor.open(pageOf(box)))).toMatch(/€ ?je Stück inkl\. MwSt\./);
  });

  it('of oil the base price and where used oil is taken back', async () => {
    const oil = await someVariant(
      database,
      `category = 'oele-fluessigkeiten' and content_milli = 5000 and values->'art' ? 'Motoröl'`,
    );
    const page = await visitor.open(pageOf(oil));
    const perLitre = (Math.round(oil.cents / 5) / 100).toFixed(2).replace('.', ',');
    expect(main(page)).toContain(`${perLitre} € je l`);
    expect(main(page)).toContain('§ 8 AltölV');
    const fluid = await someVariant(
      database,
      `category = 'oele-fluessigkeiten' and values->'art' ? 'AdBlue'`,
    );
    expect(main(await visitor.open(pageOf(fluid)))).not.toContain('§ 8 AltölV');
  });

  it('of an offer what it is struck from, and until when', async () => {
    const offer = await someVariant(
      database,
      `article_id in (select article_id from current_prices join locations on locations.id = location_id
         where url = 'stadtwerk' and current_prices.regular_cents is not null)`,
    );
    const page = await visitor.open(pageOf(offer).replace('muster', 'stadtwerk'));
    expect(main(page)).toMatch(/statt [\d.,]+ € bis/);
    expect(page.text).toMatch(new RegExp(`<s><span[^>]*data-cents="${offer.cents}"`));
  });

  it('of what lies elsewhere, how much, with the way there; a location that hides the category is left out', async () => {
    const one = await someVariant(database, `category = 'dachtraeger'`);
    await stockedSiblings(database, one);
    await setStock(database, one.code, { here: 7 }, 'kassel');
    const page = await visitor.open(pageOf(one));
    expect(main(page)).toMatch(/Bestand an anderen Standorten .*Kassel ?: 7 Stück/);
    expect(page.text).toContain(`href="/kassel/${one.category}/${one.code}/exakt"`);
    const box = await someVariant(database, `category = 'dachboxen'`);
    await setStock(database, box.code, { here: 7 }, 'kassel');
    expect(main(await visitor.open(pageOf(box)))).not.toContain('Bestand an anderen Standorten');
    expect((await visitor.open(`/kassel/${box.category}/${box.code}/exakt`)).status).toBe(404);
    expect((await visitor.open(`/kassel/${box.category}/${box.product}`)).status).toBe(404);
  });

  it('whether it fits the chosen vehicle', async () => {
    const golf = await someVariant(
      database,
      `article_id in (select article_id from article_vehicle_prefixes where prefix = '01905102')`,
    );
    const audi = await someVariant(database, `car_make = 'Audi'`);
    const any = await someVariant(database, `category = 'dachboxen'`);
    const verdictOn = (page: { text: string }) =>
      /data-fitment="([^"]*)"/.exec(/<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? '')?.[1];
    expect(main(await visitor.open(pageOf(golf)))).toContain('Passt das auf Ihr Auto?');
    for (const unanswerable of [
      any,
      await someVariant(database, `car_make = 'Audi' and category = 'modellautos'`),
    ])
      expect(main(await visitor.open(pageOf(unanswerable)))).not.toContain('Passt das auf Ihr Auto?');
    const driver = new Visitor(shop);
    await driver.post('/muster/fahrzeug', {
      fahrzeug: 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline',
    });
    expect(verdictOn(await driver.open(pageOf(golf)))).toBe('fits');
    expect(verdictOn(await driver.open(pageOf(audi)))).toBe('fits-not');
    expect(verdictOn(await driver.open(pageOf(any)))).toBeUndefined();
    const told = async (who: Visitor) => textOf(group(await who.open(pageOf(golf))));
    expect(await told(driver)).toMatch(/✓ passt(?! nicht)/);
    expect(await told(driver)).toContain('✕ passt nicht');
    expect(await told(visitor)).not.toContain('passt');
  });
});

describe('what cannot be had', () => {
  it("is shown and cannot be ordered, not even by a form of one's own", async () => {
    const gone = await someVariant(database, 'id in (select id from articles where is_sold_out)');
    await setStock(database, gone.code, { here: 5 });
    const buyer = new Visitor(shop);
    const page = await buyer.open(pageOf(gone));
    expect([page.status, main(page).includes('Zurzeit nicht lieferbar')]).toEqual([200, true]);
    const [own = ''] = page.text.split('>Ähnliche Artikel');
    expect(own).not.toContain('>In den Warenkorb');
    await buyer.post('/muster/warenkorb', {
      aktion: 'hinzufuegen',
      artikel: `product:${gone.code}`,
      menge: '1',
    });
    expect((await buyer.open('/muster/initiateCheckout')).path).toBe('/muster/warenkorb');
    const forged = await buyer.post('/muster/initiateCheckout', { weg: 'reservierung' });
    expect(forged.path).toBe('/muster/warenkorb');
    const lines = await database.query(
      'select 1 from order_lines join articles on articles.id = article_id where code = $1',
      [gone.code],
    );
    expect(lines).toEqual([]);
  });
});

describe('a battery', () => {
  it('has its deposit told and counted, from its page to the mail', async () => {
    const battery = await someVariant(database, `category = 'batterien'`);
    await database.query('update articles set is_sold_out = false where code = $1', [battery.code]);
    await setStock(database, battery.code, { here: 4 });
    expect(battery.deposit_cents).toBe(750);
    const buyer = new Visitor(shop);
    const page = await buyer.open(pageOf(battery));
    expect(main(page)).toContain('zzgl. 7,50 € Pfand');
    expect(main(page)).toContain('§ 19 BattDG');
    const cart = await buyer.press(page, 'In den Warenkorb', { menge: '2' });
    expect(cart.text).toMatch(/data-deposit="true"[^>]*>[\s\S]{0,60}data-cents="1500"/);
    const total = 2 * battery.cents + 1500;
    expect(cart.text).toMatch(new RegExp(`data-total="true"[^>]*>[\\s\\S]{0,80}data-cents="${total}"`));
    const done = await order(buyer, '/muster', 'reservierung');
    expect(orderNumber(done)).toBeTruthy();
    const [placed] = await database.query(
      `select orders.goods_cents, orders.deposit_cents, total_cents, vat_cents, order_lines.deposit_cents as each
       from orders join order_lines on order_id = orders.id where orders.deposit_cents > 0`,
    );
    expect(placed).toEqual({
      goods_cents: 2 * battery.cents,
      deposit_cents: 1500,
      total_cents: total,
      vat_cents: Math.round((total * 19) / 119),
      each: 750,
    });
    for (const mail of await mailsOfOrder(database, orderNumber(done))) {
      const words = mail.text.replaceAll('\u00a0', ' ');
      expect(words).toContain('zzgl. 7,50 € Pfand je Stück');
      expect(words).toContain('Pfand: 15,00 €');
    }
  });
});

describe('a product is an article like any other', () => {
  it('is put on the wish list and found there', async () => {
    const one = await someVariant(database, `category = 'modellautos'`);
    const wisher = new Visitor(shop);
    await wisher.post('/muster/merkliste', { aktion: 'merken', artikel: `product:${one.code}` });
    const wishes = await wisher.open('/muster/merkliste');
    expect(textOf(wishes.text)).toContain(one.title);
    expect(wishes.text).toContain(`href="${pageOf(one)}"`);
  });

  it('on offer stands among the offers, unless its category is hidden here', async () => {
    const shown = async () =>
      [
        ...(await visitor.open('/stadtwerk/angebote')).text.matchAll(
          /href="\/stadtwerk\/([^/"]+)\/[^/"]+\/exakt"/g,
        ),
      ].map(([, category = '']) => category);
    const [hidden = ''] = await shown();
    expect(hidden).not.toBe('');
    const id = await database.value<string>('select id from categories where url = $1', [hidden]);
    const blacklist = { categoryBlacklist: [{ _id: id, url: hidden }] };
    await database.query(`update locations set categories = categories || $1 where url = 'stadtwerk'`, [
      JSON.stringify(blacklist),
    ]);
    await expect.poll(shown).not.toContain(hidden);
    expect(await shown()).not.toEqual([]);
  });

  it('in a category for staff is shown to staff alone', async () => {
    const one = await someVariant(database, `category = 'ausstellungsstuecke'`);
    expect((await visitor.open(productOf(one))).status).toBe(404);
    const staff = await demoStaff(shop);
    expect((await staff.open(productOf(one))).status).toBe(200);
  });
});
