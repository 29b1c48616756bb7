import { describe, expect, it } from 'vitest';
import { textOf } from '../support/html-forms';
import { addProducts } from '../support/products';
import { has, roofBoxShop } from '../support/roof-boxes';
import { hitsOf, linksNamed, waysOut } from '../support/shown-list';

const { database, visitor, list, found } = await roofBoxShop();
const black = has('farbe', '["Schwarz"]');

describe('the address of a list', () => {
  const send = (rest: string) => visitor.send({ path: `/muster/dachboxen${rest}` });

  it.each([
    ['/filters/volumen-400_farbe-schwarz', '/filters/farbe-schwarz_volumen-400'],
    ['/filters/farbe-schwarz,rot', '/filters/farbe-rot,schwarz'],
    ['/filters/Farbe-Schwarz', '/filters/farbe-schwarz'],
    ['/filters/farbe-schwarz,schwarz_', '/filters/farbe-schwarz'],
    ['/filters/farbe-', ''],
    ['/filters', ''],
    ['/filters/fabrikat-audi', '/filters/audi'],
    ['/filters/alpin', '/filters/hersteller-alpin'],
    ['/filters/preis-300-200', '/filters/preis-200-300'],
    ['/filters/preis-ab-0200', '/filters/preis-ab-200'],
    ['?farbe=Wei%C3%9F+gl%C3%A4nzend', '/filters/farbe-weiss-glaenzend'],
    ['?farbe=Titan-Grau&farbe=Rot&laenge=1%2C75', '/filters/farbe-rot,titan-grau_laenge-1.75'],
    ['?hersteller=S%C3%BCdwind+%26+S%C3%B6hne&sofort=1', '/filters/sofort_hersteller-suedwind-soehne'],
    ['?preisVon=99%2C50&preisBis=', '/filters/preis-ab-99.5'],
    ['/filters/farbe-rot?volumen=400&utm_source=brief', '/filters/farbe-rot_volumen-400?utm_source=brief'],
    ['?seite=1', ''],
    ['?sortierung=preis', ''],
    ['/filters/farbe-rot?seite=2&sortierung=name', '/filters/farbe-rot?sortierung=name&seite=2'],
  ])('%s moves to the one that is its own: %s', async (from, to) => {
    const answer = await send(from);
    expect([answer.status, answer.headers.location]).toEqual([301, `/muster/dachboxen${to}`]);
    const there = await send(to);
    expect([there.status, there.headers.location]).toEqual([200, undefined]);
  });

  it('is the one that chips, sorting and pages lead to', async () => {
    const page = await list('/filters/audi_farbe-rot,schwarz');
    expect(page.path).toBe('/muster/dachboxen/filters/audi_farbe-rot,schwarz');
    const ways = ['Für Audi entfernen', 'Farbe: Rot entfernen', 'Alle zurücksetzen'].map(
      (words) => linksNamed(page, words)[0],
    );
    expect(ways).toEqual([
      '/muster/dachboxen/filters/farbe-rot,schwarz',
      '/muster/dachboxen/filters/audi_farbe-schwarz',
      '/muster/dachboxen',
    ]);
    const sorted = await visitor.press(page, 'Sortieren', { sortierung: 'name' });
    expect(sorted.path).toBe('/muster/dachboxen/filters/audi_farbe-rot,schwarz?sortierung=name');
  });

  it('names the category itself to search engines, and only that is indexed', async () => {
    const canonical = ({ text }: { text: string }) => /rel="canonical" href="([^"]*)"/.exec(text)?.[1];
    const robots = ({ text }: { text: string }) => /name="robots" content="([^"]*)"/.exec(text)?.[1];
    const [plain, chosen] = [await list(), await list('/filters/farbe-rot')];
    expect(canonical(plain)).toMatch(/\/muster\/dachboxen$/);
    expect(canonical(chosen)).toBe(canonical(plain));
    expect([robots(plain), robots(chosen)]).toEqual(['index, follow', 'noindex, follow']);
  });

  it.each([
    ['/filters/farbe-kariert_volumen-400', 'kariert'],
    ['/filters/volumen-riesig_farbe-schwarz', 'riesig'],
    ['/filters/preis-viel_farbe-schwarz', 'viel'],
    ['/filters/farbe-schwarz?volumen=riesig', 'riesig'],
    ['/filters/farbe-schwarz?sortierung=quer', 'quer'],
  ])('%s holds a value that cannot be: told, with the rest kept', async (rest, word) => {
    const page = await list(rest);
    expect([page.status, textOf(page.text)]).toEqual([
      400,
      expect.stringContaining(`„${word}“ kennen wir nicht`),
    ]);
    const known = await found(rest.includes('schwarz') ? black : has('volumen', '[400]'));
    expect(hitsOf(page)).toBe(known.length);
  });

  it.each(['/filters/gibtesnicht', '/filters/material-holz', '/filters/sofort-nein', "/filters/'"])(
    '%s is no filter of this list: 404, with the way on',
    async (rest) => {
      const page = await list(rest);
      expect(page.status).toBe(404);
      expect(page.text).toContain('aria-label="Brotkrumen"');
      expect(linksNamed(page, 'Alles aus Dachboxen')).toEqual(['/muster/dachboxen']);
    },
  );

  it('keeps a name that nothing has in its query: an empty list with ways out', async () => {
    const page = await list('?farbe=Kariert&volumen=400');
    expect([page.status, page.path]).toEqual([200, '/muster/dachboxen/filters/volumen-400?farbe=Kariert']);
    expect(hitsOf(page)).toBe(0);
    expect(waysOut(page)).toMatchObject([
      { without: 'ohne „Farbe: Kariert“', to: '/muster/dachboxen/filters/volumen-400' },
    ]);
  });

  it('takes a make of car that nothing here is for, and says so', async () => {
    await addProducts(database, 'cat-fussmatten', [
      {
        code: 'matte',
        make: 'Alpin',
        name: 'Matte',
        variants: [{ code: 'matte-1', cents: 4_900, carMake: 'Lada' }],
      },
    ]);
    await expect.poll(async () => (await list('/filters/lada')).status).toBe(200);
    expect(textOf((await visitor.open('/muster/fussmatten/filters/lada')).text)).toMatch(/\b1 Produkt\b/);
  });

  it('of rims is made the same way', async () => {
    const page = await visitor.open('/muster/alufelgen?lochkreis=5x114%2C3&hersteller=Borbet');
    expect([page.status, page.path]).toEqual([200, '/muster/alufelgen/filters/borbet_lochkreis-5x114.3']);
  });
});
