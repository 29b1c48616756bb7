import { articleKey } from '~/domain/catalog/articles/article';
import { approvalTexts, ENTRY_FIELD } from '~/domain/desk/articles/approval-form';
import type { DeskArticle } from '~/domain/desk/articles/desk-article.server';
import { dataRefusalOf, losesValues } from '~/domain/desk/articles/messages';
import { findUndoable, undoEdit, undoVehicles } from '~/domain/desk/articles/undo-article.server';
import { moveProduct } from '~/exchange/desk/move-product.server';
import { removeApproval, saveApproval, undoApprovals } from '~/exchange/desk/rim-approvals.server';
import { type DeskForm, invalid, refused } from './desk-answer';
import type { Desk } from './require-desk.server';

const whoAt = ({ tenant, user }: Desk) => ({ locationId: tenant.location.id, staff: user.email });

const numberIn = (typed = ''): number | undefined => (/^\d{1,15}$/.test(typed) ? Number(typed) : undefined);

const aboutRim = (desk: Desk, { code }: DeskArticle) => ({ rimCode: code, ...whoAt(desk) });

/** Of a rim. */
export async function changeApprovals(desk: Desk, article: DeskArticle, form: DeskForm) {
  const { context } = desk;
  const { stand = '', [ENTRY_FIELD]: entry = '' } = form.values;
  const [at, about] = [numberIn(entry), aboutRim(desk, article)];
  const isNew = form.command === 'save-approval' && entry === '';
  if (article.kind !== 'rim' || (at === undefined && !isNew))
    return { ok: false, code: 'changed-meanwhile' } as const;
  const done =
    form.command === 'save-approval'
      ? await saveApproval(context, about, stand, { texts: approvalTexts(form.values), at })
      : await removeApproval(context, about, stand, at ?? 0);
  return !done.ok && done.code === 'invalid' ? invalid(form, done.errors) : done;
}

const moved = (desk: Desk, article: DeskArticle, form: DeskForm, from: string, to: string) =>
  moveProduct(desk.context, {
    ...{ article, from, to, ...whoAt(desk) },
    isConfirmed: form.values.trotzdem === 'on',
  });

/** To another category. */
export async function moveByForm(desk: Desk, article: DeskArticle, form: DeskForm) {
  const done = await moved(desk, article, form, form.values.stand ?? '', form.values.kategorie ?? '');
  if (done.ok) return done;
  if (done.code === 'loses-values')
    return refused(form, { field: 'trotzdem', text: losesValues(done.labels) }, 400);
  return refused(form, { field: 'kategorie', text: dataRefusalOf(done) }, 409);
}

/** Takes a change back. */
export async function undoByForm(desk: Desk, article: DeskArticle, form: DeskForm) {
  const { context } = desk;
  const id = numberIn(form.values.nummer) ?? 0;
  const change = await findUndoable(context, article, id);
  if (!change) return { ok: false, code: 'changed-meanwhile' } as const;
  switch (change.what) {
    case 'category': {
      const { before, after } = change;
      const done = await moved(desk, article, form, after.kategorieUrl, before.kategorieUrl);
      if (done.ok) return done;
      const text = done.code === 'loses-values' ? losesValues(done.labels) : dataRefusalOf(done);
      return refused(form, { text }, 409);
    }
    case 'vehicle':
    case 'carMake': {
      const of = { articleId: article.id, subject: articleKey(article), version: undefined };
      return undoVehicles(context, { ...of, ...whoAt(desk) }, change);
    }
    case 'approvals':
      return undoApprovals(context, aboutRim(desk, article), change);
    default:
      return undoEdit(context, article, { ...whoAt(desk), version: form.values.stand ?? '' }, change);
  }
}
