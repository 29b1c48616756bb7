import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fittingRims } from '~/domain/catalog/rims/fitting-rims.server';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { verdictWords } from '~/domain/vehicles/fitment/verdict-words';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, textOf } from '../support/html-forms';
import { request } from '../support/request';
import { cartOf } from '../support/shown-cart';
import { linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop, visitor } = await freshShop();
const golf = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
const configurator = (query = '', vehicle = golf, location = 'muster') =>
  visitor.open(`/${location}/felgenkonfigurator/${vehicle}${query}`);

const vehicle = await findVehicle(database.context, golf);
if (!vehicle) throw new Error('no Golf');

interface StoredRim {
  id: number;
  code: string;
  material: 'alu' | 'stahl';
  colour: string;
  cents: number;
  diameterTenths: number;
  boltHoles: number;
}

const rims = await database.query<StoredRim>(
  `select articles.id, code, material, colour, cents, diameter_tenths as "diameterTenths", bolt_holes as "boltHoles"
   from rims join articles on articles.id = article_id
   join current_prices on current_prices.article_id = rims.article_id and location_id is null`,
);
const known = await fittingRims(database.context, vehicle);
const fitting = rims.filter(({ id }) => known?.has(id));

/** The rims that a page offers: code and price. */
const offered = ({ text }: { text: string }) => {
  const [, list = ''] = /<ul[^>]*aria-label="Felgen zur Auswahl"[^>]*>([\s\S]*?)<\/ul>/.exec(text) ?? [];
  return [...list.matchAll(/href="([^"]*)"[\s\S]*?data-cents="(\d+)"/g)].map(([, href = '', cents]) => ({
    to: decodeHtml(href),
    code: new URLSearchParams(decodeHtml(href).split('?')[1]).get('felge') ?? '',
    cents: Number(cents),
  }));
};
const pictureOf = ({ text }: { text: string }) =>
  decodeHtml(/src="([^"]*\/bilder\/felgenkonfigurator\/[^"]*)"/.exec(text)?.[1] ?? '');
const chosenOf = ({ text }: { text: string }) =>
  /aria-label="Gewählte Felge"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
const optionsOf = ({ text }: { text: string }, field: string) => {
  const [, options = ''] =
    new RegExp(`<select[^>]*name="${field}"[^>]*>([\\s\\S]*?)</select>`).exec(text) ?? [];
  return new Map(
    [...options.matchAll(/value="([^"]+)"[^>]*>([\s\S]*?)<\/option>/g)].map(([, value = '', words = '']) => [
      decodeHtml(value),
      Number(/\((\d+)\)/.exec(textOf(words))?.[1]),
    ]),
  );
};

describe('the rim configurator', () => {
  it('offers all rims that fit the vehicle, and no other', async () => {
    const page = await configurator();
    expect([page.status, fitting.length > 3]).toEqual([200, true]);
    expect(textOf(page.text)).toContain(`${fitting.length} Felgen zur Auswahl`);
    expect(
      offered(page)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(fitting.map(({ code }) => code).toSorted());
    for (const { code, cents } of offered(page)) {
      expect(fitting.find((rim) => rim.code === code)?.cents).toBe(cents);
    }
  });

  it('shows the vehicle with the rim that is chosen, its price, and the document that allows it', async () => {
    const first = await configurator();
    const other = offered(first).at(-1);
    if (!other) throw new Error('no rim');
    const page = await visitor.open(other.to);
    const chosen = chosenOf(page);
    expect(chosen).toContain(`data-cents="${other.cents}"`);
    expect(chosen).toMatch(new RegExp(`href="/muster/(alu|stahl)felgen/${other.code}"`));
    const verdict = known?.get(fitting.find(({ code }) => other.code === code)?.id ?? 0)?.verdict;
    expect(textOf(chosen)).toContain(verdict && verdictWords(verdict));
    expect(pictureOf(page)).not.toBe(pictureOf(first));
    const picture = await request({ port: shop.port, path: pictureOf(page) });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(picture.text.match(/data:image\/webp;base64,/g)).toHaveLength(3);
    expect(picture.headers['content-security-policy']).toContain('img-src data:');
  });

  it('has the photos of the car as AVIF for browsers that read it', async () => {
    const page = await configurator();
    const sources = [...page.text.matchAll(/<source type="image\/avif"[^>]* srcSet="([^"]*)"/g)]
      .map(([, to = '']) => decodeHtml(to))
      .filter((to) => to.includes('/felgenkonfigurator/'));
    expect(sources).toEqual([`${pictureOf(page)}&format=avif#rollt`, `${pictureOf(page)}&format=avif`]);
    const { text } = await request({ port: shop.port, path: sources[1] ?? '' });
    expect(text.match(/data:image\/(avif|webp);/g)).toEqual(Array(3).fill('data:image/avif;'));
  });

  it('shows a picture whose address follows its content', async () => {
    const path = pictureOf(await configurator());
    const get = async (to: string) => {
      const { status, headers, text } = await request({ port: shop.port, path: to });
      return { status, cached: headers['cache-control'], text };
    };
    const current = await get(path);
    expect(current.cached).toBe('public, max-age=31536000, immutable');
    const avif = await get(`${path}&format=avif`);
    expect(avif.cached).toBe(current.cached);
    const photo = new URLSearchParams(path.split('?')[1]).get('foto');
    const template = (text: string) => text.replace(/(<image href=")[^"]*(" x=)/, '$1rim-photo$2');
    const hash = createHash('sha256').update(template(avif.text)).update(template(current.text));
    const version = hash.update(photo ?? '').digest('hex');
    expect(path).toContain(`v=${version.slice(0, 12)}`);
    const plain = `${path.split('?')[0]}?foto=${photo}`;
    for (const query of ['', '&v=', '&v=000000000000', '&v=%ff&v=x', `&v=${version}`, '&format=png'])
      expect([query, await get(plain + query)]).toEqual([
        query,
        { ...current, cached: 'public, max-age=300' },
      ]);
    expect(pictureOf(await configurator('?lack=rot')).split('?')[1]).not.toBe(path.split('?')[1]);
  });

  it('says in words, without a tick, which rims are to be inspected once they are mounted', async () => {
    const rimOf = (kind: string, needsInspection: boolean) =>
      fitting.find(({ id }) => {
        const verdict = known?.get(id)?.verdict;
        return (
          verdict?.result === 'fits' &&
          verdict.approval?.kind === kind &&
          verdict.needsInspection === needsInspection
        );
      });
    const inspected = chosenOf(await configurator(`?felge=${rimOf('teilegutachten', true)?.code}`));
    expect(inspected).toContain('data-fitment="unknown"');
    expect(textOf(inspected)).toMatch(/! Zulässig nur mit Abnahme nach dem Anbau.*: Teilegutachten 366-/);
    const plain = chosenOf(await configurator(`?felge=${rimOf('abe', false)?.code}`));
    expect(plain).toContain('data-fitment="fits"');
    expect(textOf(plain)).toMatch(/✓ Zugelassen mit [^:]*: ABE KBA \d+/);
  });

  it('draws a larger rim larger', async () => {
    const radiusOf = async (inches: number) => {
      const rim = fitting.find(({ diameterTenths }) => diameterTenths === inches * 10);
      const page = await configurator(`?felge=${rim?.code}`);
      const { text } = await request({ port: shop.port, path: pictureOf(page) });
      return Number(/<image href="[^"]*" x="-\d+" y="-\d+" width="(\d+)"/.exec(text)?.[1]);
    };
    const sizes = [...new Set(fitting.map(({ diameterTenths }) => diameterTenths / 10))].toSorted(
      (a, b) => a - b,
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(await radiusOf(sizes.at(-1) ?? 0)).toBeGreaterThan(await radiusOf(sizes[0] ?? 0));
  });

  it('paints the vehicle as wished, and keeps the rim', async () => {
    const page = await configurator(`?felge=${fitting[1]?.code}`);
    const [red = ''] = linksNamed(page, 'Rot');
    const painted = await visitor.open(red);
    expect(pictureOf(painted)).toContain('/rot/');
    const carOf = (path: string) => path.replace('/rot/', '/silber/').split('&v=')[0];
    expect(carOf(pictureOf(painted))).toBe(carOf(pictureOf(page)));
  });

  it.each(['durchmesser', 'breite', 'design', 'farbe'])(
    'the number beside each %s is that of the rims once it is chosen in the form',
    async (field) => {
      const page = await configurator();
      const options = optionsOf(page, field);
      expect([...options.values()].reduce((sum, count) => sum + count, 0)).toBe(fitting.length);
      for (const [value, count] of options) {
        const filtered = await visitor.press(page, 'Filtern', { [field]: value });
        expect(offered(filtered)).toHaveLength(count);
      }
    },
  );

  it('puts a set of four into the cart', async () => {
    const buyer = new Visitor(shop);
    const stocked = await database.query<{ code: string; cents: number }>(
      `select code, cents from articles join current_prices on article_id = articles.id and location_id is null
       where code = any($1) and (select sum(on_hand - allocated) from stock_levels where stock_levels.article_id = articles.id
         and warehouse_id in (select id from warehouses where location_id is null)) >= 4 limit 1`,
      [fitting.map(({ code }) => code)],
    );
    const [rim] = stocked;
    const page = await buyer.open(`/muster/felgenkonfigurator/${golf}?felge=${rim?.code}`);
    const cart = await buyer.press(page, 'In den Warenkorb');
    expect(cartOf(cart).lines).toMatchObject([{ id: rim?.code, quantity: 4 }]);
  });

  it('leads to complete wheels with the rim, where the location sells them', async () => {
    const [wheel] = await database.query<{ wheel: string; rim: string; vehicle: string }>(
      `select wheel.code as wheel, rim.code as rim from complete_wheels join articles wheel on wheel.id = article_id
       join articles rim on rim.id = rim_id where rim.code = any($1) limit 1`,
      [fitting.map(({ code }) => code)],
    );
    expect(wheel).toBeDefined();
    const page = await configurator(`?felge=${wheel?.rim}`);
    expect(page.text).toContain(`href="/muster/komplettraeder/${wheel?.wheel}"`);
    const without = await configurator(`?felge=${wheel?.rim}`, golf, 'standard');
    expect(without.status).toBe(200);
    expect(without.text).not.toContain('/komplettraeder/');
  });

  it('goes to the wish list with vehicle, rim and paint, and both lists lead back to the same view', async () => {
    const owner = new Visitor(shop);
    const page = await owner.open(`/muster/felgenkonfigurator/${golf}?felge=${fitting[1]?.code}&lack=rot`);
    const fields = page.text.matchAll(/form="wish-merken" name="(\w+)" value="([^"]*)"/g);
    const list = await owner.post('/muster/merkliste', {
      aktion: 'merken',
      artikel: `rim:${fitting[1]?.code}`,
      ...Object.fromEntries([...fields].map(([, name, value]) => [name, value])),
    });
    const words = `Am Fahrzeug ansehen: ${vehicle.label} in Rot`;
    const [back = ''] = linksNamed(list, words);
    const restored = await owner.open(back);
    expect(restored.status).toBe(200);
    expect(pictureOf(restored)).toBe(pictureOf(page));
    expect(chosenOf(restored)).toContain(`felgen/${fitting[1]?.code}"`);
    const shared = await owner.press(list, 'Merkliste teilen');
    const link = /value="http[^"]+(\/muster\/merkliste\/[\w-]{22})"/.exec(shared.text)?.[1] ?? 'none';
    const friend = new Visitor(shop);
    expect(linksNamed(await friend.open(link), words)).toEqual([back]);
    expect(pictureOf(await friend.open(back))).toBe(pictureOf(page));
  });

  it('offers a link that shows the same view to others, also for the rim that is shown first', async () => {
    const page = await configurator('?lack=blau&durchmesser=17');
    const link = decodeHtml(/id="ansicht-link"[^>]*value="([^"]*)"/.exec(page.text)?.[1] ?? '');
    const { pathname, search } = new URL(link);
    const restored = await new Visitor(shop).open(pathname + search);
    expect(pictureOf(restored)).toBe(pictureOf(page));
    expect(pictureOf(page)).toContain('/blau/');
  });

  it.each([
    ['an unknown vehicle', { fahrzeug: 'trabant-601', lack: 'rot' }, 200],
    ['a vehicle without a paint', { fahrzeug: golf }, 200],
    ['an unknown paint', { fahrzeug: golf, lack: 'glitzer' }, 400],
    ['an address', { fahrzeug: '/agb?x=', lack: 'rot' }, 200],
  ])('%s with an entry leads nowhere', async (_, fields, status) => {
    const owner = new Visitor(shop);
    const answer = await owner.post('/muster/merkliste', {
      aktion: 'merken',
      artikel: `rim:${fitting[0]?.code}`,
      ...fields,
    });
    expect(answer.status).toBe(status);
    expect((await owner.open('/muster/merkliste')).text).not.toContain('Am Fahrzeug ansehen');
  });

  it.each(['durchmesser=99', 'farbe=neon', 'felge=gibt-es-nicht', 'lack=glitzer', 'seite=x'])(
    '%s is told, and the rest is shown',
    async (query) => {
      const page = await configurator(`?${query}`);
      expect(page.status).toBe(400);
      expect(textOf(page.text)).toContain(`„${query.split('=')[1]}“`);
      expect(offered(page)).toHaveLength(fitting.length);
    },
  );

  it('a rim that does not fit is not put on', async () => {
    const other = rims.find(({ boltHoles }) => boltHoles === 4);
    expect((await configurator(`?felge=${other?.code}`)).status).toBe(400);
  });

  it('a page beyond the last is none', async () => {
    expect((await configurator('?seite=99')).status).toBe(404);
  });

  it('of an unknown vehicle leads to choosing one', async () => {
    const page = await configurator('', 'trabant-601');
    expect(page.status).toBe(404);
    expect(linksNamed(page, 'Fahrzeug wählen')).toContain('/muster/fahrzeug');
  });

  it('says where nothing is known of a vehicle', async () => {
    await database.query(
      `update vehicles set bolt_holes = null where code = 'volkswagen-golf-vii-2-0-tdi-dsg-highline'`,
    );
    const page = await configurator('', 'volkswagen-golf-vii-2-0-tdi-dsg-highline');
    expect(page.status).toBe(200);
    expect(textOf(page.text)).toContain('Uns liegt nicht vor');
  });

  it.each([
    'panzer/rot/sport/Silber/5/205-55-16',
    'kombi/lila/sport/Silber/5/205-55-16',
    'kombi/rot/nix/Silber/5/205-55-16',
    'kombi/rot/sport/Silber/0/205-55-16',
    'kombi/rot/sport/Silber/5/205-55',
  ])('there is no picture of %s', async (key) => {
    const { status } = await request({
      port: shop.port,
      path: `/muster/bilder/felgenkonfigurator/${key}.svg`,
    });
    expect(status).toBe(404);
  });
});

describe('the menu’s way to the configurator', () => {
  const entry = '/muster/felgenkonfigurator';
  const menuOf = ({ text }: { text: string }) =>
    /<nav aria-label="Hauptnavigation"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? '';

  it('leads to the choice of a vehicle, and from there to the vehicle with rims on it', async () => {
    const driver = new Visitor(shop);
    expect(menuOf(await driver.open('/muster'))).toContain(`href="${entry}"`);
    const choice = await driver.open(entry);
    expect([choice.status, choice.path]).toEqual([200, '/muster/fahrzeug?weiter=%2Ffelgenkonfigurator']);
    const chosen = await driver.post('/muster/fahrzeug', {
      fahrzeug: golf,
      weiter: '/felgenkonfigurator',
    });
    expect([chosen.status, chosen.path]).toEqual([200, `${entry}/${golf}`]);
    expect(offered(chosen).length).toBeGreaterThan(0);
    expect((await driver.open(entry)).path).toBe(`${entry}/${golf}`);
  });

  it('is not there where a location sells no rims', async () => {
    const sells = async (urls: readonly string[]) => {
      const blacklist = urls.map((url) => ({ _id: `cat-${url}`, url }));
      await database.query(
        `update locations set categories = categories || jsonb_build_object('categoryBlacklist', $1::jsonb) where url = 'hafen'`,
        [JSON.stringify(blacklist)],
      );
      return async () => {
        const page = await visitor.open('/hafen');
        const { status } = await request({ port: shop.port, path: '/hafen/felgenkonfigurator' });
        return [menuOf(page).includes('href="/hafen/felgenkonfigurator"'), status];
      };
    };
    const steel = fitting.flatMap(({ code, material }) => (material === 'stahl' ? [code] : []));
    expect(steel.length).toBeGreaterThan(0);
    await expect.poll(await sells(['alufelgen'])).toEqual([true, 302]);
    const codes = offered(await configurator('', golf, 'hafen')).map(({ code }) => code);
    expect(codes.sort()).toEqual(steel.sort());
    await expect.poll(await sells(['alufelgen', 'stahlfelgen'])).toEqual([false, 404]);
    expect((await request({ port: shop.port, path: `/hafen/felgenkonfigurator/${golf}` })).status).toBe(404);
  });
});
