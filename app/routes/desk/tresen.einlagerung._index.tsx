import { type ListedWheels, WheelsPage } from '~/domain/desk/components/storage/wheels-page';
import { mayDo } from '~/domain/desk/rights';
import { listWheels } from '~/domain/desk/storage/list-wheels.server';
import type { StoredWheels } from '~/domain/workshop/storage/stored-set';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { readWheelFilter, readWheelsBelow, wheelQuery } from '~/http/desk/wheel-filter';
import type { Route } from './+types/tresen.einlagerung._index';

const PAGE_SIZE = 50;

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Einlagerung' }];

const listed = ({ emailKey: _key, tread: _tread, version: _version, ...shown }: StoredWheels): ListedWheels =>
  shown;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, roles } = await requireDesk(routerContext);
  const { filter, typed } = readWheelFilter(url);
  const page = { below: readWheelsBelow(url), limit: PAGE_SIZE };
  const found = await listWheels(context, tenant.location.id, filter, page);
  const wheels = found.slice(0, PAGE_SIZE).map(listed);
  const last = found.length > PAGE_SIZE ? wheels.at(-1) : undefined;
  return { wheels, typed, mayChange: mayDo(roles, 'storage'), next: last && wheelQuery(typed, last.label) };
}

export default function DeskStorage({ loaderData }: Route.ComponentProps) {
  return <WheelsPage {...loaderData} />;
}
