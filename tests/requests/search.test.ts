import { describe, expect, it } from 'vitest';
import { countTyres, findTyres, retireTyre, someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cardsOf, hitsOf, linksNamed } from '../support/shown-list';

const { database, visitor } = await freshShop();
const search = (words: string) => visitor.open(`/muster/search?${new URLSearchParams({ q: words })}`);

/** What a search says that it has found. */
const foundBy = (page: { text: string }) => Number(/data-hits="(\d+)"/.exec(page.text)?.[1]);

/**
 * How many articles that are no tyres have a word in their names: complete wheels with a tyre of a make are found by it, and of
 * products that come in variants one.
 */
async function countOthers(word: string): Promise<number> {
  const count = await database.value<number>(
    `select count(distinct coalesce(group_id, -id))::int from articles
     where kind in ('complete-wheel', 'product') and retired_at is null and title like '%' || $1 || '%'`,
    [word],
  );
  return count ?? 0;
}

const golf = 'breite=205&hoehe=55&durchmesser=16';

describe.each([
  ['the field in the header', { action: '/muster/search' }, 'q'],
  ['the field "Reifengröße"', { button: 'Größe suchen' }, 'groesse'],
])('what is typed into %s', (_, form, field) => {
  const type = async (words: string) =>
    visitor.submit(await visitor.open('/muster/reifen'), form, { [field]: words });

  it.each([
    ['205/55 R16 91V', `/muster/reifen?${golf}&tragfaehigkeit=91&geschwindigkeitsindex=V`],
    ['225 45 17', '/muster/reifen?breite=225&hoehe=45&durchmesser=17'],
    ['195/70R15C', '/muster/reifen?fahrzeug=Transporter&breite=195&hoehe=70&durchmesser=15'],
    ['2055516', `/muster/reifen?${golf}`],
    ['205/55', '/muster/reifen?breite=205&hoehe=55'],
    ['205/55 R16 94V XL', `/muster/reifen?${golf}&tragfaehigkeit=94&geschwindigkeitsindex=V&xl=1`],
    ['205/55 R16 Michelin', `/muster/reifen?${golf}&hersteller=Michelin`],
    ['Winterreifen 205/55 R16', `/muster/winterreifen?${golf}`],
    ['Ganzjahresreifen', '/muster/ganzjahresreifen?breite='],
    ['runflat', '/muster/reifen?breite=&runflat=1'],
    ['Continental-Reifen', '/muster/reifen?breite=&hersteller=Continental'],
  ])('%s leads to the list that it means', async (words, path) => {
    const page = await type(words);
    expect([page.status, page.path]).toEqual([200, path]);
    expect(hitsOf(page)).toBeGreaterThan(0);
  });

  it('an EAN finds its tyre, also written in groups', async () => {
    const { id, gtin } = await someTyre(database);
    for (const written of [gtin, `${gtin.slice(0, 1)} ${gtin.slice(1, 7)} ${gtin.slice(7)}`, `EAN ${gtin}`]) {
      const page = await type(written);
      expect([written, foundBy(page), cardsOf(page).map((card) => card.id)]).toEqual([written, 1, [id]]);
    }
  });

  it.each([
    ['Kontakt', 'Kontakt: Kontakt und Anfahrt', '/muster/kontakt'],
    ['Öffnungszeiten', 'Kontakt: Kontakt und Anfahrt', '/muster/kontakt'],
    ['versand', 'Lieferung und Versand', '/muster/lieferUndVersand'],
    ['Alufelgen', 'Alufelgen', '/muster/alufelgen'],
    ['felgen', 'Stahlfelgen', '/muster/stahlfelgen'],
    ['schneeketten', 'Schneeketten', '/muster/schneeketten'],
  ])('%s finds the page "%s"', async (words, name, path) => {
    const page = await type(words);
    expect(page.status).toBe(200);
    expect(foundBy(page)).toBeGreaterThan(0);
    expect(linksNamed(page, name)).toContain(path);
  });

  it('words beside a size narrow its tyres, and the size is shown as understood', async () => {
    const { model } = await someTyre(
      database,
      `make = 'Michelin' and (width, aspect, rim_tenths) = (205, 55, 160)`,
    );
    const page = await type(`205/55 R16 Michelin ${model}`);
    const same = `make = 'Michelin' and model = '${model}' and (width, aspect, rim_tenths) = (205, 55, 160)`;
    expect(foundBy(page)).toBe(await countTyres(database, same));
    expect(linksNamed(page, 'Michelin-Reifen 205/55 R16')).toEqual([
      `/muster/reifen?${golf}&hersteller=Michelin`,
    ]);
  });
});

describe('words', () => {
  it('find tyres of that make or model, what is in stock here first, then cheapest first', async () => {
    const tyres = cardsOf(await search('michelin'))
      .map((card) => card.id)
      .filter((id) => id.startsWith('michelin-'));
    const known = await findTyres(
      database,
      `make = 'Michelin' order by here = 0, cents, article_id limit ${tyres.length}`,
    );
    expect(tyres.length).toBeGreaterThan(12);
    expect(tyres).toEqual(known.map((row) => row.id));
  });

  it('are counted wholly, and all that they find is on the pages', async () => {
    const known = await findTyres(
      database,
      `make = 'Continental' order by here = 0, greatest(here, central) = 0, cents, article_id`,
    );
    const first = await search('Continental');
    const others = await countOthers('Continental');
    expect([known.length, foundBy(first)]).toEqual([182, 182 + others]);
    const shown: string[] = [];
    for (let page = first; ; ) {
      shown.push(...cardsOf(page).map((card) => card.id));
      const [next] = linksNamed(page, 'Nächste Seite');
      if (!next) break;
      page = await visitor.open(next);
    }
    const tyres = known.map((row) => row.id);
    expect(shown.filter((id) => tyres.includes(id))).toEqual(tyres);
    expect(new Set(shown).size).toBe(182 + others);
  });

  it('beyond the last page are 404 and lead back', async () => {
    for (const number of ['9', '0', 'x']) {
      const page = await visitor.open(`/muster/search?q=Continental&seite=${number}`);
      expect([number, page.status]).toEqual([number, 404]);
      const [back = ''] = linksNamed(page, 'Vorige Seite');
      expect(cardsOf(await visitor.open(back))).toHaveLength((182 + (await countOthers('Continental'))) % 24);
    }
  });

  it('that are a make lead to all of its tyres, too', async () => {
    const page = await search('continental');
    const [to = ''] = linksNamed(page, 'Continental-Reifen in Kiel');
    expect(hitsOf(await visitor.open(to))).toBe(182);
  });

  it('must all fit, in any order and case', async () => {
    const { make, model, title } = await someTyre(database);
    const cards = cardsOf(await search(`${model.toUpperCase()} ${make.toLowerCase()}`));
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter((card) => !card.title.endsWith(title))).toEqual([]);
  });

  it('find rims by what they are, make, colour and diameter', async () => {
    const [rim] = await database.query<{ make: string; hits: number }>(
      `select make, count(*)::int as hits from articles join rims on article_id = id
       where material = 'alu' and diameter_tenths = 170 group by make order by 2 desc limit 1`,
    );
    expect(foundBy(await search(`Alufelgen ${rim?.make} 17 Zoll`))).toBe(rim?.hits);
  });

  it('no longer find an article that is retired', async () => {
    const { id, gtin, title } = await someTyre(database, `make = 'Kleber'`);
    const hits = foundBy(await search(title));
    await retireTyre(database, id);
    expect(foundBy(await search(gtin))).toBe(0);
    await expect.poll(async () => foundBy(await search(title))).toBe(hits - 1);
  });
});

it.each([
  ['Rückgabe', ['Vertrag widerrufen', 'Widerrufsrecht']],
  ['umtausch', ['Vertrag widerrufen', 'Widerrufsrecht']],
  ['Rechnung', ['Bezahlung']],
  ['paypal', ['Bezahlung']],
  ['Gutschein', ['Warenkorb']],
  ['Angebote', ['Angebote']],
  ['login', ['Einloggen']],
  ['passwort vergessen', ['Einloggen']],
  ['Bestellung stornieren', ['Bestellungen', 'Vertrag widerrufen']],
  ['Termin', ['Kontakt: Kontakt und Anfahrt']],
  ['Leipzig', ['Standorte']],
])('%s finds the page that is meant, and nobody speaks of stock there', async (words, names) => {
  const page = await search(words);
  for (const name of names) expect(linksNamed(page, name).length, name).toBeGreaterThan(0);
  expect(textOf(page.text)).not.toContain('sortiert nach Relevanz');
});

describe('where nothing is found', () => {
  it('a word that keeps all from being found is left out, and it is said', async () => {
    const page = await search('Dachträger Quetschkommode');
    expect(foundBy(page)).toBe(foundBy(await search('Dachträger')));
    expect(textOf(page.text)).toContain('Zu „Quetschkommode“ haben wir nichts gefunden.');
  });

  it('one word less, categories with articles and the contact are offered', async () => {
    const page = await search('Dachträger Dashcam');
    expect([page.status, foundBy(page)]).toEqual([200, 0]);
    const hits = foundBy(await search('Dachträger'));
    const [fewer = ''] = linksNamed(page, `Dachträger (${hits})`);
    expect(foundBy(await visitor.open(fewer))).toBe(hits);
    for (const name of ['Winterreifen', 'Alufelgen']) {
      const [to = ''] = linksNamed(page, name).slice(-1);
      expect(cardsOf(await visitor.open(to)).length, name).toBeGreaterThan(0);
    }
    expect(page.text).toMatch(/<main[\s\S]*href="tel:[\s\S]*<\/main>/);
  });

  it.each(['%', '_', '%%', 'a%', "'", '"', '\\', "' or 1=1 --", '\u0000quetsch\u0000x', '<b>'])(
    'a search for %j is about these characters',
    async (words) => {
      const page = await search(words);
      expect([page.status, cardsOf(page)]).toEqual([200, []]);
      expect(textOf(page.text)).toContain('Dazu haben wir nichts gefunden.');
    },
  );

  it('choices of tyres beside unknown words are searched without them, and it is said', async () => {
    const page = await search('Michelin Quetschkommode');
    expect(foundBy(page)).toBe(197 + (await countOthers('Michelin')));
    expect(textOf(page.text)).toContain('Zu „Quetschkommode“ haben wir nichts gefunden.');
  });

  it('what was searched for stays in the field, as text', async () => {
    const page = await search('"><script>alert(1)</script>');
    expect(page.text).not.toContain('<script>alert(1)');
    expect(page.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});

it.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['control characters', '\u0000\u0007'],
  ['very many characters', 'x'.repeat(3_000)],
  ['very many words', 'mi '.repeat(800)],
  ['half a surrogate', '\ud800'],
  ['emoji', '🛞🛞'],
])('a search for %s is answered quickly', async (_, words) => {
  const page = await search(words);
  expect(page.status).toBe(200);
  expect(page.ms).toBeLessThan(1_000);
});

it('the field is asked for without words, twice, and with a malformed escape', async () => {
  for (const query of ['', '?q', '?q=a&q=b', '?q=%E0%A4%A', '?Q=michelin']) {
    expect((await visitor.open(`/muster/search${query}`)).status).toBeLessThan(500);
  }
});

describe('words beside a vehicle', () => {
  it('stay as they are typed where the vehicle is taken away', async () => {
    const page = await search('Gummimatten Türen Golf');
    const [without = ''] = linksNamed(page, 'Volkswagen Golf entfernen');
    expect(new URLSearchParams(without.split('?')[1]).get('q')).toContain('Türen');
  });
});

describe('services of the workshop', () => {
  it.each(['Ölwechsel', 'TÜV', 'Bremsen wechseln', 'Einlagerung', 'Zahnriemenwechsel'])(
    '%s finds no service where the location has none',
    async (words) => {
      const links = async (location: string) => {
        const page = await visitor.open(`/${location}/search?${new URLSearchParams({ q: words })}`);
        return page.text.match(/href="\/\w+\/(?:servicenavigator|reparatur-wartung)\/[^"]+"/g) ?? [];
      };
      expect((await links('muster')).length).toBeGreaterThan(0);
      expect(await links('hafen')).toEqual([]);
    },
  );
});

it.each([
  ['schutz', 'Sonnenbrillenschutz'],
  ['Gewicht', 'Ausgleichsgewicht'],
])('a part of a compound that many kinds of articles have is no suggestion: %s', async (part, word) => {
  const page = await search(word);
  expect([foundBy(page), cardsOf(page)]).toEqual([0, []]);
  expect(textOf(page.text)).not.toContain(`Treffer für ${part}`);
});

it('a corrected word is shown as it is written', async () => {
  const page = await search('Surfbrettträger');
  expect(textOf(page.text)).toContain('Wir zeigen Treffer für Träger');
});
