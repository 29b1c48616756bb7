import { listAudit } from '~/domain/accounts/audit-log.server';
import { AuditPage } from '~/domain/desk/components/audit-page';
import { servicesContext } from '~/http/contexts';
import { listQuery, pageOf, readAuditCursor, readAuditFilter } from '~/http/desk/list-filters';
import { hiddenPage } from '~/http/desk/refuse-right.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.sicherheit';

const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const desk = await requireDesk(routerContext);
  if (!desk.isCentral) throw await hiddenPage(desk, 'see-audit');
  const { filter, typed } = readAuditFilter(url);
  const page = { after: readAuditCursor(url), limit: PAGE_SIZE };
  const { rows: entries, last } = pageOf(await listAudit(desk.context, filter, page), PAGE_SIZE);
  const { auditDays } = routerContext.get(servicesContext).config;
  return { entries, typed, auditDays, next: last && listQuery(typed, String(last.id)) };
}

export default function DeskAudit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}
