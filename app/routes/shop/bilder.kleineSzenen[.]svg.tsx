import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawSpots } from '~/storefront/pictures/draw-spots.server';

/** The small scenes that pages point into; the same address may change with a new version of the shop. */
export function loader() {
  return pictureAnswer(drawSpots(), '3600');
}
