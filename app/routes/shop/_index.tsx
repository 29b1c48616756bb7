import { pageAddress } from '~/domain/tenancy/tenant.server';
import { tenantContext } from '~/middleware/contexts';
import { SizeSearch } from '~/storefront/blocks/header/size-search';
import { Home } from '~/storefront/homes/home';
import { homeMeta } from '~/storefront/homes/home-meta';
import type { PageHandle } from '~/storefront/shell/page-shell';
import type { Route } from './+types/_index';

export const handle: PageHandle = { isBare: true };

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? homeMeta(loaderData) : []);

export function loader({ context }: Route.LoaderArgs) {
  const tenant = context.get(tenantContext);
  const { title, city } = tenant.location;
  return { title, city, canonical: pageAddress(tenant, '/') };
}

export default function StartPage() {
  return <Home finder={<SizeSearch />} />;
}
