import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawSidewallLettering, drawTyre } from '~/storefront/pictures/draw-tyre.server';
import type { Route } from './+types/bilder.reifen.$tread.$make.$marking[.]svg';

/** The same address is always the same picture. */
export function loader({ params }: Route.LoaderArgs) {
  const { tread, make, marking } = params;
  const svg = drawTyre(tread, make, marking) ?? drawSidewallLettering(tread, make, marking);
  if (!svg) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  return pictureAnswer(svg, '31536000, immutable');
}
