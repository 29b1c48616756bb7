import { lineNotices } from '~/domain/cart/cart';
import { readCart } from '~/domain/cart/cart.server';
import { setOf } from '~/domain/cart/follow-goods';
import { addedMessage, isBlocked } from '~/domain/cart/messages';
import { articleKey } from '~/domain/catalog/articles/article';
import type { AddToCartAnswer } from '~/domain/catalog/components/add-to-cart-form';
import { joinPath } from '~/domain/tenancy/page-path';
import { handleCartForm } from '~/http/cart/cart-form.server';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { photoPath, picturePath } from '~/paths';
import { formatCents } from '~/values/money';
import type { Route } from './+types/warenkorb[.]json';

const answer = (body: AddToCartAnswer, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** There is nothing to read here. */
export function loader() {
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}

/** For scripts: the page stays, and only the answer's words are shown. */
export async function action(args: Route.ActionArgs) {
  const result = await handleCartForm(args.context, await readForm(args.request));
  if (!result.ok) return answer({ message: result.message, isRefused: true }, 400);
  const { tenant, context, visitor } = requestScope(args.context);
  const cart = await readCart(tenant, context, visitor);
  const line = cart?.lines.find(({ id }) => id === result.addedLineId);
  if (!line) return answer({ message: '', isRefused: true });
  const { kind, pictureKey, photo } = line.article;
  const nameOf = ({ article, options }: typeof line) => setOf({ key: articleKey(article), options });
  const set = cart?.lines.filter((one) => nameOf(one) === nameOf(line)) ?? [];
  return answer({
    message: addedMessage(line, set.length > 1),
    isRefused: false,
    isBlocked: isBlocked(lineNotices(line)),
    picture: photo
      ? `${tenant.outside.imageBase ?? ''}${photoPath(photo, 192)}`
      : joinPath(tenant.basename, picturePath(kind, pictureKey)),
    sum: formatCents(set.reduce((sum, { article, quantity }) => sum + article.price.cents * quantity, 0)),
  });
}
