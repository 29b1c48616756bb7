import { type MailPictures, mailPictures } from '~/domain/catalog/pictures/article-pictures.server';
import type { Context } from '~/platform/context';
import type { PlacedOrder } from './placed-order';

/** Pictures of an order's articles for a mail. */
export function orderMailPictures(
  context: Pick<Context, 'db'>,
  shop: { origin: string; basename: string },
  { lines }: Pick<PlacedOrder, 'lines'>,
): Promise<MailPictures> {
  return mailPictures(
    context,
    shop,
    lines.map(({ articleId }) => articleId),
  );
}
