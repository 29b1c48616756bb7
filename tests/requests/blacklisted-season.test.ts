import { beforeAll, describe, expect, it, vi } from 'vitest';
import { apiOf } from '../support/api';
import { address, addTyre, order, orderNumber, person } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { addWheel } from '../support/complete-wheels';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { cardsOf, facetOf, hitsOf } from '../support/shown-list';
import { Visitor } from '../support/visitor';

/** It sells everything but summer tyres; the other location sells them, too. */
const AT = 'rheinland';
const OTHER = 'muster';

const { database, shop, visitor } = await freshShop({
  environment: { DEPLOYMENT_ENVIRONMENT: 'local' },
});
const api = apiOf(shop);

const codesOf = async (query: string) =>
  new Set((await database.query<{ code: string }>(query)).map(({ code }) => code));
const live = 'retired_at is null and id in (select article_id from current_prices where location_id is null)';
const summer = await codesOf(
  `select code from articles join tyres on article_id = id where season = 'sommer' and ${live}`,
);
const others = await codesOf(
  `select code from articles join tyres on article_id = id where season <> 'sommer' and ${live}`,
);
const wheels = (condition: string) =>
  codesOf(`select code from articles join complete_wheels wheel on wheel.article_id = id
    join tyres on tyres.article_id = wheel.tyre_id where ${condition} and ${live}`);
const summerWheels = await wheels("season = 'sommer'");
const otherWheels = await wheels("season <> 'sommer'");
const [tyre = ''] = summer;
const [wheel = ''] = summerWheels;
const [winterTyre = ''] = others;
const before = new Visitor(shop);

const isOfSeason = (path: string) => {
  const [, kind, code = ''] = /\/(reifen|komplettraeder)\/([a-z0-9.-]+)(?:\/exakt)?$/.exec(path) ?? [];
  return (kind === 'reifen' ? summer : summerWheels).has(code);
};

function linksOf({ text }: { text: string }): string[] {
  return [...text.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'));
}

beforeAll(async () => {
  const parts =
    await codesOf(`select part.code from articles wheel join components on components.article_id = wheel.id
    join articles part on part.id = component_id where part.kind <> 'service' and wheel.code = '${wheel}'`);
  for (const code of [tyre, winterTyre, ...parts]) await setStock(database, code, { central: 20 });
  await addTyre(before, `/${AT}`, tyre, 2);
  await addTyre(before, `/${AT}`, winterTyre, 2);
  await addWheel(before, wheel, 4, AT);
  await before.post(`/${AT}/merkliste`, { aktion: 'merken', artikel: `tyre:${tyre}` });
  expect(cartOf(await before.open(`/${AT}/warenkorb`)).lines).toHaveLength(3);
  await database.query(
    `update locations set categories = categories || '{"categoryBlacklist": [{"_id": "cat-sommerreifen", "url": "sommerreifen"}]}' where url = $1`,
    [AT],
  );
  await vi.waitFor(async () => expect((await visitor.open(`/${AT}/sommerreifen`)).status).toBe(404), 10_000);
});

describe('a season on the blacklist', () => {
  it.each([
    '/sommerreifen',
    '/sommerreifen?breite=205&hoehe=55&durchmesser=16',
    '/reifen/PKW/sommerreifen/205',
    '/reifen/PKW/Sommer/205/55/16',
    `/reifen/${tyre}`,
    `/komplettraeder/${wheel}`,
  ])('has no page %s, while the other location has it', async (page) => {
    const { status, text } = await visitor.send({ path: `/${AT}${page}` });
    expect([status, textOf(text)]).toEqual([404, expect.stringContaining('Seite nicht gefunden')]);
    expect((await visitor.open(`/${OTHER}${page}`)).status).toBe(200);
  });

  it('leaves the other tyres', async () => {
    for (const page of ['/winterreifen', '/reifen/PKW/winterreifen/205', `/reifen/${winterTyre}`])
      expect([page, (await visitor.open(`/${AT}${page}`)).status]).toEqual([page, 200]);
    const all = await visitor.open(`/${AT}/reifen?breite=`);
    expect(hitsOf(all)).toBe(others.size);
    expect(hitsOf(await visitor.open(`/${OTHER}/reifen?breite=`))).toBe(others.size + summer.size);
    expect([...facetOf(all, 'saison').keys()].sort()).toEqual(['ganzjahr', 'winter']);
    expect(hitsOf(await visitor.open(`/${AT}/komplettraeder`))).toBe(otherWheels.size);
  });

  it.each([
    '',
    '/reifen',
    '/reifen?breite=',
    '/reifen?breite=&sort=preis-absteigend',
    '/reifen?saison=sommer',
    '/suv-reifen',
    '/transporterreifen',
    '/runflat-reifen',
    '/komplettraeder',
    '/komplettraeder?saison=sommer',
    '/angebote',
    '/home/aktionen',
    '/gibt-es-nicht',
    '/reifen/tecar/96052/Audi',
    '/search?q=sommerreifen',
    '/search?q=sommerreifen+205%2F55+r16',
    '/search?q=komplettrad',
    `/search?q=${tyre}`,
    '/search/vorschlaege?q=sommerreifen',
    '/search/vorschlaege?q=205%2F55',
  ])('stands on no list and in no link of %s', async (page) => {
    const shown = await visitor.open(`/${AT}${page}`);
    const wrong = linksOf(shown).filter((to) => isOfSeason(to) || /\/sommerreifen\b/.test(to));
    expect(wrong).toEqual([]);
    expect(shown.text).not.toMatch(/<option value="sommer"/);
  });

  it('stands in no sitemap and no feed, where all other tyres stand', async () => {
    const sitemap = (await visitor.open(`/sitemap.xml?standort=${AT}&teil=1`)).text;
    const feed = (await visitor.open(`/${AT}/feed/produkte.xml`)).text;
    for (const text of [sitemap, feed]) {
      const paths = [...text.matchAll(/\/rheinland\/(?:reifen|komplettraeder)\/[a-z0-9.-]+/g)].map(
        ([to]) => to,
      );
      const named = new Set(paths.map((to) => to.split('/').at(-1) ?? ''));
      expect(paths.filter(isOfSeason)).toEqual([]);
      expect([...others, ...otherWheels].filter((code) => !named.has(code))).toEqual([]);
    }
    expect(sitemap).not.toContain('/sommerreifen');
  });

  it('is named where somebody takes a cart along, and no location is said to have it that does not sell it', async () => {
    const guest = new Visitor(shop);
    for (const code of [tyre, winterTyre]) await addTyre(guest, `/${OTHER}`, code, 2);
    const stockAt = async (title: string) => {
      const { text } = await guest.open(`/${OTHER}/checkout/standortAuswahl`);
      const sections = [...text.matchAll(/<section[\s\S]*?<\/section>/g)].map(([section]) => textOf(section));
      return sections.find((section) => section.includes(title)) ?? '';
    };
    expect(await stockAt('Autohaus Rheinland')).toContain('Verkauft nicht alles aus Ihrem Warenkorb');
    expect(await stockAt('Autohaus Standard')).toContain('vorrätig, ');
    const taken = await guest.post(`/${OTHER}/checkout/standortAuswahl`, { standort: AT });
    expect(taken.path).toBe(`/${AT}/warenkorb`);
    expect(cartOf(taken).lines).toHaveLength(1);
    const [{ title, subtitle } = { title: '', subtitle: '' }] = await database.query<{
      title: string;
      subtitle: string;
    }>(`select title, subtitle from articles where kind = 'tyre' and code = $1`, [tyre]);
    expect(textOf(taken.text)).toContain(`In Koblenz verkaufen wir nicht: ${title} ${subtitle}.`);
    const back = await guest.post(`/${OTHER}/warenkorb`, { aktion: 'mitnehmen', standort: AT });
    expect(cartOf(back).lines).toHaveLength(2);
    expect(textOf(back.text)).not.toContain('verkaufen wir nicht');
  });

  it('leaves its entry on a wish list, and does not say that the article is gone', async () => {
    const wishes = textOf((await before.open(`/${AT}/merkliste`)).text);
    expect(wishes).toContain('Diesen Artikel verkaufen wir an diesem Standort nicht.');
    expect(wishes).not.toContain('gibt es nicht mehr');
  });

  it('is not sold by forms, and leaves carts, wish lists and orders', async () => {
    for (const article of [`tyre:${tyre}`, `complete-wheel:${wheel}`]) {
      const guest = new Visitor(shop);
      const answer = await guest.post(`/${AT}/warenkorb`, {
        aktion: 'hinzufuegen',
        artikel: article,
        menge: '4',
      });
      expect(textOf(answer.text)).toContain('gibt es nicht');
      expect(cartOf(await guest.open(`/${AT}/warenkorb`)).lines).toEqual([]);
    }
    const list = textOf((await before.open(`/${AT}/merkliste`)).text);
    expect(list).not.toContain('In den Warenkorb');
    expect(cartOf(await before.open(`/${AT}/warenkorb`)).lines.map(({ id }) => id)).toEqual([winterTyre]);
    const placed = await order(before, `/${AT}`, 'reservierung');
    const lines = await database.query<{ code: string }>(
      'select code from order_lines join articles on articles.id = article_id join orders on orders.id = order_id where number = $1',
      [orderNumber(placed)],
    );
    expect(lines).toEqual([{ code: winterTyre }]);
  });

  it('is not sold by the API, and its lists have no such tyre', async () => {
    const at = (path: string) => `/api/v1/standorte/${AT}${path}`;
    expect((await api('GET', at(`/tires/${tyre}`))).status).toBe(404);
    const { body } = await api('GET', at('/tires?breite='));
    expect(body.total).toBe(others.size);
    const cart = await api('POST', at('/carts'));
    const token = cart.body.cartToken;
    const put = await api('PUT', at(`/cart/articles/tyre:${tyre}`), { token, json: { quantity: 4 } });
    expect([put.status, put.body.error.reason]).toEqual([404, 'product_not_found']);
    const sent = await api('POST', at('/orders'), {
      token,
      json: {
        orderType: 'reservierung',
        contact: { ...person, ...address },
        totalCents: 0,
        accepted: ['terms'],
      },
    });
    expect(sent.status).toBeGreaterThanOrEqual(400);
  });

  it('shows tyres of another season on the start page', async () => {
    expect(cardsOf(await visitor.open(`/${AT}`)).length).toBeGreaterThan(0);
  });
});
