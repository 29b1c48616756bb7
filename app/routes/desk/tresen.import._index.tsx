import { ImportsPage } from '~/domain/desk/components/imports/imports-page';
import { listImports, listSuppliers } from '~/domain/desk/imports/imports.server';
import { tableKinds } from '~/exchange/desk/import-kinds.server';
import { importDesk, uploadByForm } from '~/http/desk/import-command.server';
import { cursorOf, listQuery, pageOf, readCursor } from '~/http/desk/list-filters';
import type { Route } from './+types/tresen.import._index';

const PAGE_SIZE = 30;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { context, tenant, isCentral } = await importDesk(routerContext);
  const locationId = tenant.location.id;
  const page = { after: readCursor(url), limit: PAGE_SIZE };
  const [found, suppliers] = await Promise.all([
    listImports(context, { locationId, isCentral, ...page }),
    listSuppliers(context, locationId),
  ]);
  const { rows: imports, last } = pageOf(found, PAGE_SIZE);
  return {
    imports,
    next: last && listQuery({}, cursorOf(last.createdAt, last.id)),
    suppliers: suppliers
      .filter(({ isNetwork }) => isCentral || !isNetwork)
      .map(({ id, name, kind, address, reportTo }) => ({ id, name, kind, address, reportTo })),
    tables: isCentral ? tableKinds : [],
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return uploadByForm(context, request);
}

export default function DeskImports({ loaderData }: Route.ComponentProps) {
  return <ImportsPage {...loaderData} />;
}
