import { expect } from 'vitest';
import { unitOf } from '~/domain/workshop/appointments/units';
import { address, addTyre, orderNumber } from './buyer';
import { setStock, someTyre, type TyreRow } from './catalogue';
import { freshDatabase } from './fresh-database';
import { textOf } from './html-forms';
import { startShop } from './running-shop';
import { cartOf } from './shown-cart';
import { Visitor } from './visitor';

export const next = 'Weiter';

type Page = { text: string; path: string; status: number };

export const slotsIn = ({ text }: Page) =>
  [...text.matchAll(/name="beginn"[^>]* value="([^"]+)"/g)].map(([, slot = '']) => slot);

export const fittingOf = ({ text }: Page) =>
  [...text.matchAll(/data-fitting="([^"]+)"/g)].map(([, state]) => state);

export const unitIn = (slot: string) => unitOf(new Date(slot));

const plain = 'run_flat_mark is null and not is_commercial and rim_tenths between 160 and 170';

export const openCart = (buyer: Visitor, place = 'muster') => buyer.open(`/${place}/warenkorb`);

export async function withWork(buyer: Visitor, fields: Record<string, string> = {}, place = 'muster') {
  const cart = await openCart(buyer, place);
  for (const { line } of cartOf(cart).lines)
    await buyer.post(`/${place}/warenkorb`, { aktion: 'montage', zeile: line, ...fields });
  return openCart(buyer, place);
}

export async function toSlots(buyer: Visitor, weg = 'kauf', place = 'muster') {
  return buyer.press(`/${place}/initiateCheckout`, next, { weg });
}

export async function toButton(buyer: Visitor, afterSlots: Page, zahlung = 'abholung') {
  const payment = await buyer.press(afterSlots, next, address);
  return buyer.press(payment, next, { lieferung: 'abholung', zahlung });
}

export const last = 'zahlungspflichtig bestellen';

export async function ordered(buyer: Visitor, slot?: string) {
  const slots = await toSlots(buyer);
  const beginn = slot ?? slotsIn(slots)[0] ?? expect.fail('no slot');
  const button = await toButton(buyer, await buyer.press(slots, next, { beginn }));
  const thanks = await buyer.press(button, last, { agb: 'on', fruehbeginn: 'on' });
  return { thanks, beginn, number: orderNumber(thanks) ?? expect.fail(textOf(thanks.text).slice(0, 400)) };
}

export async function openFitting() {
  const database = await freshDatabase();

  await database.query(
    `update locations set delivery = delivery || '{"deliveryDays": 5}' where url = 'muster'`,
  );

  const shop = await startShop({ DATABASE_URL: database.url });

  async function stocked(condition = plain, pieces = { here: 40, central: 40 }): Promise<TyreRow> {
    const tyre = await someTyre(database, condition);
    await setStock(database, tyre.id, pieces);
    return tyre;
  }

  async function cartWith(tyres: { id: string; quantity?: number }[], place = 'muster') {
    await database.query('delete from attempts');
    const buyer = new Visitor(shop);
    for (const { id, quantity = 4 } of tyres) await addTyre(buyer, `/${place}`, id, quantity);
    return buyer;
  }

  const appointmentOf = async (number: string) => {
    const [row] = await database.query<{
      id: string;
      number: string;
      state: string;
      starts_at: Date;
      ends_at: Date;
      needs: unknown;
      price: string;
      early_start_at: Date | null;
    }>('select a.* from appointments a join orders o on o.id = a.order_id where o.number = $1', [number]);
    return row;
  };

  return { database, shop, stocked, cartWith, appointmentOf };
}
