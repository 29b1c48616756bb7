import { renderToStaticMarkup } from 'react-dom/server';
import { productViews, readGoods } from '~/domain/catalog/products/picture-key';
import { ProductPicture } from '~/ui/illustrations/goods/product-picture';
import { goodsNames } from '~/ui/illustrations/goods-names';

/** No key of ours has longer parts (`productPictureKey`). */
const MAX_LENGTH = 80;

/** Elements without content, in the short form of XML. */
const shortened = (svg: string) => svg.replaceAll(/><\/(?:path|stop|circle|ellipse|rect|use)>/g, '/>');

/** Draws a product; undefined for goods and views that are not drawn. */
export function drawProduct(key: {
  goods: string;
  view: string;
  colour: string;
  make: string;
  marking: string;
}): string | undefined {
  const { colour, make, marking } = key;
  const { name, traits, ...said } = readGoods(key.goods);
  const goods = goodsNames.find((known) => known === said.goods);
  const view = productViews.find((known) => known === key.view);
  const words = [colour, make, marking, name, ...Object.values(traits)];
  if (!goods || !view || words.some((one) => one.length > MAX_LENGTH)) return undefined;
  return shortened(
    renderToStaticMarkup(<ProductPicture {...{ goods, view, colour, make, name, marking, traits }} />),
  );
}
