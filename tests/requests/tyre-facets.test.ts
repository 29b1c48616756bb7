import { describe, expect, it } from 'vitest';
import { changeTyre, countTyres, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cardsOf, facetOf, hitsOf, linksNamed, waysOut } from '../support/shown-list';

const { database, visitor } = await freshShop();
const list = (query: string) => visitor.open(`/muster/reifen?breite=205&hoehe=55&durchmesser=16${query}`);

const count = (condition: string, location?: string) =>
  countTyres(database, `(width, aspect, rim_tenths) = (205, 55, 160) and (${condition})`, location);

it.each([
  ['', 'saison', 'winter', `season = 'winter'`],
  ['', 'hersteller', 'Michelin', `make = 'Michelin'`],
  ['', 'tragfaehigkeit', '94', 'load_index >= 94'],
  ['', 'geschwindigkeitsindex', 'V', 'speed_kmh >= 240'],
  ['', 'nasshaftung', 'A', `wet_class = 'A'`],
  ['', 'kraftstoff', 'B', `fuel_class = 'B'`],
  ['', 'geraeusch', 'A', `noise_class = 'A'`],
  ['', 'alpin', '1', 'has_alpine_symbol'],
  ['', 'runflat', '1', 'run_flat_mark is not null'],
  ['', 'xl', '1', 'is_extra_load'],
  ['', 'sofort', '1', 'here > 0'],
  ['&saison=winter', 'hersteller', 'Pirelli', `make = 'Pirelli' and season = 'winter'`],
  ['&saison=winter&xl=1', 'saison', 'sommer', `season = 'sommer' and is_extra_load`],
  ['&hersteller=Dunlop', 'hersteller', 'Pirelli', `make = 'Pirelli'`],
  ['&preisBis=80', 'sofort', '1', 'cents <= 8000 and here > 0'],
])(
  'with "%s" the number beside %s=%s is that of the tyres in the database',
  async (query, name, value, sql) => {
    expect(facetOf(await list(query), name).get(value)).toBe(await count(sql));
  },
);

describe('a number beside a choice is what the list has once it is chosen', () => {
  it.each(['', '&saison=winter', '&xl=1&preisBis=100', '&geschwindigkeitsindex=V'])(
    'after "%s"',
    async (query) => {
      const page = await list(query);
      for (const name of ['hersteller', 'nasshaftung', 'tragfaehigkeit', 'sofort', 'alpin']) {
        for (const [value, number] of [...facetOf(page, name)].slice(0, 4)) {
          const chosen = await list(`${query}&${name}=${encodeURIComponent(value)}`);
          expect(`${name}=${value}: ${hitsOf(chosen)}`).toBe(`${name}=${value}: ${number}`);
        }
      }
    },
  );
});

it('"at least" goes by speed: who asks for U gets H too, who asks for H no U', async () => {
  const speeds = async (index: string) => {
    const page = await visitor.open(
      `/muster/reifen?breite=&geschwindigkeitsindex=${index}&sortierung=hersteller`,
    );
    return hitsOf(page);
  };
  for (const { id } of await someTyres(database, 3, `speed_index = 'H'`)) {
    await changeTyre(database, id, { speed_index: 'U', speed_kmh: 200 });
  }
  const known = [
    await countTyres(database, 'speed_kmh >= 200'),
    await countTyres(database, 'speed_kmh >= 210'),
  ];
  expect([await speeds('U'), await speeds('H')]).toEqual(known);
  expect(known[0]).toBe((known[1] ?? 0) + 3);
});

it('what is in stock here is another selection at another location', async () => {
  const at = async (location: string) =>
    hitsOf(await visitor.open(`/${location}/reifen?breite=205&hoehe=55&durchmesser=16&sofort=1`));
  const [muster, standard] = [await count('here > 0'), await count('here > 0', 'standard')];
  expect([await at('muster'), await at('standard')]).toEqual([muster, standard]);
  expect(muster).not.toBe(standard);
});

it('a price range keeps out what is cheaper or dearer, also written with comma and €', async () => {
  const page = await list('&preisVon=80,50&preisBis=90+%E2%82%AC');
  expect(hitsOf(page)).toBe(await count('cents between 8050 and 9000'));
  for (const { cents } of cardsOf(page)) {
    expect(cents).toBeGreaterThanOrEqual(8_050);
    expect(cents).toBeLessThanOrEqual(9_000);
  }
});

describe('an empty result', () => {
  it('names each choice that can be loosened, with the number that is then found', async () => {
    const page = await list('&saison=sommer&hersteller=Dunlop&hersteller=Pirelli&alpin=1&preisBis=30');
    expect([page.status, hitsOf(page)]).toEqual([200, 0]);
    await expectTrueNumbers(page);
  });

  it('of two makers at once, offers to drop both: one alone would not help', async () => {
    const page = await list('&runflat=1&hersteller=Apollo&hersteller=Kleber');
    expect(hitsOf(page)).toBe(0);
    expect(await expectTrueNumbers(page)).toBeGreaterThan(0);
    expect(textOf(page.text)).toContain('ohne „Apollo, Kleber“');
  });

  it('of a size that we do not have, offers near ones that we do have', async () => {
    const page = await visitor.open('/muster/reifen?breite=305&hoehe=25&durchmesser=13');
    expect(hitsOf(page)).toBe(0);
    const offered = /Diese Größen führen wir([\s\S]*?)<\/ul>/.exec(page.text)?.[1] ?? '';
    const sizes = [...offered.matchAll(/<a[^>]*>([^<]*)<\/a>/g)].map(([, label = '']) => label);
    expect(sizes).toHaveLength(8);
    for (const size of sizes) {
      expect(size).toMatch(/^\d+\/\d\d R\d\d$/);
      expect(hitsOf(await visitor.open(linksNamed(page, size)[0] ?? ''))).toBeGreaterThan(0);
    }
  });
});

/** Follows each way out of an empty list, of which the best is first; gives how many there are. */
async function expectTrueNumbers(page: { text: string }): Promise<number> {
  const shown = waysOut(page);
  for (const { to, hits } of shown) expect(hitsOf(await visitor.open(to))).toBe(hits);
  expect(Math.max(0, ...shown.map(({ hits }) => hits))).toBe(shown[0]?.hits ?? 0);
  return shown.length;
}
