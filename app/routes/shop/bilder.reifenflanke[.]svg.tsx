import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawSidewall } from '~/storefront/pictures/draw-sidewall.server';

/** The drawing that the finder's help points into; the same address may change with a new version of the shop. */
export function loader() {
  return pictureAnswer(drawSidewall(), '3600');
}
