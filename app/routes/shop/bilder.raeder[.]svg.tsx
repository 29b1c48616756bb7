import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawWheels } from '~/storefront/pictures/draw-wheels.server';

/** The car that buy box, cart and wish list point into; the same address may change with a new version of the shop. */
export function loader() {
  return pictureAnswer(drawWheels(), '3600');
}
