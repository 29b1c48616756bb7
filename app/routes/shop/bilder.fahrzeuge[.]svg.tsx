import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawVehicles } from '~/storefront/pictures/draw-vehicles.server';

/** The side views that pages point into; the same address may change with a new version of the shop. */
export function loader() {
  return pictureAnswer(drawVehicles(), '3600');
}
