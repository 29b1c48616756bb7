import { describe, expect, it } from 'vitest';
import { openAccount, signIn } from '../support/accounts';
import { retireTyre, setPrice, setStock, someTyre, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { openAllDay } from '../support/reservation-settings';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: openAllDay });

const rows = await someTyres(database, 5);
const [first = '', second = '', third = '', gone = '', unpriced = ''] = rows.map((row) => row.id);
const someone = () => new Visitor(shop);
const remember = (visitor: Visitor, id: string, place = '/muster') =>
  visitor.post(`${place}/merkliste`, {
    aktion: 'merken',
    artikel: `tyre:${id}`,
  });
const listed = (text: string) =>
  [...text.matchAll(/value="tyre:([^"]+)"[^>]*>Entfernen/g)].map((hit) => hit[1]);

describe('the wish list', () => {
  it('takes an article from the list, without JavaScript, and goes back to where one was', async () => {
    const visitor = someone();
    const list = await visitor.open('/muster/reifen');
    const id = /value="tyre:([^"]+)"[^>]*>(?:<svg.*?<\/svg>)?Auf die Merkliste/.exec(list.text)?.[1] ?? '';
    expect(list.text).toContain('id="wish-merken"');
    expect(list.text).toContain('Auf die Merkliste');
    const answer = await visitor.send({
      path: '/muster/merkliste',
      form: { aktion: 'merken', artikel: `tyre:${id}` },
      headers: {
        origin: `http://localhost:${shop.port}`,
        referer: `http://localhost:${shop.port}/muster/reifen?seite=2`,
      },
    });
    expect([answer.status, answer.headers.location]).toEqual([303, '/muster/reifen?seite=2']);
    expect(listed((await visitor.open('/muster/merkliste')).text)).toEqual([id]);
    expect((await visitor.open('/muster/reifen')).text).toContain('Gemerkt');
  });

  it('has an entry once, and loses it when it is taken off', async () => {
    const visitor = someone();
    for (const id of [first, second, first]) await remember(visitor, id);
    expect(listed((await visitor.open('/muster/merkliste')).text)).toEqual([first, second]);
    await visitor.post('/muster/merkliste', {
      aktion: 'vergessen',
      artikel: `tyre:${first}`,
    });
    expect(listed((await visitor.open('/muster/merkliste')).text)).toEqual([second]);
  });

  it('says how many there are, here and from the central warehouse, and when', async () => {
    const visitor = someone();
    await setStock(database, third, { here: 2, central: 5 });
    await remember(visitor, third);
    const shown = textOf((await visitor.open('/muster/merkliste')).text);
    expect(shown).toContain('2 Stück in Kiel, sofort abholbereit');
    expect(shown).toMatch(/Weitere 5 Stück, abholbereit ab \S+, \d+\.\d+\./);
  });

  it('gives an entry to the cart, and keeps one that cannot be had', async () => {
    const visitor = someone();
    await visitor.open('/muster');
    const list = await visitor.open('/muster/reifen');
    const id = /value="tyre:([^"]+)"[^>]*>(?:<svg.*?<\/svg>)?Auf die Merkliste/.exec(list.text)?.[1] ?? '';
    await remember(visitor, id);
    const cart = await visitor.press('/muster/merkliste', 'In den Warenkorb');
    expect(cart.path).toBe(`/muster/warenkorb?neu=${cartOf(cart).lines[0]?.line}`);
    expect(cart.text).toContain(id);
    expect(listed((await visitor.open('/muster/merkliste')).text)).toEqual([]);
    await remember(visitor, second);
    const wrong = {
      aktion: 'in-den-warenkorb',
      artikel: `tyre:${second}`,
      menge: '0',
    };
    expect((await visitor.post('/muster/merkliste', wrong)).status).toBe(400);
    expect(listed((await visitor.open('/muster/merkliste')).text)).toEqual([second]);
  });

  it('is one of each location', async () => {
    const visitor = someone();
    await remember(visitor, first);
    expect(listed((await visitor.open('/standard/merkliste')).text)).toEqual([]);
    await remember(visitor, second, '/standard');
    expect(listed((await visitor.open('/muster/merkliste')).text)).toEqual([first]);
  });

  it('can be taken along to another location', async () => {
    const visitor = someone();
    await remember(visitor, first);
    await remember(visitor, second);
    await remember(visitor, second, '/standard');
    const there = await visitor.open('/standard/merkliste');
    expect(there.text).toContain('Autohaus Muster, Kiel');
    const moved = await visitor.press(there, 'Merkliste übernehmen', { standort: 'muster' });
    expect(listed(moved.text).sort()).toEqual([first, second].sort());
    expect(moved.text).not.toContain('Merkliste übernehmen');
    expect(listed((await visitor.open('/muster/merkliste')).text)).toEqual([]);
    const wrong = { aktion: 'mitnehmen', standort: 'efa' };
    expect((await visitor.post('/standard/merkliste', wrong)).status).toBe(400);
  });

  it('shows an article that is gone as gone, and lets it be taken off', async () => {
    const visitor = someone();
    await remember(visitor, gone);
    await retireTyre(database, gone);
    const page = await visitor.open('/muster/merkliste');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Diesen Artikel gibt es nicht mehr.');
    expect(listed(page.text)).toEqual([gone]);
    await visitor.post('/muster/merkliste', {
      aktion: 'vergessen',
      artikel: `tyre:${gone}`,
    });
    expect(listed((await visitor.open('/muster/merkliste')).text)).toEqual([]);
  });

  it('says of an article without a price here that it is not sold here, and not that it is gone', async () => {
    const visitor = someone();
    await remember(visitor, unpriced);
    await database.query('delete from prices where article_id = (select id from articles where code = $1)', [
      unpriced,
    ]);
    const { text } = await visitor.open('/muster/merkliste');
    expect(text).toContain('Diesen Artikel verkaufen wir an diesem Standort nicht.');
    expect(text).not.toContain('gibt es nicht mehr');
    expect(listed(text)).toEqual([unpriced]);
  });

  it('of a guest joins that of the account at sign-in', async () => {
    const here = someone();
    await openAccount(database, here, '/muster', 'wunsch@example.de');
    await remember(here, first);
    await remember(here, second);
    const elsewhere = someone();
    await remember(elsewhere, second);
    await remember(elsewhere, third);
    await signIn(elsewhere, '/muster', 'wunsch@example.de');
    for (const visitor of [here, elsewhere]) {
      expect(listed((await visitor.open('/muster/merkliste')).text).sort()).toEqual(
        [first, second, third].sort(),
      );
    }
  });

  it('is shown to who has the link, until the link is taken back', async () => {
    const owner = someone();
    await remember(owner, first);
    await owner.post('/muster/merkliste', { aktion: 'teilen' });
    const page = await owner.open('/muster/merkliste');
    const link = new URL(/href="(http[^"]+\/merkliste\/[\w-]{22})"/.exec(page.text)?.[1] ?? 'http://none')
      .pathname;
    const friend = someone();
    const shown = await friend.open(link);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(`tyre:${first}`);
    expect(listed(shown.text)).toEqual([]);
    expect((await friend.open(link.replace('/muster/', '/standard/'))).status).toBe(404);
    await owner.post('/muster/merkliste', { aktion: 'nicht-teilen' });
    expect((await friend.open(link)).status).toBe(404);
    expect((await friend.open('/muster/merkliste/gibt-es-nicht')).status).toBe(404);
  });

  it('can be taken back when it is empty, and is then nobody else’s list', async () => {
    const owner = someone();
    await remember(owner, first);
    const shared = await owner.press('/muster/merkliste', 'Merkliste teilen');
    const link = /value="http[^"]+(\/muster\/merkliste\/[\w-]{22})"/.exec(shared.text)?.[1] ?? '';
    const empty = await owner.press(shared, 'Entfernen');
    expect(textOf(empty.text)).toContain('Ihre Merkliste ist leer.');
    const seen = textOf((await someone().open(link)).text);
    expect(seen).toContain('Diese Merkliste ist leer.');
    expect(seen).not.toContain('Mit dem Herz');
    const ended = await owner.press(empty, 'Link zurückziehen');
    expect(ended.text).not.toContain('Merkliste teilen');
    expect((await someone().open(link)).status).toBe(404);
  });

  it('offers its link in a field that can be copied from', async () => {
    const owner = someone();
    await remember(owner, first);
    const page = await owner.press('/muster/merkliste', 'Merkliste teilen');
    const [field = ''] = /<input[^>]*id="merkliste-link"[^>]*>/.exec(page.text) ?? [];
    expect(field).toContain('readOnly');
    const link = /value="http[^"]+(\/muster\/merkliste\/[\w-]{22})"/.exec(field)?.[1] ?? '';
    expect((await someone().open(link)).status).toBe(200);
  });

  it("has a guest's link end at sign-in: it never shows the account's list, whose own link stays", async () => {
    const linkOf = async (visitor: Visitor) => {
      const page = await visitor.post('/muster/merkliste', {
        aktion: 'teilen',
      });
      return /href="http[^"]+(\/muster\/merkliste\/[\w-]{22})"/.exec(page.text)?.[1] ?? 'none';
    };
    const owner = someone();
    await openAccount(database, owner, '/muster', 'teilt@example.de');
    await remember(owner, first);
    const guest = someone();
    await remember(guest, second);
    const given = await linkOf(guest);
    await signIn(guest, '/muster', 'teilt@example.de');
    expect((await someone().open(given)).status).toBe(404);
    const own = await linkOf(owner);
    const later = someone();
    await remember(later, third);
    const other = await linkOf(later);
    await signIn(later, '/muster', 'teilt@example.de');
    expect((await someone().open(other)).status).toBe(404);
    expect((await someone().open(own)).text).toContain(`tyre:${third}`);
  });

  it('tells what became of price and stock since', async () => {
    const visitor = someone();
    const [cheaper, back, few, sold] = await someTyres(database, 4, 'here >= 4 and central = 0');
    if (!cheaper || !back || !few || !sold) throw new Error('too few tyres');
    await setStock(database, back.id, { here: 0 });
    for (const { id } of [cheaper, back, few, sold]) await remember(visitor, id);
    const before = textOf((await visitor.open('/muster/merkliste')).text);
    expect(before).not.toMatch(/, war |Wieder da|Nur noch|Inzwischen ausverkauft/);
    await setPrice(database, cheaper.id, cheaper.cents - 100);
    await setStock(database, back.id, { here: 8 });
    await setStock(database, few.id, { here: 2 });
    await setStock(database, sold.id, { here: 0 });
    const { text } = await visitor.open('/muster/merkliste');
    const entryOf = (id: string) =>
      textOf(text.split('<article').find((entry) => entry.includes(`"tyre:${id}"`)) ?? '');
    const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
    expect(entryOf(cheaper.id)).toMatch(
      new RegExp(`${euros(cheaper.cents - 100)} inkl. MwSt., war ${euros(cheaper.cents)}`),
    );
    expect(entryOf(back.id)).toContain('Wieder da');
    expect(entryOf(few.id)).toContain('Nur noch 2 Stück');
    expect(entryOf(sold.id)).toContain('Inzwischen ausverkauft');
  });

  it('goes into the cart as a whole, a set of each; what cannot be had stays and is named', async () => {
    const visitor = someone();
    const [many, pair, none] = await someTyres(database, 3, 'here >= 4 and central = 0');
    if (!many || !pair || !none) throw new Error('too few tyres');
    for (const { id } of [many, pair, none]) await remember(visitor, id);
    await setStock(database, pair.id, { here: 2 });
    await setStock(database, none.id, { here: 0 });
    const page = await visitor.press('/muster/merkliste', 'Alles in den Warenkorb');
    expect(page.path).toBe('/muster/merkliste?uebernommen=2');
    expect(textOf(page.text)).toContain(
      `2 Artikel liegen jetzt im Warenkorb. Zurzeit nicht lieferbar: ${none.title}.`,
    );
    expect(listed(page.text)).toEqual([none.id]);
    const lines = cartOf(await visitor.open('/muster/warenkorb')).lines.map(({ quantity }) => quantity);
    expect(lines.sort()).toEqual([2, 4]);
    expect(page.text).not.toContain('Alles in den Warenkorb');
  });

  it('gives four tyres, but one roof box, as each is sold', async () => {
    const visitor = someone();
    const tyre = await someTyre(database, 'here >= 4');
    const boxCode = await database.value<string>(`
      select code from articles join article_categories on article_id = id join stock_levels using (article_id)
       where kind = 'product' and category_id = 'cat-dachboxen' and retired_at is null and on_hand - allocated >= 4
       order by code limit 1`);
    await remember(visitor, tyre.id);
    await visitor.post('/muster/merkliste', { aktion: 'merken', artikel: `product:${boxCode}` });
    const list = await visitor.open('/muster/merkliste');
    await visitor.press(list, 'Alles in den Warenkorb');
    const lines = cartOf(await visitor.open('/muster/warenkorb')).lines.map(({ quantity }) => quantity);
    expect(lines.sort()).toEqual([1, 4]);
  });

  it('is told in the cart when nothing is left on the list', async () => {
    const visitor = someone();
    for (const { id } of await someTyres(database, 2, 'here >= 4')) await remember(visitor, id);
    const list = await visitor.open('/muster/merkliste');
    expect(textOf(list.text)).toMatch(/\d+ Stück in Kiel/);
    const page = await visitor.press(list, 'Alles in den Warenkorb');
    expect(page.path).toBe('/muster/warenkorb?uebernommen=2');
    expect(textOf(page.text)).toContain('2 Artikel liegen jetzt im Warenkorb.');
  });

  it('that is shared goes into the cart of who looks at it, and stays a list', async () => {
    const owner = someone();
    const [one, other] = await someTyres(database, 2, 'here >= 8');
    if (!one || !other) throw new Error('too few tyres');
    for (const { id } of [one, other]) await remember(owner, id);
    const shared = await owner.post('/muster/merkliste', { aktion: 'teilen' });
    const link = /href="http[^"]+(\/muster\/merkliste\/[\w-]{22})"/.exec(shared.text)?.[1] ?? 'none';
    const friend = someone();
    const cart = await friend.press(link, 'Alles in den Warenkorb');
    expect(cart.path).toBe('/muster/warenkorb?uebernommen=2');
    expect(cartOf(cart).lines.map(({ quantity }) => quantity)).toEqual([4, 4]);
    expect(listed((await owner.open('/muster/merkliste')).text).sort()).toEqual([one.id, other.id].sort());
    expect(cartOf(await owner.open('/muster/warenkorb')).lines).toEqual([]);
  });

  it.each([
    [{ aktion: 'merken', artikel: 'tyre:gibt-es-nicht' }, 'Diesen Artikel gibt es nicht mehr.'],
    [{ aktion: 'merken', artikel: "tyre:' or 1=1" }, 'Dieser Artikel ist uns unbekannt.'],
    [{ aktion: 'merken' }, 'Dieser Artikel ist uns unbekannt.'],
    [{ aktion: 'sprengen' }, 'Das verstehen wir nicht.'],
  ])('refuses %o with a clear page', async (form, message) => {
    const answer = await someone().post('/muster/merkliste', form as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(message);
  });
});
