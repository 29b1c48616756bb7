import { articleKey } from '~/domain/catalog/articles/article';
import type { DeskArticle } from '~/domain/desk/articles/desk-article.server';
import { cannotUndoMove, dataRefusals } from '~/domain/desk/articles/messages';
import { findUndoable, undoEdit, undoVehicles } from '~/domain/desk/articles/undo-article.server';
import { setFurtherCategories } from '~/exchange/desk/further-categories.server';
import { moveProduct } from '~/exchange/desk/move-product.server';
import { undoApprovals } from '~/exchange/desk/rim-approvals.server';
import { type DeskForm, refused, rowIdOf } from './desk-answer';
import { type Desk, whoAt } from './require-desk.server';

/** Takes a change of an article back. */
export async function undoByForm(desk: Desk, article: DeskArticle, form: DeskForm) {
  const { context } = desk;
  const who = whoAt(desk);
  const change = await findUndoable(context, article, rowIdOf(form.values.nummer));
  if (!change) return { ok: false, code: 'changed-meanwhile' } as const;
  switch (change.what) {
    case 'category': {
      const [from, to] = [change.after.kategorieUrl, change.before.kategorieUrl];
      const done = await moveProduct(context, { article, from, to, isConfirmed: false, ...who });
      if (done.ok) return done;
      const text = done.code === 'loses-values' ? cannotUndoMove(done.labels) : dataRefusals[done.code];
      return refused(form, { text }, 409);
    }
    case 'further': {
      const [from, to] = [change.after.weitereUrls, change.before.weitereUrls];
      return setFurtherCategories(context, { article, from, to, ...who });
    }
    case 'vehicle':
    case 'carMake': {
      const about = { articleId: article.id, subject: articleKey(article), version: undefined };
      return undoVehicles(context, { ...about, ...who }, change);
    }
    case 'approvals':
      return undoApprovals(context, { rimCode: article.code, ...who }, change);
    default:
      return undoEdit(context, article, { ...who, version: form.values.stand ?? '' }, change);
  }
}
