import type { ArticleKind } from '../articles/article';
import { wheelUnit } from '../complete-wheels/complete-wheel';
import { productUnit } from '../products/product';
import { rimUnit } from '../rims/rim';
import type { SaleUnit } from '../selling';
import { serviceUnit } from '../services-on-goods/service';
import { tyreUnit } from '../tyres/tyre';

/** Several articles of a kind. */
export const kindNames: Readonly<Record<ArticleKind, string>> = {
  tyre: 'Reifen',
  rim: 'Felgen',
  product: 'Zubehör',
  'complete-wheel': 'Kompletträder',
  service: 'Leistungen am Rad',
};

export const saleUnits: Readonly<Record<ArticleKind, SaleUnit>> = {
  tyre: tyreUnit,
  rim: rimUnit,
  product: productUnit,
  'complete-wheel': wheelUnit,
  service: serviceUnit,
};
