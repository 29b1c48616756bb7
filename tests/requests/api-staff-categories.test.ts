import { beforeEach, expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { apiOf, signInByApi } from '../support/api';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const api = apiOf(shop);
const STAFF = { username: 'mitarbeiter@example.de', password: 'Winterreifen-2026' };

beforeEach(() => database.query('delete from attempts'));

const ok = async (path: string, token?: string) => {
  const { status, body } = await api('GET', path, { token });
  expect([path, status]).toEqual([path, 200]);
  return body;
};

const tokenOf = (username: string, password?: string) => signInByApi(api, username, password);

interface CategoryEntry {
  url: string;
  isNOAEmployeeCategory: boolean;
  subCategories: CategoryEntry[];
}

it('are those of staff with their bearer token, with lists, articles and stock', async () => {
  const path = '/api/v1/Categories?standortUrl=muster';
  const { data } = await ok(path);
  const all = (entries: CategoryEntry[]): CategoryEntry[] =>
    entries.flatMap((one) => [one, ...all(one.subCategories)]);
  const isOfStaff = ({ isNOAEmployeeCategory }: CategoryEntry) => isNOAEmployeeCategory;
  expect(all(data).filter(isOfStaff)).toEqual([]);
  const north = await ok('/api/v1/Categories?standortUrl=noa-kiel');
  expect(all(north.data).some(isOfStaff)).toBe(true);

  const token = await tokenOf(STAFF.username, STAFF.password);
  const seen = await api('GET', path, { token });
  expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(all(seen.body.data).some(isOfStaff)).toBe(true);
  const known = new Set(all(data).map(({ url }) => url));
  const own = all(seen.body.data).find(
    ({ url, subCategories }) => !known.has(url) && subCategories.length === 0,
  );
  const products = `/api/v1/standorte/muster/categories/${own?.url}/products`;
  expect((await api('GET', products)).status).toBe(404);
  const [article] = (await ok(products, token)).data;
  const one = `${products}/${article.id}`;
  expect((await api('GET', one)).status).toBe(404);
  expect((await api('GET', `${one}?exakt=true`, { token })).body.product.selectedVariantId).toBe(article._id);
  const stock = `/api/v1/standorte/muster/articles/${article._id}/availability`;
  expect([(await api('GET', stock)).status, (await api('GET', stock, { token })).status]).toEqual([404, 200]);
  const wishes = { merkliste: [{ productId: article.id, selectedVariant: article._id }] };
  const wished = async (by?: string) =>
    (await api('POST', '/api/v1/standorte/muster/merkliste/products', { json: wishes, token: by })).body.data;
  expect([await wished(), (await wished(token))[0]?._id]).toEqual([[null], article._id]);
});

it('are those of everybody with any other token', async () => {
  const path = '/api/v1/Categories?standortUrl=muster';
  const { data } = await ok(path);
  await openAccount(database, new Visitor(shop), '/muster', 'kunde@example.de');
  const cart = (await api('POST', '/api/v1/standorte/muster/carts')).body.cartToken;
  for (const token of [await tokenOf('kunde@example.de'), cart, 'erfundenes-token-das-es-nicht-gibt']) {
    const { body, headers } = await api('GET', path, { token });
    expect(body.data).toEqual(data);
    expect([headers['cache-control'], headers.vary]).toEqual([
      'public, no-cache',
      expect.stringMatching(/authorization/i),
    ]);
  }
  const staff = await tokenOf(STAFF.username, STAFF.password);
  await database.query('update sessions set expires_at = now() where host_group is null');
  expect((await ok(path, staff)).data).toEqual(data);
});
