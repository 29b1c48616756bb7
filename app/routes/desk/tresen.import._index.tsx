import { ImportsPage } from '~/domain/desk/components/imports/imports-page';
import { listImports, listSuppliers } from '~/domain/desk/imports/imports.server';
import { tableKinds } from '~/exchange/desk/import-kinds.server';
import { importDesk, uploadByForm } from '~/http/desk/import-command.server';
import type { Route } from './+types/tresen.import._index';

export async function loader({ context: routerContext }: Route.LoaderArgs) {
  const { context, tenant, isCentral } = await importDesk(routerContext);
  const locationId = tenant.location.id;
  const [imports, suppliers] = await Promise.all([
    listImports(context, { locationId, isCentral }),
    listSuppliers(context, locationId),
  ]);
  return {
    imports,
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
