import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { mailPictures } from '../../catalog/pictures/article-pictures.server';
import type { MailLine } from '../../tenancy/mail-part';
import type { StoredAppointment } from './stored-appointment';

interface OrderedLine {
  id: string;
  articleId: number;
  quantity: number;
  title: string;
  subtitle: string;
}

/** The articles of the order that the appointment was booked with, for its mails; empty without one. */
export async function orderGoods(
  context: Pick<Context, 'db'>,
  shop: { origin: string; basename: string },
  { orderId }: Pick<StoredAppointment, 'orderId'>,
): Promise<MailLine[]> {
  if (orderId === null) return [];
  const { rows } = await context.db.execute<OrderedLine & Record<string, unknown>>(sql`
    select id, article_id as "articleId", quantity, title, subtitle
    from order_lines where order_id = ${orderId} order by position`);
  const ids = rows.map(({ articleId }) => articleId);
  const pictures = await mailPictures(context, shop, ids);
  return rows.map(({ id, articleId, quantity, title, subtitle }) => ({
    key: id,
    quantity,
    title,
    details: [subtitle],
    picture: pictures.get(articleId),
    words: `${quantity} × ${title}, ${subtitle}`,
  }));
}
