import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawSidewallLettering } from '~/storefront/pictures/draw-tyre.server';
import type { Route } from './+types/bilder.reifenschrift.$tyre.$make.$marking.$year[.]svg';

/** The content may change with a new version. */
export function loader({ params }: Route.LoaderArgs) {
  const svg = drawSidewallLettering(params);
  if (!svg) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  return pictureAnswer(svg, '3600');
}
