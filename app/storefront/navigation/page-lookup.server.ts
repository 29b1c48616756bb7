import { findArticle } from '~/domain/catalog/find-articles.server';
import type { PageExists } from '~/domain/tenancy/explain.server';
import type { Network } from '~/domain/tenancy/network';
import { guestsOf } from '~/domain/tenancy/tenant';
import { tenantOf } from '~/domain/tenancy/tenant-of';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import { linksOf } from './live-links.server';

export function pageLookup(
  network: Network,
  context: Context,
  pageAt: PageMatcher,
  config: Config,
): PageExists {
  return async ({ location }, page) => {
    const tenant = tenantOf(network, location, config);
    if (!tenant) return false;
    const reader = { network, pageAt, imageSources: config.imageSources };
    if (!(await linksOf(guestsOf(tenant), context, reader).leadsToPage(page))) return false;
    const { id } = (await pageAt(page))?.params ?? {};
    const isTyre = id !== undefined && /^\/reifen\//i.test(page);
    return (
      !isTyre || (await findArticle(guestsOf(tenant), context, { kind: 'tyre', code: id })) !== undefined
    );
  };
}
