import { pictureAnswer } from '~/http/shop/picture-answer.server';
import drawing from '~/ui/illustrations/work.svg?raw';

/** For work without a photo; the content may change with a new version. */
export function loader() {
  return pictureAnswer(drawing, '3600');
}
