import { TyreDetailPage } from '~/domain/catalog/tyres/components/tyre-detail-page';
import { loadTyreDetail } from '~/domain/catalog/tyres/tyre-detail.server';
import { requestScope } from '~/http/request-scope';
import { JsonLd } from '~/storefront/seo/json-ld';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { tyreJsonLd } from '~/storefront/seo/tyre-json-ld.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/reifen.$id';

export const handle: PageHandle = {
  breadcrumb: ({ tyre }: Route.ComponentProps['loaderData']) => ({
    label: `${tyre.title} ${tyre.card.size}`,
  }),
};

export const meta: Route.MetaFunction = seoMeta;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const tyre = await loadTyreDetail(tenant, context, args.params.id);
  if (!tyre) throw new Response('Diesen Reifen gibt es nicht (mehr).', { status: 404 });
  const seo = pageSeo(tenant, tyre.card.path, {
    title: `${tyre.title} ${tyre.card.size}`,
    description: `${tyre.seasonName} ${tyre.title} ${tyre.card.size}: Preis, EU-Label und Bestand in ${tyre.city}.`,
    isIndexed: true,
  });
  return { tyre, seo, jsonLd: tyreJsonLd(tenant, tyre) };
}

export default function TyreRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <TyreDetailPage tyre={loaderData.tyre} />
      <JsonLd json={loaderData.jsonLd} />
    </>
  );
}
