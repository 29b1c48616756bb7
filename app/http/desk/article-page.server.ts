import { articleData } from '~/domain/desk/articles/article-data.server';
import { dataDoneMessages, doneMessages } from '~/domain/desk/articles/messages';
import { mayDo } from '~/domain/desk/rights';
import { noticeOf } from '../notice-of';
import { articleOfDesk } from './article-command.server';
import type { Desk } from './require-desk.server';

/** Of the article's page, also where photos were refused. */
export async function articlePageData(desk: Desk, name: string, url: URL) {
  const article = await articleOfDesk(desk, name);
  return {
    article,
    maySetPrices: mayDo(desk.roles, 'set-price'),
    data: desk.isCentral ? await articleData(desk.context, article) : undefined,
    notice: noticeOf(url, { ...doneMessages, ...dataDoneMessages }),
  };
}
