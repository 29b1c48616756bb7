import { type SQLWrapper, sql } from 'drizzle-orm';
import { articles } from '~/domain/catalog/articles/tables';
import { orderLines, orders } from '~/domain/orders/tables';

/** As in the index `orders_search`: number, name, mail, and the digits of the telephone number, in small letters. */
export const orderTextIn = (
  number: SQLWrapper,
  contact: SQLWrapper,
) => sql`lower(${number} || ' ' || (${contact}->>'firstName') || ' ' || (${contact}->>'lastName')
  || ' ' || (${contact}->>'email') || ' ' || regexp_replace(${contact}->>'phone', '\\D', '', 'g'))`;

export const orderText = orderTextIn(orders.number, orders.contact);

/** As in the index `order_lines_search`. */
export const lineText = sql`lower(${orderLines.title} || ' ' || ${orderLines.subtitle})`;

/** As in the index `articles_search`. */
export const articleText = sql`lower(${articles.title} || ' ' || ${articles.subtitle} || ' ' || ${articles.code} || ' '
  || coalesce(${articles.sku}, '') || ' ' || coalesce(${articles.gtin}, ''))`;

const escaped = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A pattern for each word; all must match. */
export function patternsOf(typed: string): string[] {
  // PostgreSQL's text takes no zero byte.
  const words = typed.replaceAll('\0', '').toLowerCase().split(/\s+/);
  return words.filter(Boolean).map((word) => `%${escaped(word)}%`);
}

/** A telephone number is compared by its digits, without the zero in front. */
export function orderPatterns(typed: string): string[] {
  const isPhone = /^[\d\s()/+-]{6,}$/.test(typed.trim());
  return patternsOf(isPhone ? typed.replace(/\D/g, '').replace(/^(0049|49|0)/, '') : typed);
}
