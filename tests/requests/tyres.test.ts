import { describe, expect, it } from 'vitest';
import { formatCents } from '~/values/money';
import { findTyres } from '../support/catalogue';
import { readForm, textOf } from '../support/html-forms';
import { sharedShop } from '../support/shared-shop';
import { cardsOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = sharedShop();
const visitor = new Visitor(shop);
const list = (query = '') => visitor.open(`/muster/reifen${query}`);
const heading = (page: { text: string }) => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.text)?.[1] ?? '');

/** Ids in the order that the database gives them. */
async function ids(rest: string): Promise<string[]> {
  return (await findTyres(database, rest)).map((tyre) => tyre.id);
}

describe('which size the list shows', () => {
  it('205/55 R16 for cars, unless told', async () => {
    const page = await list();
    expect([page.status, heading(page)]).toEqual([200, 'Reifen 205/55 R16']);
    const known = await ids(`vehicle_kind = 'PKW' and (width, aspect, rim_tenths) = (205, 55, 160)`);
    expect(hitsOf(page)).toBe(known.length);
    expect(known).toEqual(expect.arrayContaining(cardsOf(page).map((card) => card.id)));
  });

  it('and says that nobody chose it, until somebody does', async () => {
    const told = 'Eine häufige Größe. Ihre steht auf der Reifenflanke.';
    const main = async (query?: string) => textOf((await list(query)).text);
    expect(await main()).toContain(told);
    expect(await main('?saison=winter')).toContain(told);
    for (const query of ['?breite=205&hoehe=55&durchmesser=16', '?groesse=205/55+R16', '?breite=225'])
      expect(await main(query)).not.toContain(told);
  });

  it('the one of the three fields', async () => {
    const form = await list();
    const size = { breite: '225', hoehe: '45', durchmesser: '17', saison: 'winter' };
    const page = await visitor.press(form, 'Reifen finden', size);
    expect(heading(page)).toBe('Reifen 225/45 R17');
    const known = await ids(`(width, aspect, rim_tenths, season) = (225, 45, 170, 'winter')`);
    expect(hitsOf(page)).toBe(known.length);
  });

  it('the one that was typed as it stands on the sidewall, with its indices', async () => {
    const page = await visitor.press(await list(), 'Größe suchen', { groesse: '205/55 R16 91V' });
    expect(page.path).toBe(
      '/muster/reifen?breite=205&hoehe=55&durchmesser=16&tragfaehigkeit=91&geschwindigkeitsindex=V',
    );
    const known = await ids(
      `(width, aspect, rim_tenths) = (205, 55, 160) and load_index >= 91 and speed_kmh >= 240`,
    );
    expect(hitsOf(page)).toBe(known.length);
  });

  it('only the season of the page, also for a size that was typed there', async () => {
    const form = await visitor.open('/muster/winterreifen');
    const page = await visitor.press(form, 'Größe suchen', { groesse: '195/65 R15' });
    expect(page.path).toBe('/muster/winterreifen?breite=195&hoehe=65&durchmesser=15');
    const known = await ids(`(width, aspect, rim_tenths, season) = (195, 65, 150, 'winter')`);
    expect([heading(page), hitsOf(page)]).toEqual(['Winterreifen 195/65 R15', known.length]);
  });

  it('none for what is no size: 400, and what was typed stays', async () => {
    const typed = '"><script>alert(1)</script>';
    const page = await visitor.press(await list(), 'Größe suchen', { groesse: typed });
    expect(page.status).toBe(400);
    expect(page.text).toContain('name="groesse" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page.text).toMatch(/aria-describedby="finder-groesse-error"/);
    expect(textOf(page.text)).toContain('Diese Größe können wir nicht lesen.');
  });
});

describe('the order', () => {
  const size = `vehicle_kind = 'PKW' and (width, aspect, rim_tenths) = (205, 55, 160)`;

  it.each([
    ['preis', 'cents, id'],
    ['preis-absteigend', 'cents desc, id desc'],
    ['hersteller', 'make, model, cents, id'],
    ['label', 'wet_class, fuel_class, noise_db, cents, id'],
  ])('%s holds over all pages, 24 on each', async (sort, order) => {
    const shown: string[] = [];
    const known = await ids(`${size} order by here + central = 0, ${order}`);
    for (let number = 1; number <= Math.ceil(known.length / 24); number += 1) {
      const cards = cardsOf(await list(`?sortierung=${sort}&seite=${number}`));
      if (number * 24 < known.length) expect(cards).toHaveLength(24);
      shown.push(...cards.map((card) => card.id));
    }
    expect(shown).toEqual(known);
  });

  it('can be chosen without JavaScript and keeps the filters', async () => {
    const filtered = await list('?saison=winter');
    const page = await visitor.press(filtered, 'Sortieren', { sortierung: 'preis-absteigend' });
    const prices = cardsOf(page).map((card) => card.cents);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(hitsOf(page)).toBe(hitsOf(filtered));
  });
});

describe('a page beyond the end', () => {
  it.each(['?seite=9', '?seite=99999'])('%s is 404 and leads back', async (query) => {
    const page = await list(query);
    expect(page.status).toBe(404);
    expect(textOf(page.text)).toMatch(/Seite \d+ gibt es nicht, die Liste endet mit Seite 6\./);
    const [back = ''] = linksNamed(page, 'Vorige Seite');
    const last = await visitor.open(back);
    expect([last.status, cardsOf(last).length]).toEqual([200, 126 - 5 * 24]);
  });

  it('leads back from a list that has one page only', async () => {
    const page = await list('?runflat=1&seite=2');
    expect(page.status).toBe(404);
    expect((await visitor.open(linksNamed(page, 'Seite 1')[0] ?? '')).status).toBe(200);
  });
});

it.each([
  'breite=abc',
  'breite=205.5',
  'breite=-1',
  'breite=99999999999999999999',
  'hoehe=%00',
  'durchmesser=16e1',
  'fahrzeug=Panzer',
  'saison=fruehling',
  'hersteller=%00',
  `hersteller=${'x'.repeat(200)}`,
  'tragfaehigkeit=NaN',
  'geschwindigkeitsindex=I',
  'kraftstoff=F',
  'nasshaftung=a',
  'geraeusch=D',
  'sofort=ja',
  'preisVon=-5',
  'preisBis=99999999999',
  'sortierung=zufall',
  'seite=0',
  'seite=1;drop%20table%20tyres',
])('%s is answered with 400, in words, and with tyres', async (query) => {
  const page = await list(`?${query}`);
  expect(page.status).toBe(400);
  expect(textOf(page.text)).toMatch(/Die Angabe „.*“ kennen wir nicht\./);
  expect(cardsOf(page)).toHaveLength(24);
});

it('what cannot be read is left out, and all else that was asked for stays', async () => {
  const page = await list('?breite=225&hoehe=45&durchmesser=17&preisVon=abc&saison=winter');
  expect([page.status, heading(page)]).toEqual([400, 'Reifen 225/45 R17']);
  expect(textOf(page.text)).toContain('Die Angabe „abc“ kennen wir nicht.');
  expect(page.text).toMatch(/name="preisVon"[^>]*value="abc"/);
  expect(linksNamed(page, 'Winter entfernen')).toHaveLength(1);
  expect(cardsOf(page).every(({ size }) => size.includes('225/45'))).toBe(true);
});

it('two amounts are a range in either order, and the list tells the cheapest within it', async () => {
  const size = 'breite=205&hoehe=55&durchmesser=16';
  const page = await list(`?${size}&preisVon=60&preisBis=70`);
  const cents = cardsOf(page).map((card) => card.cents);
  expect(cents.every((one) => one >= 6_000 && one <= 7_000)).toBe(true);
  expect(textOf(page.text)).toContain(`${hitsOf(page)} Reifen ab ${textOf(formatCents(Math.min(...cents)))}`);
  expect(hitsOf(await list(`?${size}&preisVon=70&preisBis=60`))).toBe(hitsOf(page));
});

it('the same field twice, empty fields and unknown fields do no harm', async () => {
  expect((await list('?breite=205&breite=195&xyz=1&__proto__=1&[]=')).status).toBe(200);
  expect((await list('?breite=&hoehe=&durchmesser=&preisVon=&saison=')).status).toBe(200);
});

it('the finder names the size that was looked for, though there are no tyres in it', async () => {
  const page = await new Visitor(shop).open('/muster/reifen?breite=495&hoehe=80&durchmesser=27');
  expect(hitsOf(page)).toBe(0);
  expect(readForm(page.text, { button: 'Reifen finden' }).fields).toMatchObject({
    breite: '495',
    hoehe: '80',
    durchmesser: '27',
  });
});

it.each([
  ['the start page shows the one that the finder offers', '/muster', '205/55 R16 91V'],
  ['a list the one that was chosen', '/muster/reifen?breite=225&hoehe=45&durchmesser=17', '225/45 R17'],
  ['a size without a named height has none', '/muster/reifen?breite=195&hoehe=0&durchmesser=14', '195 R14'],
])('of the drawn sidewalls %s', async (_rule, path, marking) => {
  const { text } = await visitor.open(path);
  const [address = ''] = /\/muster\/bilder\/reifenflanke\/[^"#]*/.exec(text) ?? [];
  expect(decodeURIComponent(address)).toBe(`/muster/bilder/reifenflanke/${marking}.svg`);
  const picture = await visitor.open(address);
  expect([picture.status, textOf(picture.text)]).toEqual([200, expect.stringContaining(marking.slice(0, 3))]);
});
