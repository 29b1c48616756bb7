import type { DeskArticle } from '~/domain/desk/articles/desk-article.server';
import { dataRefusals, losesValues } from '~/domain/desk/articles/messages';
import { setFurtherCategories } from '~/exchange/desk/further-categories.server';
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
  return refused(form, { field: 'kategorie', text: dataRefusals[done.code] }, 409);
}

/** Adds or removes one of the further categories. */
export async function changeFurther(
  desk: Desk,
  article: DeskArticle,
  form: DeskForm & { command: 'add-category' | 'remove-category' },
) {
  const { stand = '', weitere = '', nummer = '' } = form.values;
  const from = stand.split(' ').filter(Boolean);
  const to =
    form.command === 'add-category'
      ? [...new Set([...from, weitere])].filter(Boolean)
      : from.filter((url) => url !== nummer);
  const done = await setFurtherCategories(desk.context, { article, from, to, ...whoAt(desk) });
  if (done.ok || form.command === 'remove-category') return done;
  return refused(form, { field: 'weitere', text: dataRefusals[done.code] }, 409);
}
