import { pictureAnswer } from '~/http/shop/picture-answer.server';
import { drawVehicles } from '~/storefront/pictures/draw-vehicles.server';

/** Pages refer into this file; its content may change with a new version. */
export function loader() {
  return pictureAnswer(drawVehicles(), '3600');
}
