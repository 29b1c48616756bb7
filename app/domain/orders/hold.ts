import { formatLastDay } from '~/values/german-date';
import type { OrderType } from './order';

/** An order's, or the one that an order would have. */
export interface Hold {
  /** The first moment after the last day. */
  until: Date;
  /** Undefined for orders of before this rule. */
  days?: number | undefined;
  extensions?: number;
}

/** Undefined: a purchase, or until the location releases it. */
export function holdOf(order: {
  orderType: OrderType;
  heldUntil: Date | null;
  extensions: number;
  confirmed: { heldDays?: number | undefined };
}): Hold | undefined {
  const { heldUntil: until, extensions, confirmed } = order;
  return until && order.orderType === 'reservierung'
    ? { until, days: confirmed.heldDays, extensions }
    : undefined;
}

/** '7 Tage ab dem Tag, an dem die Ware bereitliegt' */
export function holdRuleText(days: number): string {
  return `${days === 1 ? '1 Tag' : `${days} Tage`} ab dem Tag, an dem die Ware bereitliegt`;
}

/** 'bis einschließlich 28. November 2026' */
export function lastDayText(until: Date): string {
  return `bis einschließlich ${formatLastDay(until)}`;
}

/** 'bis einschließlich 28. November 2026 (7 Tage ab dem Tag, an dem die Ware bereitliegt)' */
export function holdText({ until, days, extensions = 0 }: Hold): string {
  const rule = extensions > 0 ? 'verlängert' : days && holdRuleText(days);
  return rule ? `${lastDayText(until)} (${rule})` : lastDayText(until);
}
