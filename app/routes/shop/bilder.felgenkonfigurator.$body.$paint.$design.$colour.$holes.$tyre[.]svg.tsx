import { servicesContext } from '~/http/contexts';
import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawConfiguredCar, withRim } from '~/storefront/pictures/draw-configured-car.server';
import { rimFace } from '~/storefront/pictures/rim-faces.server';
import type { Route } from './+types/bilder.felgenkonfigurator.$body.$paint.$design.$colour.$holes.$tyre[.]svg';

/** Another version is that of an older or newer program, which may still serve its pages. A rim without its photo is drawn. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { searchParams: query } = url;
  const view = query.get('ansicht') === 'schraeg' ? 'schraeg' : 'seite';
  const format = query.get('format') === 'avif' ? 'avif' : 'webp';
  const photo = query.get('foto') ?? undefined;
  const face = photo && (await rimFace(context.get(servicesContext).photos, photo));
  const car = drawConfiguredCar({ ...params, photo: face ? photo : undefined }, view);
  if (!car) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  const isVersion = query.get('v') === car.version;
  const svg = face ? withRim(car[format], face, format) : car[format];
  return pictureAnswer(svg, isVersion ? '31536000, immutable' : '300');
}
