import { type ListedWheels, WheelsPage } from '~/domain/desk/components/storage/wheels-page';
import { mayDo } from '~/domain/desk/rights';
import { listWheels } from '~/domain/desk/storage/list-wheels.server';
import type { StoredWheels } from '~/domain/workshop/storage/stored-set';
import { listQuery, pageOf, readWheelFilter, readWheelsBelow } from '~/http/desk/list-filters';
import { requireDesk } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.einlagerung._index';

const PAGE_SIZE = 50;

const listed = ({ emailKey: _key, tread: _tread, version: _version, ...shown }: StoredWheels): ListedWheels =>
  shown;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, roles } = await requireDesk(routerContext);
  const { filter, typed } = readWheelFilter(url);
  const page = { below: readWheelsBelow(url), limit: PAGE_SIZE };
  const found = await listWheels(context, tenant.location.id, filter, page);
  const { rows: wheels, last } = pageOf(found, PAGE_SIZE);
  return {
    wheels: wheels.map(listed),
    typed,
    mayChange: mayDo(roles, 'storage'),
    next: last && listQuery(typed, String(last.label)),
  };
}

export default function DeskStorage({ loaderData }: Route.ComponentProps) {
  return <WheelsPage {...loaderData} />;
}
