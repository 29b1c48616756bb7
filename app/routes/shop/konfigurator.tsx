import { redirect } from 'react-router';
import { seasonOf } from '~/domain/catalog/tyres/season';
import { tenantContext } from '~/middleware/contexts';
import type { Route } from './+types/konfigurator';

const pages = { sommer: '/sommerreifen', winter: '/winterreifen', ganzjahr: '/ganzjahresreifen' } as const;

/** Target of the offer card in the header: the tyre configurator of the season that people drive into. */
export function loader({ context, url }: Route.LoaderArgs) {
  return redirect(`${pages[seasonOf(context.get(tenantContext).now())]}${url.search}`);
}
