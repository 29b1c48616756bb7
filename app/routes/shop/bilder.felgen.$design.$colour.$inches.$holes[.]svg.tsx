import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawRim } from '~/storefront/pictures/draw-rim.server';
import type { Route } from './+types/bilder.felgen.$design.$colour.$inches.$holes[.]svg';

/** The same address is always the same picture. */
export function loader({ params }: Route.LoaderArgs) {
  const svg = drawRim(params.design, params.colour, params.inches, params.holes);
  if (!svg) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  return pictureAnswer(svg, '31536000, immutable');
}
