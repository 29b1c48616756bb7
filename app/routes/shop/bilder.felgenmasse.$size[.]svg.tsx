import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawRimDimensions } from '~/storefront/pictures/draw-rim-dimensions.server';
import type { Route } from './+types/bilder.felgenmasse.$size[.]svg';

/** Another version is that of an older or newer program, which may still serve its pages. */
export function loader({ params, url }: Route.LoaderArgs) {
  const drawing = drawRimDimensions(params.size, url.searchParams);
  if (!drawing) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  const isVersion = url.searchParams.get('v') === drawing.version;
  return pictureAnswer(drawing.svg, isVersion ? '31536000, immutable' : '300');
}
