import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawProduct } from '~/storefront/pictures/draw-product.server';
import type { Route } from './+types/bilder.artikel.$goods.$view.$colour.$make.$marking[.]svg';

/** The picture of a product, drawn from what its address says; the same address is always the same picture. */
export function loader({ params }: Route.LoaderArgs) {
  const svg = drawProduct(params);
  if (!svg) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  return pictureAnswer(svg, '31536000, immutable');
}
