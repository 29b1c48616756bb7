import type { ArticleKind } from '../articles/article';
import { wheelUnit } from '../complete-wheels/complete-wheel';
import { productUnit } from '../products/product';
import { rimUnit } from '../rims/rim';
import type { SaleUnit } from '../selling';
import { serviceUnit } from '../services-on-goods/service';
import { tyreUnit } from '../tyres/tyre';

export const saleUnits: Readonly<Record<ArticleKind, SaleUnit>> = {
  tyre: tyreUnit,
  rim: rimUnit,
  product: productUnit,
  'complete-wheel': wheelUnit,
  service: serviceUnit,
};
