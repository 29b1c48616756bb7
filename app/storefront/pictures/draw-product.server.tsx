import { renderToStaticMarkup } from 'react-dom/server';
import { productViews } from '~/domain/catalog/products/picture-key';
import { goodsNames } from '~/ui/illustrations/goods-drawings';
import { ProductPicture } from '~/ui/illustrations/product-picture';

/** No key of ours has longer parts (`productPictureKey`). */
const LONGEST_WORDS = 80;

/** Draws a product; undefined for goods and views that are not drawn. */
export function drawProduct(key: {
  goods: string;
  view: string;
  colour: string;
  make: string;
  marking: string;
}): string | undefined {
  const goods = goodsNames.find((name) => name === key.goods);
  const view = productViews.find((name) => name === key.view);
  const { colour, make, marking } = key;
  if (!goods || !view || [colour, make, marking].some((words) => words.length > LONGEST_WORDS))
    return undefined;
  return renderToStaticMarkup(<ProductPicture {...{ goods, view, colour, make, marking }} />);
}
