import type { AccountEventKind } from '~/domain/accounts/tables';
import { ownerOfUser } from '~/domain/accounts/visitor';
import { wayNames } from '~/domain/orders/order-words';
import { ordersOf } from '~/domain/orders/orders-of.server';
import type { Tenant } from '~/domain/tenancy/tenant';

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});

const words: Record<AccountEventKind, string> = {
  opened: 'Konto eröffnet',
  'sign-in': 'Eingeloggt',
  password: 'Passwort geändert',
  reset: 'Passwort neu gesetzt',
  email: 'E-Mail Adresse geändert',
  'second-factor': 'Zweiter Faktor eingerichtet',
  'second-factor-off': 'Zweiter Faktor entfernt',
};

/** '21. November 2026 um 12:00', in German time. */
export function momentText(date: Date): string {
  return moment.format(date);
}

/** What happened to an account and what was ordered with it, the newest first. */
export async function historyOf(
  tenant: Tenant,
  userId: string,
  events: { kind: AccountEventKind; at: Date }[],
): Promise<{ at: string; when: string; what: string }[]> {
  const { orders } = await ordersOf(tenant, ownerOfUser(userId));
  return [
    ...events.map(({ kind, at }) => ({ at, what: words[kind] })),
    ...orders.map(({ placedAt, way, number }) => ({ at: placedAt, what: `${wayNames[way]} ${number}` })),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, what }) => ({ at: at.toISOString(), when: momentText(at), what }));
}
