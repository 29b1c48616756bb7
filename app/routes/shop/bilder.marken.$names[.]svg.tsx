import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawWordMarks } from '~/storefront/pictures/draw-word-marks.server';
import type { Route } from './+types/bilder.marken.$names[.]svg';

/** The content may change with a new version. */
export function loader({ params }: Route.LoaderArgs) {
  const svg = drawWordMarks(params.names);
  if (!svg) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  return pictureAnswer(svg, '3600');
}
