import { servicesContext } from '~/http/contexts';
import { openDeskStream } from '~/http/desk/desk-streams.server';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { refuseAsData, requireUser } from '~/http/guards.server';
import type { Route } from './+types/tresen_.ereignisse';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** Server-sent events: that something at the location has changed. */
export async function loader({ context: routerContext }: Route.LoaderArgs) {
  refuseAsData(routerContext);
  const { tenant, context, user } = await requireDesk(routerContext);
  const { isStopping } = routerContext.get(servicesContext);
  const { db, now, log } = context;
  const stream = openDeskStream(
    { db, now, log, isStopping },
    { locationId: tenant.location.id, userId: user.id },
  );
  if (!stream) throw new Response('', { status: 503 });
  return new Response(stream, {
    headers: {
      ...deskHeaders(),
      'content-type': 'text/event-stream',
      // Asks nginx not to collect it.
      'x-accel-buffering': 'no',
    },
  });
}
