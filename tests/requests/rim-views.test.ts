import { describe, expect, it } from 'vitest';
import { fittingRims } from '~/domain/catalog/rims/fitting-rims.server';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml } from '../support/html-forms';
import { request } from '../support/request';
import { GOLF, GOLF_LABEL } from '../support/vehicle-page';
import { Visitor } from '../support/visitor';

/** What is odd about some rims, by name. */
const odd = {
  'without a bore': 'centre_bore_tenths = 0',
  'with an impossible offset': '"offset" = 500',
  'with a negative offset': '"offset" = -44',
  'of 25 inches': 'diameter_tenths = 250, width_tenths = 125',
  'of 12 inches': 'diameter_tenths = 120, width_tenths = 40',
  'without a width': 'width_tenths = 0',
  'of an unknown design': "design = 'unbekannt'",
  'with size alone': 'centre_bore_tenths = 0, "offset" = 500, bolt_holes = 0',
  'as it should be': 'has_centring_rings = true',
};
type Oddity = keyof typeof odd;
const codes = new Map<string, string>();
/** Has four photos of its own. */
let photographed = '';

const { database, shop } = await freshShop({
  prepare: async (fresh) => {
    const rows = await fresh.query<{ id: number; code: string }>(
      `select id, code from articles join rims on article_id = id where material = 'alu' and retired_at is null
         and bolt_circle_tenths = 1080
       order by code limit ${Object.keys(odd).length + 1}`,
    );
    for (const [index, [name, change]] of Object.entries(odd).entries()) {
      const { id = 0, code = '' } = rows[index] ?? {};
      codes.set(name, code);
      await fresh.query(
        `update rims set "offset" = 45, centre_bore_tenths = 651, bolt_holes = 5 where article_id = ${id}`,
      );
      await fresh.query(`update rims set ${change} where article_id = ${id}`);
    }
    const last = rows.at(-1);
    photographed = last?.code ?? '';
    await fresh.query(`delete from article_images where article_id = ${last?.id}`);
    await fresh.query(
      `insert into article_images (article_id, position, source, alternative, hash)
       select ${last?.id}, row_number() over (order by hash), hash, 'Foto', hash from pictures where type <> 'svg' limit 4`,
    );
  },
});

interface View {
  src: string;
  words: string;
}

/** Views of the gallery in their order, without thumbnails. */
async function viewsAt(path: string, visitor = new Visitor(shop)): Promise<View[]> {
  const { status, text } = await visitor.open(`/muster${path}`);
  expect([path, status]).toEqual([path, 200]);
  const [, track = ''] = /<ul[^>]*>(<li id="ansicht-1".*?)<\/ul>/s.exec(text) ?? [];
  return [...track.matchAll(/<a href="([^"]*)".*?(?:alt|aria-label)="([^"]*)"/gs)].map(([, src, words]) => ({
    src: decodeHtml(src ?? ''),
    words: decodeHtml(words ?? ''),
  }));
}

const drawingsAt = async (path: string, visitor?: Visitor) => {
  const views = await viewsAt(path, visitor);
  const of = (folder: string) => views.find(({ src }) => src.startsWith(`/muster/bilder/${folder}/`));
  return { views, car: of('felgenkonfigurator'), sheet: of('felgenmasse') };
};
const rimPath = (name: Oddity) => `/alufelgen/${codes.get(name)}`;
const get = (path: string) => request({ port: shop.port, path });

describe('the drawing of a rim’s dimensions', () => {
  const bolts = 'Lochkreis 5 × 108 mm';
  const bore = 'Mittenloch 65,1 mm';
  it.each<[Oddity, string[]]>([
    ['as it should be', ['Einpresstiefe 45 mm', bolts, bore]],
    ['without a bore', ['Einpresstiefe 45 mm', bolts]],
    ['with an impossible offset', [bolts, bore]],
    ['with a negative offset', ['Einpresstiefe -44 mm', bolts, bore]],
    ['of an unknown design', ['Einpresstiefe 45 mm', bolts, bore]],
  ])('%s names what is known', async (name, words) => {
    const { sheet } = await drawingsAt(rimPath(name));
    expect(sheet?.words.replace(/^Maßzeichnung: Felge [\d,]+ J × [\d,]+ Zoll, /, '').split(', ')).toEqual(
      words,
    );
    const { status, headers, text } = await get(sheet?.src ?? '');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(text).toContain(`<title>${sheet?.words}</title>`);
    const labels = [...text.matchAll(/<text[^>]*>([^<]*)</g)].map(([, label = '']) => label);
    expect(labels).toHaveLength(2 + words.length);
  });

  it.each<[Oddity, string]>([
    ['of 25 inches', 'Felge 12,5 J × 25 Zoll,'],
    ['of 12 inches', 'Felge 4 J × 12 Zoll,'],
  ])('%s is as large as a rim can be', async (name, words) => {
    expect((await drawingsAt(rimPath(name))).sheet?.words).toContain(words);
  });

  it.each<Oddity>(['without a width', 'with size alone'])('is left out %s', async (name) => {
    expect((await drawingsAt(rimPath(name))).sheet).toBeUndefined();
  });

  it('is cached for good in its version only', async () => {
    const { sheet } = await drawingsAt(rimPath('as it should be'));
    const other = await get((sheet?.src ?? '').replace(/v=\w+/, 'v=0'));
    expect([other.status, other.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  });

  it.each([
    '7.5x17.svg',
    '0x17.svg?et=45',
    '7.5x99.svg?et=45',
    'x.svg?et=45',
    '7.5x17.svg?et=x&lk=5x&ml=-70',
  ])('there is none of %s', async (name) => {
    expect((await get(`/muster/bilder/felgenmasse/${name}`)).status).toBe(404);
  });
});

describe('the car that wears a rim', () => {
  it.each<[Oddity, string, string]>([
    ['of 12 inches', 'kleinwagen', '115-80-12'],
    ['of 25 inches', 'suv', '375-25-25'],
  ])('%s suits the diameter', async (name, body, tyre) => {
    const { car } = await drawingsAt(rimPath(name));
    expect(car?.src).toContain(`/felgenkonfigurator/${body}/silber/`);
    expect(car?.src).toContain(`/${tyre}.svg?`);
    expect((await get(car?.src ?? '')).status).toBe(200);
  });

  it.each<Oddity>(['of an unknown design', 'with size alone'])('is left out %s', async (name) => {
    expect((await drawingsAt(rimPath(name))).car).toBeUndefined();
  });

  it('is the visitor’s own unless the rim does not fit, and nobody else’s', async () => {
    const golf = await findVehicle(database.context, GOLF);
    const fitting = [...((golf && (await fittingRims(database.context, golf))) ?? [])].map(([id]) => id);
    const [rim] = await database.query<{ code: string; title: string }>(
      `select code, title from articles join rims on article_id = id
       where id = any($1) and material = 'alu' and retired_at is null order by code limit 1`,
      [fitting],
    );
    const path = `/alufelgen/${rim?.code}`;
    const visitor = new Visitor(shop);
    await visitor.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: GOLF });
    const own = { words: `${GOLF_LABEL} mit ${rim?.title}` };
    expect((await drawingsAt(path, visitor)).car).toMatchObject(own);
    expect((await drawingsAt(path)).car?.words).toBe(`${rim?.title} an einem Beispielfahrzeug`);
    expect((await drawingsAt(path, visitor)).car).toMatchObject(own);
    const other = await drawingsAt(rimPath('as it should be'), visitor);
    expect(other.car?.words).toContain('Beispielfahrzeug');
  });
});

describe('the views of a gallery', () => {
  it('begin with the dealer’s photos, however many', async () => {
    const { views, car, sheet } = await drawingsAt(`/alufelgen/${photographed}`);
    expect(views).toHaveLength(6);
    expect(views.slice(0, 4).every(({ src }) => src.startsWith('/bilder/foto/'))).toBe(true);
    expect(views.slice(4)).toEqual([car, sheet]);
  });

  it('of a complete wheel show its rim’s own photo and its tyre', async () => {
    const [wheel] = await database.query<{ code: string; hash: string; width: number; aspect: number }>(
      `select wheel.code, rim_image.hash, width, aspect from complete_wheels
         join articles wheel on wheel.id = article_id join tyres on tyres.article_id = tyre_id
         join article_images rim_image on rim_image.article_id = rim_id and alternative = 'Von vorn'
       where retired_at is null order by wheel.code limit 1`,
    );
    const { car, sheet, views } = await drawingsAt(`/komplettraeder/${wheel?.code}`);
    expect(views.slice(-2)).toEqual([car, sheet]);
    expect(car?.src).toContain(`foto=${wheel?.hash}`);
    expect(car?.src).toContain(`/${wheel?.width}-${wheel?.aspect}-`);
    expect(sheet?.words).toContain(`, Reifen ${wheel?.width}/${wheel?.aspect} R`);
  });

  it('are photos alone for search engines', async () => {
    const { text } = await new Visitor(shop).open(`/muster/alufelgen/${photographed}`);
    const shared = [
      ...text.matchAll(/<script type="application\/ld\+json">.*?<\/script>|<meta property="og:[^>]*>/gs),
    ];
    expect(shared.length).toBeGreaterThan(3);
    expect(shared.join()).toContain('/bilder/foto/');
    expect(shared.join()).not.toMatch(/felgenmasse|felgenkonfigurator/);
  });

  it.each(['/dachboxen/nordkap-310', '/reifen'])('of %s have no drawing of a rim', async (path) => {
    expect((await new Visitor(shop).open(`/muster${path}`)).text).not.toContain('felgenmasse');
  });
});
