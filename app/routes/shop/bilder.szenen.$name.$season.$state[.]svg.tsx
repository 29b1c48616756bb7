import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawScene } from '~/storefront/pictures/draw-scene.server';
import type { Route } from './+types/bilder.szenen.$name.$season.$state[.]svg';

/** The drawing that heroes point into; the same address may change with a new version of the shop. */
export function loader({ params }: Route.LoaderArgs) {
  const svg = drawScene(params.name, params.season, params.state);
  if (!svg) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  return pictureAnswer(svg, '3600');
}
