import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkOfMail, openAccount, PASSWORD } from '../support/accounts';
import { apiOf, signInByApi } from '../support/api';
import { setStock, someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

// The calls of both tables of the specification (section 7), each by its method, path, payload and fields.

const database = await freshDatabase();
await database.query(`update hosts set cookie_pro_domain_id = 'ab-12' where hostname = 'efa.localhost'`);
await database.query(
  `update locations set payments = payments || '{"paypalClientId": "AbC-oeffentlich"}', redirect_to = '/angebote' where url = 'hafen'`,
);
const shop = await startShop({ DATABASE_URL: database.url });
const api = apiOf(shop);

beforeEach(() => database.query('delete from attempts'));

const ok = async (path: string, token?: string) => {
  const { status, body } = await api('GET', path, { token });
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const fields = (...names: string[]) =>
  expect.objectContaining(Object.fromEntries(names.map((name) => [name, expect.anything()])));
const list = expect.any(Array);
const text = expect.any(String);
const flag = expect.any(Boolean);

const tokenOf = (username: string, password?: string) => signInByApi(api, username, password);

describe('document 1', () => {
  it('GET hosts', async () => {
    const { hosts } = await ok('/api/v1/hosts');
    expect(hosts).toContainEqual({
      hostname: 'efa.localhost',
      standortUrl: 'efa',
      isFallback: false,
      isShopSystem: false,
      cookieProDomainId: 'ab-12',
      matomoSiteId: null,
      indexStandortUrl: null,
    });
    expect(hosts).toContainEqual(expect.objectContaining({ isFallback: true, indexStandortUrl: 'muster' }));
  });

  it('GET standorte/{standortUrl}', async () => {
    const location = await ok('/api/v1/standorte/hafen');
    expect(location).toMatchObject({
      _id: text,
      url: 'hafen',
      standortUrl: 'hafen',
      title: text,
      gesellschafterNr: text,
      redirectSublocations: [],
      redirectTo: '/angebote',
      isTechno: flag,
      noServiceRequest: flag,
      noServices: flag,
      services: list,
      serviceListe: list,
      externalServices: list,
      implementsAreaConcept: flag,
      areaShopSubLocations: list,
      hasDat: flag,
      paypalClientId: 'AbC-oeffentlich',
      colors: expect.any(Object),
      categoryBlacklist: list,
      anschrift: { firma: text },
      stammblatt: {
        payone: { aid: null },
        zahlungsarten: { versand: list, versandPaypal: list },
        subZahlungsarten: list,
        versandarten: list,
        fahrzeugSuche: flag,
      },
      theme: {
        componentName: text,
        header: {
          componentName: text,
          heroContentByPage: list,
          height: { large: expect.any(Number), medium: expect.any(Number), small: expect.any(Number) },
          links: list,
          carDealerLink: fields('type', 'to', 'label'),
        },
        body: { home: { componentName: text }, enableCompleteWheels: flag },
        footer: {
          componentName: text,
          links: fields(
            'ueberUns',
            'lieferungUndVersand',
            'impressum',
            'datenschutz',
            'agb',
            'widerrufsrecht',
          ),
        },
      },
    });
    for (const name of [
      'hauptFabrikat',
      'redirectUrl',
      'sublocationUrl',
      'paymentProvider',
      'autohauskenner',
      'seoMetaDataTitlePostfix',
      'matomoTagManagerContainer',
    ])
      expect(location).toHaveProperty(name);
    expect((await ok('/api/v1/standorte/standard')).stammblatt.payone.aid).toBe('90002');
  });

  it('GET standorte/{standortUrl} of one that has moved tells where to', async () => {
    const moved = await ok('/api/v1/standorte/landau');
    expect(moved).toMatchObject({ url: 'landau', redirectUrl: '/rheinland', redirectSublocations: list });
    expect(await ok('/api/v1/standorte/landau/redirects')).toEqual({ data: list });
    const sold = await api('GET', '/api/v1/standorte/landau/tires');
    expect([sold.status, sold.body.error.reason]).toEqual([404, 'location_not_found']);
  });

  it('GET standorte/{standortUrl}/redirects', async () => {
    const { data } = await ok('/api/v1/standorte/muster/redirects');
    expect(data).toContainEqual({ oldUrl: '/winter', newUrl: '/winterreifen', statusCode: 301 });
  });

  it('GET SeoMetaData', async () => {
    const { data } = await ok('/api/v1/SeoMetaData?standortUrl=muster&page=/reifen');
    expect(Object.keys(data).sort()).toEqual(['canonical', 'description', 'robots', 'title']);
    expect(data.canonical).toMatch(/\/muster\/reifen$/);
  });

  it('GET Dienstleistungen', async () => {
    const { data } = await ok('/api/v1/Dienstleistungen?standortUrl=standard');
    expect(data.length).toBeGreaterThan(10);
    for (const service of data) expect(service).toEqual(fields('_id', 'url', 'title', 'icon', 'available'));
  });

  it('GET Categories', async () => {
    const { data } = await ok('/api/v1/Categories?standortUrl=muster');
    for (const category of data)
      expect(category).toEqual(fields('_id', 'title', 'url', 'presentation', 'subCategories'));
  });

  it('GET getServicenavigatorStatus', async () => {
    const { _id } = await ok('/api/v1/standorte/standard');
    expect(await ok(`/api/v1/getServicenavigatorStatus?standortId=${_id}`)).toEqual({ status: flag });
  });

  it('GET getAllServiceLocationLandingPage', async () => {
    const { data } = await ok('/api/v1/getAllServiceLocationLandingPage?standortUrl=muster');
    expect(data).toContainEqual({
      mainLocation: text,
      mainUrl: 'rheinland',
      url: 'bergstrasse',
      location: text,
    });
  });

  it('GET resizeImages', async () => {
    const wish = new URLSearchParams({
      src: '/icon.svg',
      width: '80',
      height: '40',
      enlarge: 'true',
      fit: 'contain',
      background: 'ffffff',
    });
    const path = `/api/v1/resizeImages?${wish}`;
    const answer = await fetch(`http://localhost:${shop.port}${path}&type=image/png`);
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, format, width, height]).toEqual([200, 'png', 80, 40]);
    for (const [accept, type] of [
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/png'],
    ] as const) {
      const { headers } = await request({ port: shop.port, path, headers: { accept } });
      expect(headers['content-type']).toBe(type);
    }
  });
});

describe('document 2', () => {
  it('GET standorte/{standortUrl}/angebote', async () => {
    const { data } = await ok('/api/v1/standorte/muster/angebote');
    expect(data[0]).toEqual(fields('_id', 'title', 'text', 'page', 'validFrom', 'validUntil'));
  });

  it('POST auth/signup, POST auth/signin, GET auth/user/current, PUT users, DELETE users', async () => {
    const user = { email: 'vertrag@example.de', password: PASSWORD, vorname: 'Eva', nachname: 'Berg' };
    const signedUp = await api('POST', '/api/v1/auth/signup', { json: { user, standortUrl: 'muster' } });
    expect([signedUp.status, signedUp.body]).toEqual([201, { user: expect.any(Object), token: text }]);
    const visitor = new Visitor(shop);
    const page = await visitor.open(await linkOfMail(database, user.email));
    await visitor.press(page, 'E-Mail-Adresse bestätigen');

    const wrong = { username: user.email, password: 'falsch', standortUrl: 'muster' };
    const refused = await api('POST', '/api/v1/auth/signin', { json: wrong });
    expect([refused.status, refused.body.error.message]).toEqual([
      401,
      'Ihre angegebenen Anmeldedaten sind ungültig.',
    ]);
    const signedIn = await api('POST', '/api/v1/auth/signin', { json: { ...wrong, password: PASSWORD } });
    expect([signedIn.status, signedIn.body]).toEqual([200, { user: expect.any(Object), token: text }]);
    const { token } = signedIn.body;
    const { user: current } = await ok('/api/v1/auth/user/current', token);
    expect(current).toMatchObject({ email: user.email, isNOAEmployee: false, merkliste: [] });
    const changed = await api('PUT', '/api/v1/users', { token, json: { user: { vorname: 'Ada' } } });
    expect([changed.status, changed.body.user.vorname]).toEqual([200, 'Ada']);
    const deleted = await api('DELETE', '/api/v1/users', { token, json: { password: PASSWORD } });
    expect(deleted.status).toBe(200);
    expect((await api('GET', '/api/v1/auth/user/current', { token })).status).toBe(401);
  });

  it('PUT auth/password, POST and PUT auth/resetPassword', async () => {
    const email = 'passwort@example.de';
    await openAccount(database, new Visitor(shop), '/muster', email);
    const other = 'fünf lange Wörter sind besser';
    const token = await tokenOf(email);
    const passwords = { oldPassword: PASSWORD, password: other };
    expect((await api('PUT', '/api/v1/auth/password', { token, json: passwords })).status).toBe(200);
    expect(await tokenOf(email, other)).toBeDefined();
    const asked = await api('POST', '/api/v1/auth/resetPassword', { json: { email, standortUrl: 'muster' } });
    expect(asked.status).toBe(200);
    const hash = (await linkOfMail(database, email)).split('/').at(-1);
    const json = { hash, email, password: PASSWORD };
    const stranger = { ...json, email: 'kundin@example.de' };
    expect((await api('PUT', '/api/v1/auth/resetPassword', { json: stranger })).status).toBe(410);
    expect((await api('PUT', '/api/v1/auth/resetPassword', { json })).status).toBe(200);
    expect(await tokenOf(email)).toBeDefined();
  });

  it('GET standorte/{standortUrl}/categories/{categoryUrl}/products/{productId}', async () => {
    const [listed] = (await ok('/api/v1/standorte/muster/categories/dachboxen/products')).data;
    const path = '/api/v1/standorte/muster/categories/dachboxen/products';
    const { product } = await ok(`${path}/${listed.id}?exakt=true`);
    expect(product).toEqual(fields('_id', 'title', 'varianten', 'selectedVariantId'));
    expect(product.varianten).toContainEqual(expect.objectContaining({ _id: listed._id }));
    for (const variant of product.varianten) {
      expect(variant).toEqual(
        fields('_id', 'id', 'slug', 'vk_preis', 'stock', 'stockkeeping', 'isOwnArticle', 'soldOut'),
      );
      expect(variant).toHaveProperty('fabrikat');
    }
  });

  it('GET standorte/{standortUrl}/tires/{productId}', async () => {
    const { id } = await someTyre(database);
    await setStock(database, id, { here: 4 });
    expect(await ok(`/api/v1/standorte/muster/tires/${id}`)).toEqual({
      tire: expect.objectContaining({ _id: `tyre:${id}`, id, vk_preis: expect.any(Number), stock: 4 }),
    });
  });

  it('POST standorte/{standortUrl}/merkliste/products', async () => {
    const { _id: standort } = await ok('/api/v1/standorte/muster');
    const { id } = await someTyre(database);
    const entry = { categoryUrl: 'reifen', productId: id, selectedVariant: `tyre:${id}`, standort };
    const { status, body } = await api('POST', '/api/v1/standorte/muster/merkliste/products', {
      json: { merkliste: [entry] },
    });
    expect([status, body.data[0]._id]).toEqual([200, `tyre:${id}`]);
  });
});
