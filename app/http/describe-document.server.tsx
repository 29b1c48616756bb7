import type { EntryContext, RouterContextProvider } from 'react-router';
import { crumbsOf } from '~/storefront/page/crumbs-of';
import { structuredData } from '~/storefront/seo/json-ld/describe-page.server';
import { StructuredData } from '~/storefront/seo/json-ld/structured-data';
import { OpenGraph } from '~/storefront/seo/open-graph';
import { seoOfMatches, withoutPostfix } from '~/storefront/seo/page-seo.server';
import { shareCard } from '~/storefront/seo/share-card/share-card';
import type { ShellView } from '~/storefront/shell/shell';
import { pageDescriptionContext, servicesContext, tenantContext } from './contexts';

/** Metadata of a document for crawlers; undefined for error pages and pages without any. */
export async function describeDocument(
  { staticHandlerContext: { matches, loaderData, errors } }: EntryContext,
  context: Readonly<RouterContextProvider>,
  navigation: ShellView['navigation'],
) {
  const pages = matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] }));
  const seo = errors ? undefined : seoOfMatches(pages);
  if (!seo) return undefined;
  const tenant = context.get(tenantContext);
  const page = context.get(pageDescriptionContext);
  const { sign } = context.get(servicesContext).signatures;
  const title = withoutPostfix(tenant, seo.title);
  const picture = page.picture ?? shareCard(tenant, title, sign);
  return {
    head: <OpenGraph tenant={tenant} seo={{ ...seo, title }} page={page} picture={picture} />,
    data: (
      <StructuredData nodes={await structuredData(tenant, seo.robots, page, crumbsOf(pages, navigation))} />
    ),
  };
}
