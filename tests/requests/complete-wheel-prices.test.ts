import { describe, expect, it } from 'vitest';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import { projectPrices } from '~/domain/catalog/pricing/project-prices.server';
import { order, orderNumber, toConfirmation } from '../support/buyer';
import { articleIdOf, retireTyre, setPrice } from '../support/catalogue';
import { addWheel, TECHNO_LESS, type Wheel, wheelShop } from '../support/complete-wheels';
import { textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { cardsOf, hitsOf } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop, visitor, nextWheel, list, detail } = await wheelShop();
const priceOn = (page: { text: string }) => Number(/data-cents="(\d+)"/.exec(page.text)?.[1]);

describe('the price of a complete wheel', () => {
  const own = async (code: string, cents: number | null, location: string | null = null) =>
    appendPrices(database.context, [
      {
        articleId: await articleIdOf(database, code),
        locationId: location,
        validFrom: new Date(),
        regularCents: cents,
        offerCents: null,
        offerUntil: null,
      },
    ]);
  const inList = async (wheel: Wheel, location = 'muster') => {
    const query = new URLSearchParams({ q: wheel.title });
    return cardsOf(await visitor.open(`/${location}/search?${query}`)).find(({ id }) => id === wheel.code)
      ?.cents;
  };

  it('is another where the location asks another price for fitting, or sells a part at its own', async () => {
    const wheel = nextWheel();
    const { cents } = wheel;
    expect(priceOn(await detail(wheel.code, 'techno'))).toBe(cents - TECHNO_LESS);
    expect(await inList(wheel, 'techno')).toBe(cents - TECHNO_LESS);
    await own(wheel.tyre, wheel.tyre_cents - 500, 'loc-stadtwerk');
    await expect.poll(() => inList(wheel, 'stadtwerk')).toBe(cents - 500);
    expect(priceOn(await detail(wheel.code, 'stadtwerk'))).toBe(cents - 500);
    expect(await inList(wheel)).toBe(cents);
  });

  it('follows its parts in cart, list and page, and an order freezes it', async () => {
    const wheel = nextWheel();
    const buyer = new Visitor(shop);
    await addWheel(buyer, wheel.code, 4);
    expect(cartOf(await buyer.open('/muster/warenkorb')).goods).toBe(4 * wheel.cents);
    await setPrice(database, wheel.tyre, wheel.tyre_cents + 700);
    const dearer = wheel.cents + 700;
    expect(cartOf(await buyer.open('/muster/warenkorb')).goods).toBe(4 * dearer);
    await expect.poll(() => inList(wheel)).toBe(dearer);
    expect(priceOn(await detail(wheel.code))).toBe(dearer);
    expect(orderNumber(await order(buyer, '/muster', 'reservierung'))).toBeTruthy();
    await setPrice(database, wheel.tyre, wheel.tyre_cents + 900);
    const [line] = await database.query<{ unit_price_cents: number }>(
      `select unit_price_cents from order_lines join articles on articles.id = article_id where code = $1`,
      [wheel.code],
    );
    expect(line).toEqual({ unit_price_cents: dearer });
  });

  it('has to be confirmed again where a part became dearer on the last step', async () => {
    const wheel = nextWheel();
    const buyer = new Visitor(shop);
    await addWheel(buyer, wheel.code, 1);
    const last = await toConfirmation(buyer, '/muster', 'kauf');
    await setPrice(database, wheel.rim, wheel.rim_cents + 300);
    const answer = await buyer.press(last, 'zahlungspflichtig bestellen', { agb: 'on' });
    expect([answer.status, orderNumber(answer)]).toEqual([409, undefined]);
    expect(answer.text).toContain(`data-cents="${wheel.cents + 300}"`);
  });

  it('is its own where it has one, whatever its parts cost, until that ends', async () => {
    const wheel = nextWheel();
    await own(wheel.code, 12_345);
    await expect.poll(() => inList(wheel)).toBe(12_345);
    expect(await inList(wheel, 'techno')).toBe(12_345);
    const page = await detail(wheel.code);
    expect(priceOn(page)).toBe(12_345);
    expect(textOf(page.text)).toContain('Summe der Einzelpreise');
    await setPrice(database, wheel.rim, wheel.rim_cents + 100);
    await projectPrices(database.context);
    expect(await inList(wheel)).toBe(12_345);
    await own(wheel.code, null);
    await expect.poll(() => inList(wheel)).toBe(wheel.cents + 100);
    expect(await inList(wheel, 'techno')).toBe(wheel.cents + 100 - TECHNO_LESS);
  });

  it('a location’s own hides the sum there alone', async () => {
    const wheel = nextWheel();
    await own(wheel.code, 22_222, 'loc-muster');
    await expect.poll(() => inList(wheel)).toBe(22_222);
    expect(priceOn(await detail(wheel.code))).toBe(22_222);
    expect(await inList(wheel, 'stadtwerk')).toBe(wheel.cents);
  });

  it('is none once a part is no longer sold: the wheel is not, either', async () => {
    const wheel = nextWheel();
    const before = hitsOf(await list());
    await retireTyre(database, wheel.tyre);
    const lost = await database.value<number>(
      `select count(*)::int from complete_wheels join articles on articles.id = tyre_id where code = $1`,
      [wheel.tyre],
    );
    await expect.poll(async () => hitsOf(await list())).toBe(before - (lost ?? 0));
    expect((await detail(wheel.code)).status).toBe(404);
  });
});
