import { appointmentNotices } from '~/domain/desk/appointments/messages';
import { ClosuresPage } from '~/domain/desk/components/closures-page';
import { mayDo } from '~/domain/desk/rights';
import { listClosures } from '~/domain/workshop/appointments/closures.server';
import { baysAt } from '~/domain/workshop/appointments/find-slots.server';
import { closureCommandByForm } from '~/http/desk/closure-command.server';
import { cursorOf, listQuery, pageOf, readCursor } from '~/http/desk/list-filters';
import { requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.termine.sperren';

const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, roles } = await requireDesk(routerContext);
  const page = { after: readCursor(url), limit: PAGE_SIZE };
  const [bays, found] = await Promise.all([
    baysAt(tenant.location, context),
    listClosures(context, tenant.location.id, page),
  ]);
  const { rows: closures, last } = pageOf(found, PAGE_SIZE);
  const nameOf = (bayId: string | null) =>
    bayId === null ? 'Alle Bühnen' : (bays.find(({ id }) => id === bayId)?.name ?? bayId);
  return {
    closures: closures.map(({ id, bayId, from, until, note }) => ({
      id,
      bay: nameOf(bayId),
      from,
      until,
      note,
    })),
    next: last && listQuery({}, cursorOf(last.from, last.id)),
    bays: bays.map(({ id, name }) => ({ id, name })),
    mayChange: mayDo(roles, 'closure'),
    notice: noticeOf(url, appointmentNotices),
  };
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  closureCommandByForm(context, await readForm(request));

export default function DeskClosures({ loaderData }: Route.ComponentProps) {
  return <ClosuresPage {...loaderData} />;
}
