import { describe, expect, it } from 'vitest';
import { changeTyre, setStock, someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { checkJsonLd, jsonLdOf, type Node, typesOf } from '../support/json-ld';
import { addProducts } from '../support/products';
import { request } from '../support/request';
import { someVariant } from '../support/variants';

// Pages of a test system are never indexed.
const { database, shop } = await freshShop({ environment: { DEPLOYMENT_ENVIRONMENT: 'local' } });
const get = (path: string) => request({ port: shop.port, path });
const nodesOf = async (path: string) => jsonLdOf((await get(path)).text);
const wheelCode = await database.value<string>(
  "select code from articles where kind = 'complete-wheel' and retired_at is null limit 1",
);
const rimCode = await database.value<string>(
  "select code from articles join rims on rims.article_id = articles.id where material = 'alu' and retired_at is null limit 1",
);
const variant = await someVariant(database, 'siblings > 1');
const tyre = await someTyre(database, 'here > 0 and eprel_id is not null');
const find = (nodes: readonly Node[], type: string) => nodes.find((node) => typesOf(node).includes(type));

describe('each kind of page has the types that belong to it, with what is required of each', () => {
  it.each<[path: string, types: string[]]>([
    ['/muster', ['WebSite', 'TireShop', 'AutoRepair', 'Organization']],
    ['/muster/reifen', ['BreadcrumbList']],
    ['/muster/alufelgen', ['BreadcrumbList']],
    [`/muster/reifen/${tyre.id}`, ['Product', 'BreadcrumbList']],
    [`/muster/alufelgen/${rimCode}`, ['Product', 'BreadcrumbList']],
    [`/muster/komplettraeder/${wheelCode}`, ['Product', 'BreadcrumbList']],
    [`/muster/${variant.category}/${variant.product}`, ['ProductGroup', 'BreadcrumbList']],
    [`/muster/${variant.category}/${variant.code}/exakt`, ['ProductGroup', 'BreadcrumbList']],
    ['/muster/faq', ['FAQPage', 'BreadcrumbList']],
    ['/muster/wintercheck', ['FAQPage', 'BreadcrumbList']],
    ['/muster/kontakt', ['TireShop', 'AutoRepair', 'Organization', 'BreadcrumbList']],
    ['/muster/standorte', ['TireShop', 'AutoRepair', 'Organization', 'BreadcrumbList']],
    ['/muster/servicenavigator/oelwechsel', ['Service', 'TireShop', 'AutoRepair', 'BreadcrumbList']],
    ['/standard/reparatur-wartung', ['TireShop', 'AutoRepair', 'BreadcrumbList']],
    ['/standard/reparatur-wartung/oelwechsel', ['Service', 'TireShop', 'AutoRepair', 'BreadcrumbList']],
    ['/muster/TippsTrends/raeder-lagern', ['Article', 'BreadcrumbList']],
  ])('%s', async (path, types) => {
    const { status, text } = await get(path);
    expect(status, path).toBe(200);
    const nodes = jsonLdOf(text);
    expect(nodes.flatMap(typesOf), path).toEqual(types);
    checkJsonLd(nodes, path);
  });

  it.each([
    ['localhost', '/muster', '/muster/search'],
    ['efa.localhost', '/', '/search'],
  ])('the search of %s%s is one that answers', async (host, home, search) => {
    const { text } = await request({ port: shop.port, host, path: home });
    const site = find(jsonLdOf(text), 'WebSite') ?? expect.fail('no site');
    const { urlTemplate } = (site.potentialAction as { target: { urlTemplate: string } }).target;
    expect(urlTemplate).toBe(`http://${host}:${shop.port}${search}?q={search_term_string}`);
    const words = encodeURIComponent('Räder wechseln & Öl');
    const address = new URL(urlTemplate.replace('{search_term_string}', words));
    const page = await request({ port: shop.port, host, path: address.pathname + address.search });
    expect(page.status).toBe(200);
    expect(page.text).toContain('value="Räder wechseln &amp; Öl"');
  });

  it.each(['/muster/warenkorb', '/muster/search?q=reifen', '/muster/login', '/muster/gibt-es-nicht'])(
    '%s is not indexed and has none',
    async (path) => {
      expect(jsonLdOf((await get(path)).text)).toEqual([]);
    },
  );

  it('the policy of the page stays as it is', async () => {
    const { headers } = await get('/muster/faq');
    expect(headers['content-security-policy']).toContain("script-src 'none';");
  });
});

describe('the offer of an article', () => {
  it('names shipping, returns and the EU label', async () => {
    const [product] = await nodesOf(`/muster/reifen/${tyre.id}`);
    expect(product).toMatchObject({
      hasCertification: { certificationIdentification: tyre.eprel_id },
      offers: {
        price: (tyre.cents / 100).toFixed(2),
        shippingDetails: [
          { shippingLabel: 'DHL', shippingRate: { value: '14.90' } },
          { shippingLabel: 'DPD' },
          { shippingLabel: 'Spedition', shippingRate: { value: '39.00' } },
        ],
        hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'DE' },
        seller: { '@id': `http://localhost:${shop.port}/muster#betrieb` },
      },
    });
  });

  it('without stock, without EPREL id, with HTML in the name', async () => {
    const { id } = await someTyre(database, 'here > 4');
    const model = '</script><b>x</b>"\'& <!--';
    await setStock(database, id, {});
    await changeTyre(database, id, { model, eprel_id: null });
    await expect
      .poll(async () => find(await nodesOf(`/muster/reifen/${id}`), 'Product')?.name)
      .toContain(model);
    const nodes = await nodesOf(`/muster/reifen/${id}`);
    checkJsonLd(nodes, id);
    const product = find(nodes, 'Product');
    expect(product).not.toHaveProperty('hasCertification');
    expect(product?.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    expect((await get(`/muster/reifen/${id}`)).text).not.toContain('<b>x</b>');
  });

  it('where nobody pays in advance, nothing is sent, and returning is free', async () => {
    await database.query(`update companies set bank = null where code = 'legacy'`);
    const path = `/legacy/reifen/${tyre.id}`;
    await expect
      .poll(async () => find(await nodesOf(path), 'Product')?.offers)
      .not.toHaveProperty('shippingDetails');
    const nodes = await nodesOf(path);
    checkJsonLd(nodes, path);
    expect(find(nodes, 'Product')?.offers).toMatchObject({
      hasMerchantReturnPolicy: {
        returnMethod: ['https://schema.org/ReturnInStore'],
        returnFees: 'https://schema.org/FreeReturn',
      },
    });
  });

  it('of a product with many variants stands in its group, which names the others', async () => {
    const variants = Array.from({ length: 30 }, (_, index) => ({
      code: `gruppe-${index}`,
      cents: 1_000 + index,
      here: 2,
    }));
    await addProducts(database, 'cat-dachboxen', [
      { code: 'gruppe', make: 'Käsbohrer', name: 'Box', variants },
    ]);
    await expect.poll(async () => (await get('/muster/dachboxen/gruppe-7/exakt')).status).toBe(200);
    const nodes = await nodesOf('/muster/dachboxen/gruppe-7/exakt');
    checkJsonLd(nodes, 'gruppe-7');
    const { hasVariant } = find(nodes, 'ProductGroup') as Node & { hasVariant: Node[] };
    expect(hasVariant).toHaveLength(30);
    expect(hasVariant[0]).toMatchObject({ '@type': 'Product', sku: 'gruppe-7', offers: { price: '10.07' } });
    expect(hasVariant[1]).toEqual({ url: expect.stringMatching(/\/muster\/dachboxen\/gruppe-\d+\/exakt$/) });
  });

  it('of a product of which nothing is left is none', async () => {
    const variants = [{ code: 'weg-1', cents: 1_000 }];
    await addProducts(database, 'cat-dachboxen', [{ code: 'weg', make: '', name: 'Box', variants }]);
    await expect.poll(async () => (await get('/muster/dachboxen/weg')).status).toBe(200);
    const nodes = await nodesOf('/muster/dachboxen/weg');
    checkJsonLd(nodes, 'weg');
    expect(JSON.stringify(find(nodes, 'ProductGroup') ?? find(nodes, 'Product'))).not.toContain(
      'schema.org/InStock',
    );
  });
});

describe('the location', () => {
  it('tells usual hours, special days and holidays, and the towns of its area', async () => {
    const business = find(await nodesOf('/muster'), 'TireShop');
    const special = business?.specialOpeningHoursSpecification as Node[];
    const christmas = new Date().getMonth() === 11 ? '' : '-12-25';
    expect(
      special.some(({ validFrom, opens, closes }) => `${validFrom}`.includes(christmas) && opens === closes),
    ).toBe(true);
    expect(business).toMatchObject({ geo: { latitude: 54.3233 }, address: { postalCode: '24103' } });
    expect(business?.openingHoursSpecification).toHaveLength(2);
  });

  it('with an absolute address of a logo names it as it is', async () => {
    const logo = { publicUrl: 'https://bilder.example/logo.png', alternative: 'Logo', title: 'Logo' };
    await database.query(
      `update locations set theme = jsonb_set(theme, '{header,logo}', $1::jsonb) where url = 'hafen'`,
      [JSON.stringify(logo)],
    );
    await expect.poll(async () => find(await nodesOf('/hafen'), 'Organization')?.logo).toBe(logo.publicUrl);
  });

  it('without hours, position or company has the rest', async () => {
    shop.expectError('Stored value ignored');
    await database.query(
      `update locations set premises = premises - 'latitude' - 'longitude' || '{"openingHours": []}'::jsonb where url = 'techno'`,
    );
    await database.query(
      `update companies set name = '' where code = (select company_code from locations where url = 'techno')`,
    );
    await expect
      .poll(async () => find(await nodesOf('/techno'), 'TireShop'))
      .not.toHaveProperty('openingHoursSpecification');
    const nodes = await nodesOf('/techno');
    checkJsonLd(nodes, '/techno');
    expect(find(nodes, 'TireShop')).not.toHaveProperty('geo');
    expect(find(nodes, 'Organization')).toBeUndefined();
  });
});
