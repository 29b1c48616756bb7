import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawWheels } from '~/storefront/pictures/draw-wheels.server';

/** Buy box, cart and wish list refer into this file; its content may change with a new version. */
export function loader() {
  return pictureAnswer(drawWheels(), '3600');
}
