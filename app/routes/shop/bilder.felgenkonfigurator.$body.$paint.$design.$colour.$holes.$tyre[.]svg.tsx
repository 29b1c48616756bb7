import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawConfiguredCar } from '~/storefront/pictures/draw-configured-car.server';
import type { Route } from './+types/bilder.felgenkonfigurator.$body.$paint.$design.$colour.$holes.$tyre[.]svg';

/** The same address is always the same picture. */
export function loader({ params }: Route.LoaderArgs) {
  const svg = drawConfiguredCar(params);
  if (!svg) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  return pictureAnswer(svg, '31536000, immutable');
}
