import type { DeskArticle } from '~/domain/desk/articles/desk-article.server';
import { dataRefusalOf, losesValues } from '~/domain/desk/articles/messages';
import { moveProduct } from '~/exchange/desk/move-product.server';
import { type DeskForm, refused } from './desk-answer';
import { type Desk, whoAt } from './require-desk.server';

/** To another category. */
export async function moveByForm(desk: Desk, article: DeskArticle, form: DeskForm) {
  const { stand: from = '', kategorie: to = '', trotzdem } = form.values;
  const isConfirmed = trotzdem === 'on';
  const done = await moveProduct(desk.context, { article, from, to, isConfirmed, ...whoAt(desk) });
  if (done.ok) return done;
  if (done.code === 'loses-values')
    return refused(form, { field: 'trotzdem', text: losesValues(done.labels) }, 400);
  return refused(form, { field: 'kategorie', text: dataRefusalOf(done) }, 409);
}
