import { findRequest } from '~/domain/workshop/requests/find-requests.server';
import { readPicture } from '~/domain/workshop/requests/request-pictures.server';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.anfragen.$number_.bilder.$position';

export async function loader({ context: routerContext, params }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  const request = await findRequest(context, tenant.location.id, params.number);
  const position = /^\d$/.test(params.position) ? Number(params.position) : 0;
  const content = request && (await readPicture(context, request.id, position));
  if (!content) throw new Response('', { status: 404 });
  return new Response(new Uint8Array(content), {
    headers: { ...deskHeaders(), 'content-type': 'image/jpeg' },
  });
}
