import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { articleKey } from '~/domain/catalog/articles/article';
import type { NewImage } from '~/domain/catalog/pictures/edit-images.server';
import {
  articleData,
  type EditArticleResult,
  editImages,
  setArticleMaker,
  setDetails,
} from '~/domain/desk/articles/article-data.server';
import type { ChangeVehiclesResult } from '~/domain/desk/articles/article-vehicles.server';
import { cropArea, cropSchema } from '~/domain/desk/articles/crop';
import {
  alternativeField,
  detailsOf,
  detailsSchema,
  makerOf,
  makerSchema,
} from '~/domain/desk/articles/data-schemas';
import type { DeskArticle } from '~/domain/desk/articles/desk-article.server';
import {
  dataRefusals,
  MUST_CONFIRM_RETIREMENT,
  NO_PHOTO,
  partOfWheel,
  TOO_SMALL,
} from '~/domain/desk/articles/messages';
import { type ArticleDataCommand, articleDataCommands, mayDoOfNetwork } from '~/domain/desk/rights';
import type { FurtherCategoriesResult } from '~/exchange/desk/further-categories.server';
import { retireAtDesk } from '~/exchange/desk/retire-article.server';
import { checkedPhoto } from '~/exchange/pictures/picture-content.server';
import { PictureFault } from '~/exchange/pictures/picture-files.server';
import { cropPhoto } from '~/platform/images/crop-photo.server';
import type { PhotoStore } from '~/platform/images/photo-store.server';
import { deskArticlePath, deskStockPath } from '~/values/desk-paths';
import { servicesContext } from '../contexts';
import { sentForm } from '../sent-form.server';
import { changeApprovals } from './article-approvals.server';
import { changeFurther, moveByForm } from './article-category.server';
import { articleOfDesk } from './article-command.server';
import { undoByForm } from './article-undo.server';
import { changeVehicles } from './article-vehicles.server';
import { type DeskForm, invalid, refused, rowIdOf, textsOf } from './desk-answer';
import { refuseRight } from './refuse-right.server';
import { type Desk, requireDesk, whoAt } from './require-desk.server';

type RouterContext = Readonly<RouterContextProvider>;
type Answered = ReturnType<typeof invalid>;

const whoOf = (desk: Desk, { values }: DeskForm) => ({ ...whoAt(desk), version: values.stand ?? '' });

async function retire(desk: Desk, article: DeskArticle, form: DeskForm) {
  if (form.values.trotzdem !== 'on')
    return refused(form, { field: 'trotzdem', text: MUST_CONFIRM_RETIREMENT }, 400);
  const done = await retireAtDesk(desk.context, { article, ...whoAt(desk) });
  if (!done.ok)
    return done.code === 'part-of-wheel' ? refused(form, { text: partOfWheel(done.wheel) }, 409) : done;
  throw redirect(`${deskStockPath}?hinweis=retire-article`, 303);
}

function describe(desk: Desk, article: DeskArticle, form: DeskForm, id: number) {
  const text = alternativeField.safeParse(form.values.text ?? '');
  if (!text.success) return invalid(form, { text: text.error.issues.map(({ message }) => message) });
  const change = { command: 'describe-photo', id, alternative: text.data } as const;
  return editImages(desk.context, article, whoOf(desk, form), change);
}

/** Of a photo that is there; a drawing has no pixels. */
async function crop(
  desk: Desk,
  article: DeskArticle,
  form: DeskForm,
  { id, store }: { id: number; store: PhotoStore },
) {
  const parsed = cropSchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const data = await articleData(desk.context, article);
  const photo = data?.images.find((image) => image.id === id)?.photo;
  const content = photo && (await store.read(photo.hash));
  if (!photo || !content || photo.type === 'svg') return { ok: false, code: 'no-image' } as const;
  const area = cropArea(parsed.data, photo);
  if (!area) return invalid(form, { verhaeltnis: [TOO_SMALL] });
  if (area.width === photo.width && area.height === photo.height)
    return { ok: false, code: 'nothing-new' } as const;
  const cropped = checkedPhoto(await store.add(await cropPhoto(content, photo.type, area)));
  return editImages(desk.context, article, whoOf(desk, form), { command: 'crop-photo', id, photo: cropped });
}

function run(
  desk: Desk,
  article: DeskArticle,
  form: DeskForm & { command: ArticleDataCommand },
  store: PhotoStore,
): Promise<EditArticleResult | ChangeVehiclesResult | FurtherCategoriesResult | Answered> | Answered {
  const { context } = desk;
  const who = whoOf(desk, form);
  const id = rowIdOf(form.values.foto);
  switch (form.command) {
    case 'article-details': {
      const parsed = detailsSchema.safeParse(form.values);
      if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
      return setDetails(context, article, who, detailsOf(parsed.data));
    }
    case 'article-maker': {
      const parsed = makerSchema.safeParse(form.values);
      if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
      return setArticleMaker(context, article, who, makerOf(parsed.data));
    }
    case 'describe-photo':
      return describe(desk, article, form, id);
    case 'crop-photo':
      return crop(desk, article, form, { id, store });
    case 'move-photo':
    case 'remove-photo':
    case 'uncrop-photo':
      return editImages(context, article, who, { command: form.command, id });
    case 'retire-article':
      return retire(desk, article, form);
    case 'move-product':
      return moveByForm(desk, article, form);
    case 'add-category':
    case 'remove-category':
      return changeFurther(desk, article, { ...form, command: form.command });
    case 'undo-article':
      return undoByForm(desk, article, form);
    case 'save-approval':
    case 'remove-approval':
      return changeApprovals(desk, article, form);
    case 'add-vehicle':
    case 'remove-vehicle':
    case 'car-make':
      return changeVehicles(desk, article, form);
    case 'add-photos':
    case 'new-product':
      return refuseRight(desk, form, form.command);
  }
}

const back = (article: DeskArticle, command: ArticleDataCommand) =>
  redirect(`${deskArticlePath(articleKey(article))}?hinweis=${command}`, 303);

/** Undefined: the form has another command. @throws {Response} the redirect to the article, which says what was done */
export async function articleDataByForm(routerContext: RouterContext, name: string, sent: FormData) {
  const command = articleDataCommands.find((one) => one === sent.get('befehl'));
  if (!command) return undefined;
  const desk = await requireDesk(routerContext);
  const article = await articleOfDesk(desk, name);
  const form = { command, values: textsOf(sent) };
  if (!mayDoOfNetwork(desk, command)) return refuseRight(desk, form, command);
  const result = await run(desk, article, form, routerContext.get(servicesContext).photos);
  if (!('ok' in result)) return result;
  if (!result.ok) return refused(form, { text: dataRefusals[result.code] }, 409);
  throw back(article, command);
}

async function storedPhotos(files: readonly File[], alternative: string, store: PhotoStore) {
  const added: NewImage[] = [];
  const problems: string[] = [];
  for (const file of files)
    try {
      const photo = checkedPhoto(await store.add(Buffer.from(await file.arrayBuffer())));
      added.push({ photo, alternative });
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      problems.push(`„${file.name}“ ${error.message}.`);
    }
  return { added, problems };
}

const MAX_FILES = 20;

/** Several at once, all or none. @throws {Response} the redirect to the article */
export async function photosByForm(routerContext: RouterContext, name: string, request: Request) {
  const desk = await requireDesk(routerContext);
  const article = await articleOfDesk(desk, name);
  const sent = await sentForm(request).catch(() => new FormData());
  const form = { command: 'add-photos', values: textsOf(sent) };
  if (!mayDoOfNetwork(desk, 'add-photos')) return refuseRight(desk, form, 'add-photos');
  const files = sent.getAll('fotos').filter((file) => file instanceof File && file.size > 0) as File[];
  const alternative = alternativeField.safeParse(form.values.text ?? '');
  if (files.length === 0) return invalid(form, { fotos: [NO_PHOTO] });
  if (!alternative.success) return invalid(form, { text: ['Höchstens 200 Zeichen.'] });
  const { photos } = routerContext.get(servicesContext);
  const { added, problems } = await storedPhotos(files.slice(0, MAX_FILES), alternative.data, photos);
  if (problems.length > 0) return invalid(form, { fotos: problems });
  const change = { command: 'add-photos', added } as const;
  const result = await editImages(desk.context, article, whoOf(desk, form), change);
  if (!result.ok) return refused(form, { text: dataRefusals[result.code] }, 409);
  throw back(article, 'add-photos');
}
