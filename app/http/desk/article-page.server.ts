import { articleData } from '~/domain/desk/articles/article-data.server';
import { dataDoneMessages, doneMessages } from '~/domain/desk/articles/messages';
import { mayDo, mayDoOfNetwork } from '~/domain/desk/rights';
import { productCategories } from '~/exchange/desk/new-product.server';
import { noticeOf } from '../notice-of';
import { articleOfDesk } from './article-command.server';
import { vehiclesOfPage } from './article-vehicles.server';
import type { Desk } from './require-desk.server';

/** Of the article's page, also where photos were refused. */
export async function articlePageData(desk: Desk, name: string, url: URL) {
  const article = await articleOfDesk(desk, name);
  return {
    article,
    maySetPrices: mayDo(desk.roles, 'set-price'),
    mayCountCentral: mayDoOfNetwork(desk, 'count-central'),
    /** A planned price to be changed. */
    changed: article.plannedPrices.find(({ id }) => String(id) === url.searchParams.get('preis')),
    vehicles: desk.isCentral ? await vehiclesOfPage(desk, article, url) : undefined,
    places: desk.isCentral && article.kind === 'product' ? await productCategories(desk.context) : [],
    data: desk.isCentral ? await articleData(desk.context, article) : undefined,
    notice: noticeOf(url, { ...doneMessages, ...dataDoneMessages }),
  };
}
