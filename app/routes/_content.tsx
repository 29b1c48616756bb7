import { data } from 'react-router';
import { ContentPageView } from '~/domain/content/components/content-page';
import { pageKey } from '~/domain/tenancy/page-path';
import { pageOf } from '~/domain/tenancy/tenant';
import { contentView } from '~/http/content-view.server';
import { noStore } from '~/http/no-store';
import { requestScope } from '~/http/request-scope';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { tyreGuaranteePath } from '~/values/content-paths';
import type { Route } from './+types/_content';

export const handle: PageHandle = {
  breadcrumb: ({ page, overview }: Route.ComponentProps['loaderData']) => [
    ...(overview ? [{ label: overview.label, to: overview.path }] : []),
    { label: page.label, to: page.path },
  ],
  isStatic: true,
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tenant } = requestScope(context);
  const [path = ''] = pageOf(tenant, url).split('?');
  const isOffered =
    pageKey(path) !== pageKey(tyreGuaranteePath) || tenant.location.theme.body.enablePromotionLandingpages;
  const view = isOffered ? await contentView(context, path, url.searchParams) : undefined;
  if (!view) throw new Response('', { status: 404 });
  return data(view, view.page.isPreview ? { headers: noStore() } : undefined);
}

export default function ContentAtLocation({ loaderData: { page, pages } }: Route.ComponentProps) {
  return <ContentPageView page={page} pages={pages} />;
}
