import { eventsOf } from '~/domain/accounts/account-events.server';
import type { AccountEventKind } from '~/domain/accounts/tables';
import { ownerOfUser } from '~/domain/accounts/visitor';
import { ordersOf } from '~/domain/orders/find-order.server';
import { orderTypeNames } from '~/domain/orders/messages';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { formatMoment } from '~/values/german-date';

const words: Record<AccountEventKind, string> = {
  opened: 'Konto eröffnet',
  'sign-in': 'Eingeloggt',
  password: 'Passwort geändert',
  reset: 'Passwort neu gesetzt',
  email: 'E-Mail-Adresse geändert',
  'email-restored': 'Frühere E-Mail-Adresse wiederhergestellt',
  'second-factor': 'Zweiter Faktor eingerichtet',
  'second-factor-off': 'Zweiter Faktor entfernt',
  'recovery-code': 'Mit einem Wiederherstellungscode ausgewiesen',
  'recovery-codes': 'Neue Wiederherstellungscodes erzeugt',
};

const MAX_EVENTS = 50;

/** Newest first. Ends where the shorter list ends, so that nothing is missing between; `hasMore`: older entries exist. */
export async function historyOf(
  tenant: Tenant,
  context: Context,
  userId: string,
): Promise<{ entries: { at: string; when: string; what: string }[]; hasMore: boolean }> {
  const events = await eventsOf(context, userId, MAX_EVENTS);
  const { orders, next } = await ordersOf(tenant, context, ownerOfUser(userId));
  const ends = [
    ...(events.length === MAX_EVENTS ? events.slice(-1).map(({ at }) => at) : []),
    ...(next ? [next.placedAt] : []),
  ];
  const end = Math.max(...ends.map((at) => at.getTime()), 0);
  const entries = [
    ...events.map(({ kind, at }) => ({ at, what: words[kind] })),
    ...orders.map(({ placedAt, orderType, number }) => ({
      at: placedAt,
      what: `${orderTypeNames[orderType]} ${number}`,
    })),
  ]
    .filter(({ at }) => at.getTime() >= end)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, what }) => ({ at: at.toISOString(), when: formatMoment(at), what }));
  return { entries, hasMore: ends.length > 0 };
}
