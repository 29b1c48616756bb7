import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { articleKey } from '~/domain/catalog/articles/article';
import { articleField } from '~/domain/catalog/articles/article-field';
import { countDeskLevel } from '~/domain/desk/articles/count-level.server';
import { type DeskArticle, deskArticle } from '~/domain/desk/articles/desk-article.server';
import { PLANNED_PRICE, refusalOf } from '~/domain/desk/articles/messages';
import { countSchema, priceSchema, requestedPrice } from '~/domain/desk/articles/schemas';
import { dropPlannedPrice, endOwnPrice, setPrice } from '~/domain/desk/articles/set-price.server';
import { type ArticleCommand, articleCommands, mayDo, mayDoOfNetwork } from '~/domain/desk/rights';
import { deskArticlePath } from '~/values/desk-paths';
import { type DeskForm, invalid, refused, rowIdOf, textsOf } from './desk-answer';
import { refuseRight } from './refuse-right.server';
import { type Desk, requireDesk } from './require-desk.server';

/** @throws {Response} 404 for an article that is unknown or retired */
export async function articleOfDesk({ tenant, context }: Desk, name: string): Promise<DeskArticle> {
  const ref = articleField.safeParse(name);
  const article = ref.success ? await deskArticle(tenant, context, ref.data) : undefined;
  if (!article) throw data('Diesen Artikel gibt es nicht.', { status: 404 });
  return article;
}

async function count(
  { tenant, context, user }: Desk,
  article: DeskArticle,
  form: DeskForm,
  isCentral: boolean,
) {
  const parsed = countSchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const { stand, gezaehlt, grund, trotzdem } = parsed.data;
  return countDeskLevel(context, {
    location: tenant.location,
    article,
    isCentral,
    staff: user.email,
    seen: stand,
    counted: gezaehlt,
    reason: grund,
    isConfirmed: trotzdem === 'on',
  });
}

const priceChange = ({ tenant, user }: Desk, article: DeskArticle, form: DeskForm) => ({
  location: tenant.location,
  article,
  staff: user.email,
  version: form.values.stand ?? '',
});

async function price(desk: Desk, article: DeskArticle, form: DeskForm) {
  const parsed = priceSchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const { trotzdem, ersetzt } = parsed.data;
  const price = requestedPrice(parsed.data, desk.context.now());
  return setPrice(desk.context, priceChange(desk, article, form), price, {
    isConfirmed: trotzdem === 'on',
    replaced: ersetzt ? Number(ersetzt) : undefined,
  });
}

/** Undefined: the price holds now. */
function plannedFrom({ values }: DeskForm, now: Date): Date | undefined {
  const parsed = priceSchema.safeParse(values);
  return parsed.success ? requestedPrice(parsed.data, now).from : undefined;
}

function run(desk: Desk, article: DeskArticle, form: DeskForm & { command: ArticleCommand }) {
  switch (form.command) {
    case 'count-stock':
      return count(desk, article, form, false);
    case 'count-central':
      return count(desk, article, form, true);
    case 'set-price':
      return price(desk, article, form);
    case 'end-price':
      return endOwnPrice(desk.context, priceChange(desk, article, form));
    case 'drop-price':
      return dropPlannedPrice(desk.context, priceChange(desk, article, form), rowIdOf(form.values.nummer));
  }
}

/** @throws {Response} the redirect to the article, which says what was done */
export async function articleCommandByForm(
  routerContext: Readonly<RouterContextProvider>,
  name: string,
  sent: FormData,
) {
  const desk = await requireDesk(routerContext);
  const article = await articleOfDesk(desk, name);
  const command = articleCommands.find((one) => one === sent.get('befehl'));
  const form = { command: command ?? '', values: textsOf(sent) };
  const isAllowed =
    command === 'count-central' ? mayDoOfNetwork(desk, command) : command && mayDo(desk.roles, command);
  if (!command || !isAllowed) return refuseRight(desk, form, command);
  const result = await run(desk, article, { ...form, command });
  if (!('ok' in result)) return result;
  if (!result.ok) {
    const refusal = refusalOf(result);
    return refused(form, refusal, refusal.field ? 400 : 409);
  }
  const from = command === 'set-price' ? plannedFrom(form, desk.context.now()) : undefined;
  const notice = from ? `${PLANNED_PRICE}&ab=${from.toISOString()}` : command;
  throw redirect(`${deskArticlePath(articleKey(article))}?hinweis=${notice}`, 303);
}
