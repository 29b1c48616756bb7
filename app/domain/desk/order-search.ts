import { sql } from 'drizzle-orm';
import { orderLines, orders } from '~/domain/orders/tables';

/** As in the index `orders_search`: number, name, mail, and the digits of the telephone number, in small letters. */
export const orderText = sql`lower(${orders.number} || ' ' || (${orders.contact}->>'firstName') || ' ' || (${orders.contact}->>'lastName')
  || ' ' || (${orders.contact}->>'email') || ' ' || regexp_replace(${orders.contact}->>'phone', '\\D', '', 'g'))`;

/** As in the index `order_lines_search`. */
export const lineText = sql`lower(${orderLines.title} || ' ' || ${orderLines.subtitle})`;

const escaped = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Patterns of which each must match. A telephone number is compared by its digits, without the zero in front. */
export function patternsOf(typed: string): string[] {
  const isPhone = /^[\d\s()/+-]{6,}$/.test(typed.trim());
  const words = isPhone
    ? [typed.replace(/\D/g, '').replace(/^(0049|49|0)/, '')]
    : typed.toLowerCase().split(/\s+/);
  return words.filter(Boolean).map((word) => `%${escaped(word)}%`);
}
