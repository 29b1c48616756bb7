import { pictureAnswer } from '~/http/shop/picture-answer.server';
import drawing from '~/ui/illustrations/product.svg?raw';

/** Stands for products without a photo; the same address may change with a new version of the shop. */
export function loader() {
  return pictureAnswer(drawing, '3600');
}
