import { afterEach } from 'vitest';
import type { StaffRole } from '~/domain/accounts/tables';
import { address, addTyre, lastButton, orderNumber } from './buyer';
import { setStock, someTyres } from './catalogue';
import { openDesk, placeOrder } from './desk';
import { freshShop } from './fresh-shop';
import { expectStatesToFollow } from './order-events';
import { liftReservationLimits } from './reservation-settings';
import { Visitor } from './visitor';

export const stateIn = (page: { text: string }) => /data-order-state="([^"]+)"/.exec(page.text)?.[1];

export const paymentIn = (page: { text: string }) => /data-payment-state="([^"]+)"/.exec(page.text)?.[1];

export async function openOrders() {
  const { database, shop } = await freshShop({ prepare: liftReservationLimits });
  const { context } = database;
  const tyres = await someTyres(database, 40);
  let next = 0;
  afterEach(() => expectStatesToFollow(database));
  const staff = (role: StaffRole, place: string | null = 'muster') => openDesk(database, shop, role, place);
  const petra = await staff('verkauf');

  const placed = (way: 'kauf' | 'reservierung' = 'kauf', pieces = 2, place = '/muster') =>
    placeOrder(database, shop, tyres[next++]?.id ?? '', { way, pieces, place });

  async function sent(pieces = 2) {
    const code = tyres[next++]?.id ?? '';
    await setStock(database, code, { here: 9 });
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', code, pieces);
    const choice = await visitor.open('/muster/initiateCheckout');
    const first = await visitor.press(choice, 'Weiter', { weg: 'kauf' });
    const payment = await visitor.press(first, 'Weiter', address);
    const last = await visitor.press(payment, 'Weiter', { lieferung: 'versand', zahlung: 'vorkasse' });
    const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
    const number = orderNumber(page) ?? '';
    return { number, code, at: `/muster/tresen/bestellungen/${number}` };
  }

  const press = (at: string, button: string, fields: Record<string, string> = {}, visitor = petra) =>
    visitor.press(at, button, fields);

  return { database, shop, context, staff, petra, placed, sent, press };
}
