import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawConfiguredCar } from '~/storefront/pictures/draw-configured-car.server';
import type { Route } from './+types/bilder.felgenkonfigurator.$body.$paint.$design.$colour.$holes.$tyre[.]svg';

/** Another version is that of an older or newer program, which may still serve its pages. */
export function loader({ params, url }: Route.LoaderArgs) {
  const view = url.searchParams.get('ansicht') === 'schraeg' ? 'schraeg' : 'seite';
  const car = drawConfiguredCar(params, view);
  if (!car) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  const isVersion = url.searchParams.get('v') === car.version;
  const svg = url.searchParams.get('format') === 'avif' ? car.avif : car.webp;
  return pictureAnswer(svg, isVersion ? '31536000, immutable' : '300');
}
