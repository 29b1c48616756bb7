import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { rimLooks } from '~/storefront/pictures/draw-rim.server';
import { drawTyre } from '~/storefront/pictures/draw-tyre.server';
import type { Route } from './+types/bilder.komplettraeder.$design.$colour.$inches.$holes.$tread.$make.$marking[.]svg';

/** The same address is always the same picture. */
export function loader({ params }: Route.LoaderArgs) {
  const rim = rimLooks(params.design, params.colour, params.holes);
  const svg = rim && drawTyre(params.tread, params.make, params.marking, rim);
  if (!svg) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  return pictureAnswer(svg, '31536000, immutable');
}
