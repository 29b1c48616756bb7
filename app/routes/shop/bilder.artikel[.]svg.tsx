import { pictureAnswer } from '~/http/shop/picture-answer.server';
import drawing from '~/ui/illustrations/product.svg?raw';

/** For products without a photo; the content may change with a new version. */
export function loader() {
  return pictureAnswer(drawing, '3600');
}
