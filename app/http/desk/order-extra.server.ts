import { data, redirect } from 'react-router';
import { z } from 'zod';
import { type DeskOrder, deskOrder } from '~/domain/desk/desk-order.server';
import { NOT_ALLOWED } from '~/domain/desk/messages';
import { mayDo, type OrderExtra, orderExtras } from '~/domain/desk/rights';
import { addNote } from '~/domain/orders/order-notes.server';
import { resendMail } from '~/platform/mail/outbox.server';
import { deskOrderPath } from '~/values/desk-paths';
import type { Desk } from './require-desk.server';

const noteText = z.string().trim().min(1).max(1_000);

/** @throws {Response} 404 for an order of another location */
export async function orderOfDesk(
  { tenant, context, roles, others }: Desk,
  number: string,
): Promise<DeskOrder> {
  const place = { locationId: tenant.location.id, roles, hasOtherLocations: others.length > 0 };
  const found = await deskOrder(context, place, number);
  if (!found) throw data('Diese Bestellung gibt es hier nicht.', { status: 404 });
  return found;
}

async function run({ context, user }: Desk, found: DeskOrder, command: OrderExtra, form: FormData) {
  switch (command) {
    case 'note': {
      const text = noteText.safeParse(form.get('notiz'));
      if (!text.success) return 'Bitte schreiben Sie die Notiz in das Feld.';
      await addNote(context, { orderId: found.order.id, staff: user.email, text: text.data });
      return undefined;
    }
    case 'resend': {
      const mail = found.mails.find(({ id }) => id === form.get('mail'));
      const isSent = mail && (await resendMail(context.db, mail.id, context.now()));
      return isSent ? undefined : 'Diese E-Mail lässt sich nicht noch einmal senden.';
    }
  }
}

/** Undefined: the form has another command. @throws {Response} the redirect to the order, which says what was done */
export async function extraByForm(desk: Desk, number: string, form: FormData) {
  const command = orderExtras.find((one) => one === form.get('befehl'));
  if (!command) return undefined;
  const found = await orderOfDesk(desk, number);
  if (!mayDo(desk.roles, command)) return data({ command, text: NOT_ALLOWED }, { status: 403 });
  const text = await run(desk, found, command, form);
  if (text !== undefined) return data({ command, text }, { status: 400 });
  throw redirect(`${deskOrderPath(found.order.number)}?hinweis=${command}`, 303);
}
