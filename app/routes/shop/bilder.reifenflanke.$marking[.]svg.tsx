import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawOwnSidewall } from '~/storefront/pictures/draw-own-sidewall.server';
import type { Route } from './+types/bilder.reifenflanke.$marking[.]svg';

/** The content may change with a new version. */
export function loader({ params }: Route.LoaderArgs) {
  const svg = drawOwnSidewall(params.marking);
  if (!svg) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  return pictureAnswer(svg, '3600');
}
