import { data } from 'react-router';
import { ContentPageView } from '~/domain/content/components/content-page';
import { overviewOf } from '~/domain/content/pages/content-page';
import { findContentPage, pagesBelow } from '~/domain/content/pages/content-pages.server';
import { pageKey } from '~/domain/tenancy/page-path';
import { pageOf } from '~/domain/tenancy/tenant';
import { describePage } from '~/http/describe-page';
import { linkReader } from '~/http/link-reader';
import { noStore } from '~/http/no-store';
import { requestScope } from '~/http/request-scope';
import { liveContent } from '~/storefront/navigation/live-content.server';
import { describeContent } from '~/storefront/seo/json-ld/questions';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { tyreGuaranteePath } from '~/values/content-paths';
import type { Route } from './+types/_content';

const PREVIEW_PARAMETER = 'vorschau';
const RELATED = 3;

export const handle: PageHandle = {
  breadcrumb: ({ page, overview }: Route.ComponentProps['loaderData']) => [
    ...(overview ? [{ label: overview.label, to: overview.path }] : []),
    { label: page.label, to: page.path },
  ],
  isStatic: true,
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const [path = ''] = pageOf(tenant, args.url).split('?');
  const isOffered =
    pageKey(path) !== pageKey(tyreGuaranteePath) || tenant.location.theme.body.enablePromotionLandingpages;
  if (!isOffered) throw new Response('', { status: 404 });
  const stored = await findContentPage(tenant, context, path, args.url.searchParams.get(PREVIEW_PARAMETER));
  if (!stored) throw new Response('', { status: 404 });
  const page = await liveContent(tenant, context, linkReader(args.context), stored);
  const above = overviewOf(page.path);
  const overview = above === undefined ? undefined : await findContentPage(tenant, context, above, null);
  const below = page.kind === 'overview' ? page.path : overview?.path;
  const others = below ? await pagesBelow(tenant, context, below) : [];
  describePage(args.context, describeContent(tenant, page));
  const view = {
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
  return data(view, page.isPreview ? { headers: noStore() } : undefined);
}

export default function ContentAtLocation({ loaderData: { page, pages } }: Route.ComponentProps) {
  return <ContentPageView page={page} pages={pages} />;
}
