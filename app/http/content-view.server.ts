import type { RouterContextProvider } from 'react-router';
import { overviewOf } from '~/domain/content/pages/content-page';
import { findContentPage, pagesBelow } from '~/domain/content/pages/content-pages.server';
import { liveContent } from '~/storefront/navigation/live-content.server';
import { describeContent } from '~/storefront/seo/json-ld/questions';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { describePage } from './describe-page';
import { linksOfPage } from './link-reader.server';
import { requestScope } from './request-scope';

const PREVIEW_PARAMETER = 'vorschau';
const RELATED = 3;

/** The operator's page at the address. @returns undefined without one, or one that the visitor may not see */
export async function contentView(
  routerContext: Readonly<RouterContextProvider>,
  path: string,
  query: URLSearchParams,
) {
  const { tenant, context } = requestScope(routerContext);
  const stored = await findContentPage(tenant, context, path, query.get(PREVIEW_PARAMETER));
  if (!stored) return undefined;
  const page = await liveContent(tenant, context, linksOfPage(routerContext), stored);
  const above = overviewOf(page.path);
  const overview = above === undefined ? undefined : await findContentPage(tenant, context, above, null);
  const below = page.kind === 'overview' ? page.path : overview?.path;
  const others = below ? await pagesBelow(tenant, context, below) : [];
  describePage(routerContext, describeContent(tenant, page));
  return {
    page,
    overview: overview && { label: overview.label, path: overview.path },
    pages:
      page.kind === 'overview' ? others : others.filter(({ path }) => path !== page.path).slice(0, RELATED),
    seo: pageSeo(tenant, page.path, {
      title: page.title,
      description: page.description,
      isIndexed: !page.isPreview,
    }),
  };
}
