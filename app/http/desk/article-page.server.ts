import { articleKey } from '~/domain/catalog/articles/article';
import { APPROVAL_FIELD } from '~/domain/desk/articles/approval-form';
import { articleData } from '~/domain/desk/articles/article-data.server';
import {
  dataDoneMessages,
  doneMessages,
  PLANNED_PRICE,
  plannedPrice,
  undoableNames,
} from '~/domain/desk/articles/messages';
import { stillUndoable, undoableChange } from '~/domain/desk/articles/undo-article.server';
import type { ArticleChange } from '~/domain/desk/components/article-changes';
import { articleChangeWords } from '~/domain/desk/components/entry-text';
import { listChanges } from '~/domain/desk/journal/list-changes.server';
import { mayDo, mayDoOfNetwork } from '~/domain/desk/rights';
import { furtherCategories } from '~/exchange/desk/further-categories.server';
import { productCategories } from '~/exchange/desk/new-product.server';
import { rimApprovals } from '~/exchange/desk/rim-approvals.server';
import { momentOfText } from '~/values/day-field';
import { noticeOf } from '../notice-of';
import { articleOfDesk } from './article-command.server';
import { vehiclesOfPage } from './article-vehicles.server';
import type { Desk } from './require-desk.server';

async function changesOf({ context }: Desk, subject: string): Promise<ArticleChange[]> {
  const found = await listChanges(context, { kind: 'article', subjects: [subject] });
  const changes = found.map(undoableChange);
  const undoables = await stillUndoable(context, changes);
  return found.map(({ id, at, staff, before, after }, index) => {
    const change = changes[index];
    const words = articleChangeWords(subject, before, after);
    return {
      id,
      at,
      staff,
      mayUndo: undoables[index] !== undefined,
      name: change ? undoableNames[change.what] : 'Artikel',
      words: [words.before, words.after].filter(Boolean).join(' → '),
    };
  });
}

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
    approval: url.searchParams.get(APPROVAL_FIELD),
    approvals:
      desk.isCentral && article.kind === 'rim' ? await rimApprovals(desk.context, article.code) : undefined,
    places: desk.isCentral && article.kind === 'product' ? await productCategories(desk.context) : [],
    further:
      desk.isCentral && article.kind === 'product'
        ? await furtherCategories(desk.context, article.groupId)
        : [],
    data: desk.isCentral ? await articleData(desk.context, article) : undefined,
    changes: desk.isCentral ? await changesOf(desk, articleKey(article)) : [],
    notice: noticeOf(url, {
      ...doneMessages,
      ...dataDoneMessages,
      [PLANNED_PRICE]: plannedPrice(momentOfText(url.searchParams.get('ab') ?? '')),
    }),
  };
}
