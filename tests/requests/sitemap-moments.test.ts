import { expect, it } from 'vitest';
import { setPrice } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml } from '../support/html-forms';
import { request } from '../support/request';

const { database, shop } = await freshShop({
  environment: { DEPLOYMENT_ENVIRONMENT: 'production', SMTP_URL: 'smtp://localhost:1' },
});

/** Moments by path of the location. */
async function moments(): Promise<Map<string, string>> {
  const { text } = await request({ port: shop.port, path: '/sitemap.xml?standort=muster&teil=1' });
  const entries = [...text.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];
  return new Map(
    entries.flatMap(([, address = '', at = '']) => {
      const { pathname, search } = new URL(decodeHtml(address));
      return pathname.startsWith('/muster') && !pathname.startsWith('/muster/reifen/')
        ? [[pathname.slice('/muster'.length) + search || '/', at] as const]
        : [];
    }),
  );
}

/** Paths that have another moment than before. */
async function movedBy(change: () => Promise<unknown>): Promise<string[]> {
  const before = await moments();
  await change();
  await expect.poll(moments).not.toEqual(before);
  const after = await moments();
  for (const at of after.values()) if (at) expect(Date.parse(at)).toBeLessThanOrEqual(Date.now() + 1_000);
  return [...after].filter(([path, at]) => before.get(path) !== at).map(([path]) => path);
}

const run = (statement: string, values: unknown[] = []) => database.query(statement, values);

it('pages tell when what they show was loaded', async () => {
  const all = await moments();
  expect(all.size).toBeGreaterThan(60);
  for (const path of [
    '/',
    '/kontakt',
    '/faq',
    '/wintercheck',
    '/servicenavigator',
    '/dachboxen',
    '/home/aktionen',
  ])
    expect(Date.parse(all.get(path) ?? ''), path).toBeGreaterThan(Date.parse('2026-01-01'));
});

it('an edit moves the pages that show it, and no other', async () => {
  expect(
    await movedBy(() => run("update content_pages set markdown = markdown || ' Neu.' where path = '/faq'")),
  ).toEqual(['/faq']);
  expect(
    await movedBy(() => run("update categories set description = 'Neu' where url = 'dachboxen'")),
  ).toEqual(['/dachboxen']);
  expect(await movedBy(() => run("update services set summary = 'Neu' where url = 'oelwechsel'"))).toEqual(
    expect.arrayContaining(['/servicenavigator', '/servicenavigator/oelwechsel']),
  );
  const place = await movedBy(() =>
    run('update locations set address = address || \'{"telefon": "0431 9"}\' where url = \'muster\''),
  );
  expect(place).toEqual(expect.arrayContaining(['/', '/kontakt', '/impressum', '/standorte']));
  expect(place).not.toContain('/faq');
  expect(await movedBy(() => run("delete from offers where id = 'muster-runflat'"))).toEqual(
    expect.arrayContaining(['/', '/home/aktionen']),
  );
});

it('a price moves the lists of its article: season, make, and all', async () => {
  const [tyre] = await run(
    "select code, make from articles join tyres on article_id = id where season = 'winter' and retired_at is null order by id limit 1",
  );
  const moved = await movedBy(() => setPrice(database, String(tyre?.code), 4_711));
  expect(moved).toEqual(expect.arrayContaining(['/reifen', '/winterreifen']));
  expect(moved).not.toContain('/sommerreifen');
  expect(moved.filter((path) => path.includes('?'))).toHaveLength(1);
});

it('an update that changes nothing moves nothing', async () => {
  const before = await moments();
  await run("update locations set title = title where url = 'muster'");
  await run('update content_pages set title = title');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await moments()).toEqual(before);
});
