import { servicesContext } from '~/http/contexts';
import { visitOf } from '~/http/count-views.server';
import { noStore } from '~/http/no-store';
import { requestScope } from '~/http/request-scope';
import { measuringPath, privacyPath } from '~/paths';
import { MeasuringPage } from '~/storefront/info/measuring-page';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { serverTrackingOf } from '~/storefront/tracking/tracking';
import { formatMoment } from '~/values/german-date';
import type { Route } from './+types/datenschutz.messung';

export const handle: PageHandle = {
  breadcrumb: () => ({ label: 'Messung ohne Cookies', to: measuringPath }),
};

export const headers = noStore;

/** The views that the server counts, with the last ones of the own visit; 404 where it does not count. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { tenant, visitor } = requestScope(context);
  const tracking = serverTrackingOf(tenant);
  if (!tracking) throw new Response('', { status: 404 });
  const visit = visitor.sessionId && visitOf(context, request.headers.get('cookie') ?? undefined);
  const counted = visit ? context.get(servicesContext).hits.lastOf(visit) : [];
  return {
    matomo: new URL(tracking.url).host,
    hasVisit: visit !== undefined,
    counted: counted.map(({ at, hit }) => ({ at: formatMoment(at), fields: Object.entries(hit) })),
    seo: pageSeo(tenant, measuringPath, {
      title: 'Messung ohne Cookies',
      description: 'Was dieser Shop ohne Cookies zählt, was er dabei übermittelt und was nicht.',
    }),
    privacyPath,
  };
}

export default function Measuring({ loaderData }: Route.ComponentProps) {
  return <MeasuringPage {...loaderData} />;
}
