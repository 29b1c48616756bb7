import { expect, it } from 'vitest';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { tenantOf } from '~/domain/tenancy/tenant-of';
import { locationSettings } from '~/exchange/files/location-settings';
import { type SitemapPart, sitemap } from '~/storefront/seo/sitemap.server';
import { changeTyre, setPrice, someTyres } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { decodeHtml } from '../support/html-forms';

const database = await freshDatabase();
const { context } = database;
const network = await loadNetwork(database.db, context.log, locationSettings, undefined);
const muster = network.locationsByUrl.get('muster');
const tenant =
  muster && tenantOf(network, muster, { deployment: 'local', port: 80, trustedProxies: [] } as never);
const limits = { addresses: 1_000, articles: 500 };

async function xmlOf(requested?: SitemapPart, of = limits): Promise<string | undefined> {
  if (!tenant) throw new Error('there is no such location');
  const pieces = await sitemap({ ...tenant, basename: '/' }, context, requested, of);
  if (!pieces) return undefined;
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
const addressesOf = (xml = '') =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => decodeHtml(address));

function partOf(address: string): SitemapPart {
  const { searchParams } = new URL(address);
  return { location: searchParams.get('standort') ?? '', part: Number(searchParams.get('teil')) };
}

it('the parts hold together what one file holds, each within the limit, and none is empty', async () => {
  const whole = addressesOf(await xmlOf(undefined, { addresses: 1_000_000, articles: 990_000 }));
  const index = addressesOf(await xmlOf());
  expect(index.length).toBeGreaterThan(50);
  const parts = await Promise.all(index.map(async (address) => addressesOf(await xmlOf(partOf(address)))));
  expect(parts.every(({ length }) => length > 0 && length <= limits.addresses)).toBe(true);
  expect(parts.flat().sort()).toEqual(whole.sort());
}, 60_000);

it('there is no part beyond the last, of another location, or of articles that are not sold', async () => {
  expect(await xmlOf({ location: 'muster', part: 900 })).toBeUndefined();
  for (const part of [43_825, 43_826, 43_827, 99_999])
    expect(
      await xmlOf({ location: 'muster', part }, { addresses: 50_000, articles: 49_000 }),
    ).toBeUndefined();
  expect(await xmlOf({ location: 'landau', part: 1 })).toBeUndefined();
  await database.query('update articles set retired_at = now() where id > 500 and id <= 1000');
  expect(await xmlOf({ location: 'muster', part: 2 })).toBeUndefined();
  expect((await xmlOf()) ?? '').not.toContain('standort=muster&amp;teil=2<');
});

it('an article has its picture, and the day of its last change where one is known', async () => {
  const [changed, priced, same] = await someTyres(database, 3, 'article_id <= 500');
  if (!changed || !priced || !same) throw new Error('too few tyres');
  await changeTyre(database, changed.id, { dot_year: 2026 });
  await setPrice(database, priced.id, 4_711);
  await database.query(
    'delete from article_changes where article_id = (select id from articles where code = $1)',
    [same.id],
  );
  const xml = (await xmlOf({ location: 'muster', part: 1 })) ?? '';
  const entry = (id: string) => new RegExp(`<url><loc>[^<]*/reifen/${id}</loc>.*</url>`).exec(xml)?.[0];
  for (const { id } of [changed, priced]) {
    const moment = /<lastmod>([^<]*)<\/lastmod>/.exec(entry(id) ?? '')?.[1] ?? '';
    expect(Math.abs(Date.now() - Date.parse(moment))).toBeLessThan(60_000);
  }
  expect(entry(same.id)).toMatch(/<image:loc>http[^<]*\.(svg|jpg)<\/image:loc>/);
  expect(entry(same.id)).not.toContain('lastmod');
});
