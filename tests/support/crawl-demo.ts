import { expect, it } from 'vitest';
import { crawl, refusedSources } from './crawl';
import { freshShop } from './fresh-shop';
import { faultsOfPage, isPage } from './page-faults';

/** Of other locations, only the start page, and no pictures; of pages at one depth below a first part of the path, `details`. */
function sample(homes: readonly string[] | undefined, prefixed: ReadonlySet<string>, details: number) {
  const counts = new Map<string, number>();
  return ({ hostname, pathname }: URL): boolean => {
    if (homes && pathname.includes('/bilder/')) return false;
    const segments = pathname.split('/').filter(Boolean);
    const location = prefixed.has(hostname) ? (segments.shift() ?? '') : hostname;
    if (segments.length > 0 && homes && !homes.includes(location)) return false;
    if (segments.length < 2) return true;
    const key = [location, segments[0], segments.length].join('/');
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= details;
  };
}

/** @param homes locations whose pages are opened, by url or host; undefined: all */
export async function crawlDemo({ homes, details }: { homes?: readonly string[]; details: number }) {
  const { database, shop } = await freshShop({ environment: { DEPLOYMENT_ENVIRONMENT: 'local' } });

  it('no link of the demo leads nowhere, and each page has what a search engine reads', async () => {
    const hosts = await database.query<{ hostname: string; isShopSystem: boolean; start: string }>(
      `select hostname, is_shop_system as "isShopSystem", coalesce(index_location_url, '') as start from hosts`,
    );
    const prefixed = new Set(hosts.flatMap(({ hostname, isShopSystem }) => (isShopSystem ? [hostname] : [])));
    const starts = hosts.map(({ hostname, start }) => new URL(`http://${hostname}:${shop.port}/${start}`));
    const faults: string[] = [];
    let pages = 0;
    await crawl(
      shop.port,
      starts,
      new Set(hosts.map(({ hostname }) => hostname)),
      (page, from) => {
        const { address, answer } = page;
        if (answer.status >= 400) faults.push(`${answer.status} ${address}, linked on ${from}`);
        for (const source of refusedSources(page)) faults.push(`${source} on ${address}`);
        if (!isPage(page)) return;
        pages += 1;
        for (const fault of faultsOfPage(page)) faults.push(`${fault} on ${address}`);
      },
      sample(homes, prefixed, details),
    );
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(100);
  }, 1_800_000);
}
