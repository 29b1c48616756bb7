import { ImportsPage } from '~/domain/desk/components/imports/imports-page';
import { listFetched, listImports, supplierNames } from '~/domain/desk/imports/imports.server';
import { tableKinds } from '~/exchange/desk/import-kinds.server';
import { importDesk, uploadByForm } from '~/http/desk/import-command.server';
import {
  cursorOf,
  listQuery,
  pageOf,
  readCursor,
  readNumberedCursor,
  typedIn,
} from '~/http/desk/list-filters';
import type { Route } from './+types/tresen.import._index';

const PAGE_SIZE = 30;
const MAX_NAMES = 200;
/** Name of the cursor among suppliers. */
const SUPPLIERS = 'lieferanten';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { context, tenant, isCentral } = await importDesk(routerContext);
  const desk = { locationId: tenant.location.id, isCentral };
  const [listed, fetching, names] = await Promise.all([
    listImports(context, { ...desk, after: readCursor(url), limit: PAGE_SIZE }),
    listFetched(context, { ...desk, after: readNumberedCursor(url, SUPPLIERS), limit: PAGE_SIZE }),
    supplierNames(context, desk, MAX_NAMES),
  ]);
  const { rows: imports, last } = pageOf(listed, PAGE_SIZE);
  const { rows: fetched, last: lastFetched } = pageOf(fetching, PAGE_SIZE);
  const { nach } = typedIn(url, ['nach']);
  return {
    imports,
    next: last && listQuery(typedIn(url, [SUPPLIERS]), cursorOf(last.createdAt, last.id)),
    fetched: fetched.map(({ id, name, address, reportTo }) => ({ id, name, address, reportTo })),
    nextFetched: lastFetched && listQuery({ [SUPPLIERS]: `${lastFetched.id} ${lastFetched.name}` }, nach),
    names,
    tables: isCentral ? tableKinds : [],
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return uploadByForm(context, request);
}

export default function DeskImports({ loaderData }: Route.ComponentProps) {
  return <ImportsPage {...loaderData} />;
}
