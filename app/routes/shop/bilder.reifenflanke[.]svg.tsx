import { drawSidewall } from '~/storefront/pictures/draw-sidewall.server';
import { pictureAnswer } from '~/storefront/pictures/picture-answer.server';

/** The drawing that the finder's help points into; the same address may change with a new version of the shop. */
export function loader() {
  return pictureAnswer(drawSidewall(), '3600');
}
