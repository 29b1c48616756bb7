import { describe, expect, it } from 'vitest';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import { formatCents } from '~/values/money';
import { articleIdOf, setPrice, setStock, type TyreRow } from '../support/catalogue';
import { fittingOf, openCart, openFitting, withWork } from '../support/fitting';
import { textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';
import { withinASecond } from '../support/within-a-second';

const { database, shop, stocked, cartWith } = await openFitting();

const PLAIN = 'run_flat_mark is null and not is_commercial and rim_tenths between 160 and 170';

const pageOf = ({ id }: TyreRow, place = 'muster', visitor = new Visitor(shop)) =>
  visitor.open(`/${place}/reifen/${id}`);

/** What the button says: pieces, and cents of the set and of the work. */
function offerOf({ text }: { text: string }) {
  const [, pieces, sum = '', work = ''] =
    /(\d (?:Reifen|Räder)) \+ Montage: ([\d.,]+) € darin Montage ([\d.,]+) €/.exec(textOf(text)) ?? [];
  const cents = (words: string) => Number(words.replace(/\D/g, ''));
  return pieces === undefined ? undefined : { pieces, cents: cents(sum), work: cents(work) };
}

const fittedForm = ({ id }: { id: string }, menge = '4') => ({
  aktion: 'mitMontage',
  artikel: `tyre:${id}`,
  menge,
});

async function press(page: { text: string; path: string }, visitor = new Visitor(shop)) {
  await database.query('delete from attempts');
  const [label = ''] = /\d (Reifen|Räder) \+ Montage: [\d.,]+ €/.exec(textOf(page.text)) ?? [];
  const cart = await visitor.press(page, label);
  return { cart, visitor };
}

/** Prices of their own for all work. */
async function ownPrices(place: string) {
  const locationId = await database.value<string>('select id from locations where url = $1', [place]);
  const works = await database.query<{ id: number }>('select article_id as id from services_on_goods');
  const common = {
    locationId: locationId ?? '',
    validFrom: new Date(),
    offerCents: null,
    offerUntil: null,
  };
  await appendPrices(
    database.context,
    works.map(({ id }, index) => ({ ...common, articleId: id, regularCents: 1111 + index })),
  );
}

describe('the price of a set with fitting', () => {
  it.each([
    ['muster', PLAIN],
    ['muster', 'run_flat_mark is null and not is_commercial and rim_tenths >= 190'],
    ['muster', "vehicle_kind not in ('PKW', 'Transporter')"],
    ['muster', 'run_flat_mark is not null'],
    ['muster', 'is_commercial'],
    ['standard', PLAIN],
  ])('is what the cart at %s asks for a tyre with %s', async (place, condition) => {
    const tyre = await stocked(condition);
    if (place !== 'muster') await ownPrices(place);
    const page = await pageOf(tyre, place);
    const offer = offerOf(page) ?? expect.fail('no button');
    expect(offer).toMatchObject({ pieces: '4 Reifen', cents: 4 * tyre.cents + offer.work });
    if (place === 'muster' && condition === PLAIN) expect(offer.work).toBe(7960);
    if (place !== 'muster') expect(offer.work % 100).not.toBe(60);
    const { cart } = await press(page);
    expect(cart.path).toMatch(new RegExp(`^/${place}/warenkorb\\?neu=`));
    expect(fittingOf(cart)).toEqual(['in-cart']);
    expect(cartOf(cart).goods).toBe(offer.cents);
    expect(cartOf(cart).lines.map(({ quantity }) => quantity)).toEqual([4]);
  });

  it('has the sensors of the chosen vehicle', async () => {
    const carCode = await database.value<string>(
      "select code from vehicles where tyre_pressure_control = 'direkt' and axle_load_front_kg < 1300 limit 1",
    );
    const driver = new Visitor(shop);
    await driver.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: carCode ?? '' });
    const list = await driver.open('/muster/reifen');
    const [, id = ''] = /href="\/muster\/reifen\/([a-z0-9-]+)"/.exec(list.text) ?? [];
    await setStock(database, id, { here: 40 });
    const page = await driver.open(`/muster/reifen/${id}`);
    const offer = offerOf(page) ?? expect.fail('no button');
    const { cart } = await press(page, driver);
    expect(textOf(cart.text)).toContain('4 × RDKS-Sensor einbauen und anlernen');
    expect(cartOf(cart).goods).toBe(offer.cents);
  });

  it('of complete wheels is that of changing them', async () => {
    const list = await new Visitor(shop).open('/muster/komplettraeder');
    const [, id] = /href="\/muster\/(komplettraeder\/[a-z0-9-]+)"/.exec(list.text) ?? [];
    const page = await new Visitor(shop).open(`/muster/${id}`);
    const offer = offerOf(page) ?? expect.fail('no button');
    expect(offer.pieces).toBe('4 Räder');
    const { cart } = await press(page);
    expect(cartOf(cart).goods).toBe(offer.cents);
  });

  it('follows a price of the work on pages that are kept', async () => {
    const tyre = await stocked();
    const shown = async () => offerOf(await pageOf(tyre))?.work;
    const before = (await shown()) ?? expect.fail('no button');
    const { cart } = await press(await pageOf(tyre));
    const [, title] = /4 × (Ventil[^<]*?) je/.exec(textOf(cart.text)) ?? [];
    const [valve] = await database.query<{ code: string; cents: number }>(
      `select code, cents from articles join current_prices on article_id = articles.id and location_id is null
       where articles.kind = 'service' and title = $1`,
      [title],
    );
    await setPrice(database, valve?.code ?? '', (valve?.cents ?? 0) + 100);
    await withinASecond(shown).toBe(before + 400);
    await setPrice(database, valve?.code ?? '', valve?.cents ?? 0);
  });
});

describe('the button', () => {
  it.each([
    [3, '2 Reifen', 205],
    [2, '2 Reifen', 215],
    [1, undefined, 225],
    [0, undefined, 235],
  ])('with %i pieces left has %s', async (here, pieces, width) => {
    // Stock drops no page that is kept.
    const tyre = await stocked(`${PLAIN} and rim_tenths = 170 and width = ${width}`, {
      here,
      central: 0,
    });
    expect(offerOf(await pageOf(tyre))?.pieces).toBe(pieces);
  });

  it.each(['legacy', 'hafen'])(
    'is missing at %s, which refuses the work and takes nothing',
    async (place) => {
      const tyre = await stocked();
      expect(offerOf(await pageOf(tyre, place))).toBeUndefined();
      const buyer = new Visitor(shop);
      const answer = await buyer.post(`/${place}/warenkorb`, fittedForm(tyre));
      expect(answer.status).toBe(400);
      expect(textOf(answer.text)).toContain('Das bieten wir an diesem Standort leider nicht an.');
      expect(textOf((await openCart(buyer, place)).text)).toContain('Ihr Warenkorb ist leer');
    },
  );

  it('is missing where not all of the work is sold for the size', async () => {
    const tyre = await stocked('run_flat_mark is null and not is_commercial and rim_tenths = 180');
    const sold = await database.query<{ article_id: number; to: number | null }>(
      `select article_id, to_rim_tenths as to from services_on_goods where work = 'wuchten'`,
    );
    const touch = () => database.query("insert into tag_moves (tag) values ('list:service')");
    await database.query(`update services_on_goods set to_rim_tenths = 175 where work = 'wuchten'`);
    await touch();
    await withinASecond(async () => offerOf(await pageOf(tyre))).toBeUndefined();
    for (const { article_id, to } of sold)
      await database.query('update services_on_goods set to_rim_tenths = $2 where article_id = $1', [
        article_id,
        to,
      ]);
    await touch();
    await withinASecond(async () => offerOf(await pageOf(tyre))).toBeDefined();
  });

  it('adds further tyres to work that is there, and keeps the disposal', async () => {
    const tyre = await stocked();
    const buyer = await cartWith([tyre]);
    await withWork(buyer, { entsorgung: 'ja' });
    const page = await pageOf(tyre, 'muster', buyer);
    const { cart } = await press(page, buyer);
    expect(cartOf(cart).lines.map(({ quantity }) => quantity)).toEqual([8]);
    expect(cartOf(cart).goods).toBe(2 * (4 * tyre.cents + 7960 + 1400));
  });

  it('answers a script with the set and its whole price', async () => {
    const tyre = await stocked();
    const answer = await new Visitor(shop).send({
      path: '/muster/warenkorb.json',
      form: fittedForm(tyre),
      headers: { origin: `http://localhost:${shop.port}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(JSON.parse(answer.text)).toMatchObject({
      message: expect.stringMatching(/^4 × .+ mit Montage liegen jetzt im Warenkorb\.$/),
      isRefused: false,
      sum: formatCents(4 * tyre.cents + 7960),
    });
  });

  it('refuses as the ordinary button does', async () => {
    const tyre = await stocked();
    const buyer = new Visitor(shop);
    const words = async (form: Record<string, string>) => {
      const { status, text } = await buyer.post('/muster/warenkorb', form);
      return [status, /role="alert"[\s\S]*?<\/\w+>/.exec(text)?.[0]];
    };
    for (const wrong of [{ artikel: 'tyre:nie-da' }, { menge: '0' }, { menge: '-4' }, { menge: '400' }]) {
      const form = { ...fittedForm(tyre), ...wrong };
      const refusal = await words(form);
      expect(refusal[0]).toBe(400);
      expect(refusal).toEqual(await words({ ...form, aktion: 'hinzufuegen' }));
    }
    expect(textOf((await openCart(buyer)).text)).toContain('Ihr Warenkorb ist leer');
  });

  it('leaves a cart as it was that has no room for all of the work', async () => {
    const tyre = await stocked();
    const other = await stocked(`${PLAIN} and id <> '${tyre.id}'`);
    const buyer = await cartWith([other]);
    await database.query(
      `insert into cart_lines (cart_id, article_id, quantity, quoted_price_cents, added_at)
       select cart_id, articles.id, 1, 1, now() from cart_lines join articles on articles.kind = 'tyre'
       where cart_lines.article_id = $1 and articles.id not in ($1, $2) limit 46`,
      [await articleIdOf(database, other.id), await articleIdOf(database, tyre.id)],
    );
    const answer = await buyer.post('/muster/warenkorb', fittedForm(tyre));
    expect([answer.status, textOf(answer.text).includes('Der Warenkorb ist voll.')]).toEqual([400, true]);
    expect(cartOf(await openCart(buyer)).lines.map(({ id }) => id)).not.toContain(tyre.id);
  });
});
