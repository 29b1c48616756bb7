import { describe, expect, it } from 'vitest';
import { fittingRims } from '~/domain/catalog/rims/fitting-rims.server';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { driverOf, GOLF, vehicleSection } from '../support/fitting-products';
import { decodeHtml, textOf } from '../support/html-forms';
import { sharedShop } from '../support/shared-shop';
import { cardsOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = sharedShop();
const vehicle = await findVehicle(database.context, GOLF);
if (!vehicle) throw new Error('no Golf');
const driver = await driverOf(shop, GOLF);

describe('a list of tyres with a chosen vehicle', () => {
  const verdictsOf = ({ text }: { text: string }) =>
    (text.match(/<article[\s\S]*?<\/article>/g) ?? []).map(
      (card) => /data-fitment="([^"]*)"/.exec(card)?.[1],
    );
  const size = '/muster/reifen?breite=205&hoehe=55&durchmesser=16';

  async function allOf(path: string): Promise<(string | undefined)[]> {
    const first = await driver.open(path);
    const pages = Math.ceil(hitsOf(first) / 24);
    const found = verdictsOf(first);
    for (let page = 2; page <= pages; page += 1)
      found.push(...verdictsOf(await driver.open(`${path}&seite=${page}`)));
    return found;
  }

  it('opens with those that fit, and has all behind one link that its address keeps', async () => {
    const all = await allOf(`${size}&passend=alle`);
    const fitting = await allOf(size);
    expect(fitting).not.toContain('fits-not');
    expect(fitting).toHaveLength(all.filter((one) => one !== 'fits-not').length);
    expect(all.length).toBeGreaterThan(fitting.length);
    const page = await driver.open(size);
    const [more = ''] = linksNamed(page, `Alle ${all.length} zeigen`);
    const everything = await driver.open(more);
    expect(hitsOf(everything)).toBe(all.length);
    expect(everything.text).toContain('<input type="hidden" name="passend" value="alle"/>');
    const [back = ''] = linksNamed(everything, 'Nur passende zeigen');
    expect(hitsOf(await driver.open(back))).toBe(fitting.length);
    expect(hitsOf(await new Visitor(shop).open(size))).toBe(all.length);
  });

  it.each(['/muster/reifen', '/muster/winterreifen', '/muster/sommerreifen'])(
    '%s without a size has those of all sizes of the vehicle',
    async (path) => {
      const page = await driver.open(path);
      const found = await allOf(`${path}?breite=`);
      expect([hitsOf(page), found.includes('fits-not')]).toEqual([found.length, false]);
      expect(found.length).toBeGreaterThan(0);
      const sizes = new Set(cardsOf(page).map((card) => /^\S+ R\d+/.exec(card.size)?.[0]));
      for (const word of sizes) expect(textOf(vehicleSection(page))).toContain(word);
      expect(textOf(page.text)).not.toContain('Eine häufige Größe');
      // Also where all sizes are asked for: the vehicle's are known.
      expect(textOf((await driver.open(`${path}?passend=alle`)).text)).not.toContain('Eine häufige Größe');
    },
  );

  it('of a size that does not fit shows all of it, says so, and leads to sizes that fit', async () => {
    const other = '/muster/reifen?breite=255&hoehe=35&durchmesser=19';
    for (const path of [other, `${other}&saison=winter`, '/muster/reifen?groesse=255/35+R19']) {
      const page = await driver.open(path);
      expect(page.path).toMatch(/passend=alle/);
      expect(hitsOf(page)).toBeGreaterThan(0);
      expect(new Set(verdictsOf(page))).toEqual(new Set(['fits-not']));
      expect(textOf(vehicleSection(page))).toMatch(/^0 von \d+ sind für Ihr Fahrzeug zugelassen\./);
      expect(textOf(vehicleSection(page))).not.toContain('Nur passende zeigen');
      const [size = ''] = linksNamed(page, '225/45 R17');
      expect(hitsOf(await driver.open(size))).toBeGreaterThan(0);
    }
  });

  it('asks once before what does not fit goes into the cart', async () => {
    const page = await driver.open(`${size}&passend=alle`);
    const cards = page.text.match(/<article[\s\S]*?<\/article>/g) ?? [];
    for (const card of cards) {
      const asks = /<button type="button" popoverTarget="(frage-[^"]*)"[^>]*>In den Warenkorb/i.exec(card);
      expect(asks !== null).toBe(card.includes('data-fitment="fits-not"'));
      if (asks)
        expect(card).toMatch(
          new RegExp(`id="${asks[1]}" popover="auto"[\\s\\S]*passt nicht zu Ihrem Fahrzeug`),
        );
    }
    expect(cards.some((card) => card.includes('frage-'))).toBe(true);
    const misfit = cards.find((card) => card.includes('fits-not')) ?? '';
    const detail = await driver.open(/<h2[\s\S]*?href="([^"]*)"/.exec(misfit)?.[1] ?? '');
    expect(detail.text).toContain('id="frage-kauf"');
    const added = await driver.press(detail, 'Trotzdem in den Warenkorb');
    expect(added.path).toMatch(/^\/muster\/warenkorb\?neu=/);
    expect((await new Visitor(shop).open(`${size}`)).text).not.toContain('frage-');
  });
});

interface StoredRim {
  id: number;
  code: string;
  material: 'alu' | 'stahl';
  colour: string;
  widthTenths: number;
  diameterTenths: number;
}

const rims = await database.query<StoredRim>(
  `select articles.id, code, material, colour, diameter_tenths as "diameterTenths", width_tenths as "widthTenths"
   from rims join articles on articles.id = article_id
   join current_prices on current_prices.article_id = rims.article_id and location_id is null`,
);
const alloy = rims.filter(({ material }) => material === 'alu');
const known = await fittingRims(database.context, vehicle);
const possible = alloy.filter(({ id }) => known?.has(id));
const countsOf = (of: readonly StoredRim[]) => {
  const verdicts = of.flatMap(({ id }) => known?.get(id)?.verdict ?? []);
  const allowed = verdicts.flatMap((one) => (one.result === 'fits' ? [one.isUnconditional] : []));
  return {
    fits: allowed.filter(Boolean).length,
    conditional: allowed.filter((isUnconditional) => !isUnconditional).length,
    unknown: verdicts.length - allowed.length,
  };
};
const wordsOf = (of: readonly StoredRim[], all: number) => {
  const { fits, conditional, unknown } = countsOf(of);
  const rest = [
    conditional > 0 && `, ${conditional} unter Auflagen`,
    unknown > 0 && `, bei ${unknown} ist es nicht bekannt`,
  ];
  return `${fits} von ${all} ${fits === 1 ? 'ist' : 'sind'} für Ihr Fahrzeug zugelassen${rest.filter(Boolean).join('')}.`;
};

describe('lists of rims and complete wheels with a chosen vehicle', () => {
  it('have what a document allows, and lead to its sizes', async () => {
    const page = await driver.open('/muster/alufelgen');
    expect(
      cardsOf(page)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(possible.map(({ code }) => code).toSorted());
    expect(countsOf(possible).fits).toBeGreaterThan(0);
    expect(countsOf(possible).conditional).toBeGreaterThan(0);
    expect(textOf(vehicleSection(page))).toContain(
      `${wordsOf(possible, alloy.length)} Alle ${alloy.length} zeigen`,
    );
    expect(vehicleSection(page)).toContain(`href="/muster/felgenkonfigurator/${GOLF}"`);
    const fitting = possible.filter(({ id }) => known?.get(id)?.verdict.result === 'fits');
    const [size] = fitting;
    const label = `${(size?.widthTenths ?? 0) / 10}Jx${(size?.diameterTenths ?? 0) / 10}`.replace('.', ',');
    const link = [
      ...vehicleSection(page).matchAll(/href="([^"]*\/alufelgen[/?][^"]*)"[^>]*>([\s\S]*?)<\/a>/g),
    ].find(([, , words = '']) => textOf(words).startsWith(label));
    const list = await driver.open(decodeHtml(link?.[1] ?? ''));
    const ofSize = fitting.filter(
      (rim) => rim.widthTenths === size?.widthTenths && rim.diameterTenths === size.diameterTenths,
    );
    expect(
      cardsOf(list)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ofSize.map(({ code }) => code).toSorted());
  });

  it('count with what is chosen', async () => {
    const [{ colour = '' } = {}] = possible;
    const page = await driver.open(`/muster/alufelgen?${new URLSearchParams({ farbe: colour })}`);
    const ofColour = (rim: StoredRim) => rim.colour === colour;
    const all = alloy.filter(ofColour).length;
    expect(textOf(vehicleSection(page))).toContain(wordsOf(possible.filter(ofColour), all));
    expect(hitsOf(await driver.open(linksNamed(page, `Alle ${all} zeigen`)[0] ?? ''))).toBe(all);
  });

  it('complete wheels, too', async () => {
    const page = await driver.open('/muster/komplettraeder');
    const said = textOf(vehicleSection(page));
    const results: (string | undefined)[] = [];
    for (const number of [1, 2, 3]) {
      const { text } = await driver.open(`/muster/komplettraeder?passend=alle&seite=${number}`);
      const cards = text.match(/<article[\s\S]*?<\/article>/g) ?? [];
      results.push(
        ...cards.map((card) =>
          /data-fitment="([^"]*)"[^>]*>(?:<summary>)?<span[^>]*>(.)/.exec(card)?.slice(1, 3).join(' '),
        ),
      );
    }
    const count = (result: string) => results.filter((one) => one === result).length;
    const [fits, conditional, unknown] = ['fits ✓', 'unknown !', 'unknown ?'].map(count);
    expect(hitsOf(page)).toBe((fits ?? 0) + (conditional ?? 0) + (unknown ?? 0));
    expect(said).toContain(`${fits} von 60 ${fits === 1 ? 'ist' : 'sind'} für Ihr Fahrzeug zugelassen`);
    if (conditional) expect(said).toContain(`, ${conditional} unter Auflagen`);
    if (unknown) expect(said).toContain(`, bei ${unknown} ist es nicht bekannt`);
    expect(fits).toBeGreaterThan(0);
  });

  it('say nothing where the location does not search by vehicles', async () => {
    expect(vehicleSection(await driver.open('/legacy/alufelgen'))).toBe('');
  });
});
