import { timingSafeEqual } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { locationKey } from '~/domain/tenancy/location-key';
import { locationTag } from '~/domain/tenancy/network.server';
import { pageKey } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { pauses } from '~/platform/threads/pauses';
import { germanDate } from '~/values/german-date';
import { filled, unfilledPlaceholders } from '../placeholders';
import { ALL_LOCATIONS } from '../tables';
import type { ContentPage, ContentSummary } from './content-page';
import { hostOwner } from './host-owner';
import { linkedPaths, readingTime, readPage } from './page-markdown.server';
import { contentPages } from './tables';
import { withoutWorkshop } from './workshop-paragraphs';

type Row = typeof contentPages.$inferSelect;

const cached = queryCache<Row[]>();

/** By path, those of the nearest owner first: location, host, network. */
async function load({ location }: Tenant, { db }: Context): Promise<Row[]> {
  const owners = [location.url, hostOwner(location.hostname), ALL_LOCATIONS];
  const rows = await db
    .select()
    .from(contentPages)
    .where(inArray(contentPages.owner, owners))
    .orderBy(asc(contentPages.path));
  const sorted = owners.flatMap((owner) => rows.filter((row) => row.owner === owner));
  return hidesServices(location)
    ? sorted.map((row) => ({ ...row, markdown: withoutWorkshop(row.markdown) }))
    : sorted;
}

const rowsOf = (tenant: Tenant, context: Context) =>
  cached(locationKey(tenant.location), ['content', locationTag(tenant.location)], () =>
    load(tenant, context),
  );

function isPublished({ publishedFrom, publishedUntil }: Row, now: Date): boolean {
  const today = germanDate(now);
  return (publishedFrom ?? today) <= today && today <= (publishedUntil ?? today);
}

/** The nearest owner's page, of those that are published: one for later does not hide what it will replace. */
function publishedRows(rows: readonly Row[], now: Date): Row[] {
  const byPath = new Map<string, Row>();
  for (const row of rows) {
    const key = pageKey(row.path);
    if (isPublished(row, now) && !byPath.has(key)) byPath.set(key, row);
  }
  return [...byPath.values()].toSorted((one, other) => one.path.localeCompare(other.path, 'de'));
}

function isSameKey(given: string | null, key: string | null): boolean {
  if (!given || !key || given.length !== key.length) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function summaryOf({ path, kind, drawing, markdown, ...row }: Row, { location }: Tenant): ContentSummary {
  const say = (text: string) => filled(text, location, (value) => value);
  return {
    path,
    kind,
    drawing,
    askedFor: row.askedFor,
    publishedFrom: row.publishedFrom,
    label: say(row.label),
    title: say(row.title),
    description: say(row.description),
    lead: say(row.lead),
    readingTime: readingTime(markdown),
  };
}

/** Published pages by their paths; articles tell the day. */
export async function findContentPages(tenant: Tenant, context: Context): Promise<ContentSummary[]> {
  const rows = await rowsOf(tenant, context);
  return publishedRows(rows, context.now()).map((row) => summaryOf(row, tenant));
}

export async function isPublishedPage(tenant: Tenant, context: Context, path: string): Promise<boolean> {
  const now = context.now();
  const rows = await rowsOf(tenant, context);
  return rows.some((row) => pageKey(row.path) === pageKey(path) && isPublished(row, now));
}

/** @param path below the location, in any case @param previewKey shows a page that is not published */
export async function findContentPage(
  tenant: Tenant,
  context: Context,
  path: string,
  previewKey: string | null,
): Promise<ContentPage | undefined> {
  const now = context.now();
  const rows = (await rowsOf(tenant, context)).filter((row) => pageKey(row.path) === pageKey(path));
  const preview = rows.find((row) => !isPublished(row, now) && isSameKey(previewKey, row.previewKey));
  const row = preview ?? rows.find((one) => isPublished(one, now));
  return (
    row && {
      ...summaryOf(row, tenant),
      ...readPage(row.markdown, tenant.location),
      isPreview: row === preview,
    }
  );
}

/** Published pages below a path, the newest first. */
export async function pagesBelow(tenant: Tenant, context: Context, path: string): Promise<ContentSummary[]> {
  const start = `${pageKey(path)}/`;
  const pages = await findContentPages(tenant, context);
  return pages
    .filter((page) => pageKey(page.path).startsWith(start))
    .sort((one, other) => (other.publishedFrom ?? '').localeCompare(one.publishedFrom ?? ''));
}

/** Addresses that texts of the location link to, and placeholders that it has no value for. */
export async function contentFindings(
  tenant: Tenant,
  context: Context,
): Promise<{ links: string[]; unfilled: { path: string; names: string[] }[] }> {
  const now = context.now();
  const all = await rowsOf(tenant, context);
  const rows = [...publishedRows(all, now), ...all.filter((row) => !isPublished(row, now))];
  const links = new Set<string>();
  const pause = pauses();
  for (const { markdown } of rows) {
    for (const link of linkedPaths(markdown)) links.add(link);
    await pause();
  }
  return {
    links: [...links],
    unfilled: rows.flatMap(({ path, label, title, description, lead, markdown }) => {
      const text = [label, title, description, lead, markdown].join(' ');
      const names = unfilledPlaceholders(text, tenant.location);
      return names.length > 0 ? [{ path, names }] : [];
    }),
  };
}
