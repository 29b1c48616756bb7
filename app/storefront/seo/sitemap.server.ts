import {
  articlePages,
  countArticlePages,
  hasArticlePages,
  highestArticleId,
} from '~/domain/catalog/article-addresses.server';
import { publicAssortment } from '~/domain/catalog/public-assortment.server';
import type { Location } from '~/domain/tenancy/directory';
import { joinPath } from '~/domain/tenancy/page-path';
import { basenameOf, imageOriginOf, pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { sharedPhotoPath } from '~/paths';
import type { Context } from '~/platform/context';
import type { Photo } from '~/values/photo';
import { locationPages } from './location-pages.server';
import { isInSitemap } from './page-seo.server';
import { isHiddenDeployment } from './robots';
import { indexXml, type SitemapEntry, sitemapXml } from './sitemap-xml';

export interface SitemapLimits {
  /** Addresses of a file. */
  addresses: number;
  /** Article ids of a part; the first part also holds the location's other pages. */
  articles: number;
}

/** Of sitemaps.org. */
const standardLimits: SitemapLimits = { addresses: 50_000, articles: 49_000 };

const atLocation = (tenant: Tenant, location: Location): Tenant => ({
  ...tenant,
  location,
  basename: basenameOf(tenant.host, location),
});

async function pageEntries(tenant: Tenant, context: Context): Promise<SitemapEntry[]> {
  const pages = await locationPages(tenant, context);
  return pages
    .filter(({ path }) => isInSitemap(tenant, path))
    .map(({ path, changedAt }) => ({ address: pageAddress(tenant, path), changedAt }));
}

function imageOf(tenant: Tenant, photo: Photo | null | undefined, drawing: string): string {
  const path = photo && sharedPhotoPath(photo);
  return path ? imageOriginOf(tenant) + path : tenant.origin + joinPath(tenant.basename, drawing);
}

/** Articles with ids of the part; the drawings of those without a photo as SVG. */
async function* articleEntries(
  tenant: Tenant,
  context: Context,
  range: { after: number; through: number },
): AsyncGenerator<SitemapEntry[]> {
  const assortment = await publicAssortment(tenant, context);
  for await (const pages of articlePages(tenant, context, assortment, range))
    yield pages
      .filter(({ path }) => isInSitemap(tenant, path))
      .map(({ path, photo, drawing, changedAt }) => ({
        address: pageAddress(tenant, path),
        image: imageOf(tenant, photo, drawing),
        changedAt: changedAt ?? undefined,
      }));
}

/** Of ids in the database. */
const MAX_ID = 2_147_483_647;

const rangeOf = (part: number, { articles }: SitemapLimits) => ({
  after: (part - 1) * articles,
  through: Math.min(part * articles, MAX_ID),
});

async function* partEntries(tenant: Tenant, context: Context, part: number, limits: SitemapLimits) {
  if (part === 1) yield await pageEntries(tenant, context);
  yield* articleEntries(tenant, context, rangeOf(part, limits));
}

async function isPart(tenant: Tenant, context: Context, part: number, limits: SitemapLimits) {
  if (part === 1) return true;
  const range = rangeOf(part, limits);
  if (range.after >= range.through) return false;
  return hasArticlePages(tenant, context, await publicAssortment(tenant, context), range);
}

/** Counts only until one file is full; what a part leaves free is enough for a location's other pages. */
async function fitsInOneFile(
  places: readonly Tenant[],
  context: Context,
  { addresses, articles }: SitemapLimits,
): Promise<boolean> {
  let left = addresses - places.length * (addresses - articles);
  for (const place of places) {
    if (left < 0) return false;
    const assortment = await publicAssortment(place, context);
    left -= await countArticlePages(place, context, assortment, left + 1);
  }
  return left >= 0;
}

async function* indexEntries(
  places: readonly Tenant[],
  context: Context,
  highest: number,
  limits: SitemapLimits,
): AsyncGenerator<string[]> {
  const parts = Math.max(1, Math.ceil(highest / limits.articles));
  for (const place of places) {
    const { origin, location } = place;
    for (let part = 1; part <= parts; part += 1)
      if (await isPart(place, context, part, limits))
        yield [`${origin}/sitemap.xml?standort=${encodeURIComponent(location.url)}&teil=${part}`];
  }
}

async function* allEntries(places: readonly Tenant[], context: Context): AsyncGenerator<SitemapEntry[]> {
  const through = await highestArticleId(context);
  for (const place of places) {
    yield await pageEntries(place, context);
    yield* articleEntries(place, context, { after: 0, through });
  }
}

async function* nothing(): AsyncGenerator<SitemapEntry[]> {}

export interface SitemapPart {
  location: string;
  part: number;
}

/** Pieces of the host's sitemap, of its index, or of a part; undefined for an unknown part. */
export async function sitemap(
  tenant: Tenant,
  context: Context,
  requested: SitemapPart | undefined,
  limits: SitemapLimits = standardLimits,
): Promise<AsyncIterable<string> | undefined> {
  if (isHiddenDeployment(tenant.deployment)) return sitemapXml(nothing());
  const places = tenant.offered.map((location) => atLocation(tenant, location));
  if (requested) {
    const place = places.find(({ location }) => location.url === requested.location);
    const isThere = place && (await isPart(place, context, requested.part, limits));
    return isThere ? sitemapXml(partEntries(place, context, requested.part, limits)) : undefined;
  }
  const highest = await highestArticleId(context);
  const isSmall = highest <= limits.addresses && (await fitsInOneFile(places, context, limits));
  return isSmall
    ? sitemapXml(allEntries(places, context))
    : indexXml(indexEntries(places, context, highest, limits));
}
