import { data, redirect } from 'react-router';
import { z } from 'zod';
import { type DeskOrder, deskOrder } from '~/domain/desk/desk-order.server';
import { MAX_NOTE } from '~/domain/desk/order-note';
import { mayDo, type OrderExtra, orderExtras } from '~/domain/desk/rights';
import { type ChangeParcelResult, changeParcel } from '~/domain/orders/change-parcel.server';
import { addNote } from '~/domain/orders/order-notes.server';
import { writeToShopper } from '~/domain/orders/write-to-shopper.server';
import { resendMail } from '~/platform/mail/outbox.server';
import { deskOrderPath } from '~/values/desk-paths';
import { refused, textsOf } from './desk-answer';
import { messageByForm } from './message-form.server';
import { refuseRight } from './refuse-right.server';
import type { Desk } from './require-desk.server';

const parcelRefusals: Record<
  Extract<ChangeParcelResult, { ok: false }>['code'],
  { field?: string; text: string }
> = {
  'unknown-order': { text: 'Diese Bestellung gibt es nicht.' },
  'unknown-parcel': { text: 'Diese Sendungsnummer hat inzwischen jemand anderes berichtigt.' },
  'no-number': { field: 'nummer', text: 'Das ist keine Sendungsnummer dieses Paketdienstes.' },
};

const noteText = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(
    z
      .string()
      .min(1, 'Bitte schreiben Sie die Notiz in das Feld.')
      .max(MAX_NOTE, 'Bitte schreiben Sie höchstens 1.000 Zeichen.'),
  );

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

async function run(
  { context, user }: Desk,
  found: DeskOrder,
  command: Exclude<OrderExtra, 'write'>,
  form: FormData,
) {
  switch (command) {
    case 'note': {
      const text = noteText.safeParse(form.get('notiz'));
      if (!text.success) return { field: 'notiz', text: text.error.issues[0]?.message ?? '' };
      await addNote(context, { orderId: found.order.id, staff: user.email, text: text.data });
      return undefined;
    }
    case 'change-parcel': {
      const change = {
        from: String(form.get('sendung') ?? ''),
        to: String(form.get('nummer') ?? ''),
        staff: user.email,
        isTold: form.get('mailen') === 'on',
      };
      const result = await changeParcel(context, found.order.number, change);
      return result.ok ? undefined : parcelRefusals[result.code];
    }
    case 'resend': {
      const mail = found.mails.find(({ id }) => id === form.get('mail'));
      const isSent = mail && (await resendMail(context.db, mail.id, context.now()));
      return isSent ? undefined : { text: 'Diese E-Mail lässt sich nicht noch einmal senden.' };
    }
  }
}

/** Undefined: the form has another command. @throws {Response} the redirect to the order, which says what was done */
export async function extraByForm(desk: Desk, number: string, form: FormData) {
  const command = orderExtras.find((one) => one === form.get('befehl'));
  if (!command) return undefined;
  const found = await orderOfDesk(desk, number);
  const typed = { command, values: textsOf(form) };
  if (!mayDo(desk.roles, command)) return refuseRight(desk, typed, command);
  if (command === 'write') {
    const refusal = await messageByForm(desk, form, (message) =>
      writeToShopper(desk.context, desk.tenant, found.order, message),
    );
    if (refusal) return refusal;
    throw redirect(`${deskOrderPath(found.order.number)}?hinweis=write`, 303);
  }
  const refusal = await run(desk, found, command, form);
  if (refusal) return refused(typed, refusal, 400);
  throw redirect(`${deskOrderPath(found.order.number)}?hinweis=${command}`, 303);
}
