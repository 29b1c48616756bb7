import { storedPageKey } from './page-path';
import type { seoMetadata } from './tables';

type Row = typeof seoMetadata.$inferSelect;

/** For every location without an entry of its own. */
export const EVERY_LOCATION = '*';

/** Null: the page's own. */
export type SeoMetadata = Pick<Row, 'title' | 'description' | 'robots' | 'canonical'>;

export type SeoPages = ReadonlyMap<string, SeoMetadata>;

export function seoOf(pages: SeoPages, page: string): SeoMetadata | undefined {
  return pages.get(storedPageKey(page));
}

const merged = (own: Row, shared: SeoMetadata | undefined): SeoMetadata => ({
  title: own.title ?? shared?.title ?? null,
  description: own.description ?? shared?.description ?? null,
  robots: own.robots ?? shared?.robots ?? null,
  canonical: own.canonical ?? shared?.canonical ?? null,
});

/** @returns the pages of a location: each field of its own entry comes before that of the network */
export function seoByLocation(rows: readonly Row[]): (locationUrl: string) => SeoPages {
  const pagesByUrl = new Map<string, Map<string, Row>>();
  for (const row of rows) {
    const url = row.locationUrl.toLowerCase();
    pagesByUrl.set(url, (pagesByUrl.get(url) ?? new Map<string, Row>()).set(storedPageKey(row.page), row));
  }
  const shared: SeoPages = pagesByUrl.get(EVERY_LOCATION) ?? new Map();
  return (locationUrl) => {
    const own = pagesByUrl.get(locationUrl.toLowerCase());
    if (!own) return shared;
    return new Map([
      ...shared,
      ...[...own].map(([key, row]) => [key, merged(row, shared.get(key))] as const),
    ]);
  };
}
