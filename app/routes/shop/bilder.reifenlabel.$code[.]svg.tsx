import { findTyreLabel } from '~/domain/catalog/tyres/tyre-label.server';
import { requestScope } from '~/http/request-scope';
import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawTyreLabel } from '~/storefront/pictures/draw-tyre-label.server';
import type { Route } from './+types/bilder.reifenlabel.$code[.]svg';

/** Values may be corrected: browsers ask again after an hour. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const label = await findTyreLabel(requestScope(context).context, params.code);
  if (!label) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  return pictureAnswer(drawTyreLabel(label), '3600');
}
