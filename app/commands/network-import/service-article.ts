import { type Service, serviceMarking } from '~/domain/catalog/services-on-goods/service';
import { SERVICE_CATEGORY } from '~/paths';
import { type ServiceRow, scopeOf } from '../network-files/service-file';
import type { FiledArticle } from './write-kind.server';

/** A row of `services-on-goods.csv` as an article: no make, no stock. */
export function serviceArticle(file: ServiceRow): FiledArticle<Omit<Service, 'articleId'>> {
  const own = scopeOf(file);
  return {
    code: file.id,
    gtin: null,
    make: '',
    title: file.bezeichnung,
    subtitle: serviceMarking(own),
    pictureKey: file.arbeit,
    isOwnArticle: true,
    isStockKeeping: false,
    categoryUrls: [SERVICE_CATEGORY],
    priceCents: file.preisCents,
    own,
  };
}
