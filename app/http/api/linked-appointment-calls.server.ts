import { z } from 'zod';
import { changeOrderAppointment } from '~/domain/orders/change-appointment.server';
import { depositWithoutFitting } from '~/domain/orders/follow-deposits.server';
import { basenameOf } from '~/domain/tenancy/tenant';
import { findLinkedAppointment } from '~/domain/workshop/appointments/appointment-links.server';
import type { Change, ChangeResult } from '~/domain/workshop/appointments/change-appointment.server';
import { changeMessages } from '~/domain/workshop/appointments/messages';
import { slotAt } from '~/domain/workshop/appointments/slots';
import { slotsToMove } from '~/domain/workshop/appointments/slots-to-move.server';
import type { BookedAppointment } from '~/domain/workshop/appointments/stored-appointment';
import { appointmentAnswer, toAppointment } from './appointment-answer.server';
import { APPOINTMENTS } from './appointment-calls.server';
import { type CallScope, defineHolderCall, noLocation } from './call.server';
import { linkToken, standortUrl } from './fields';
import { findTenant } from './find-tenant.server';
import { type Refused, refusal } from './refusal';
import { slotTaken, someSlots } from './slot-calls.server';
import { daysAnswer, startField, toDays, unitAt } from './workshop-subject.server';

const PATH = `${APPOINTMENTS}/{token}`;
const inPath = ['standortUrl', 'token'];
const input = z.strictObject({ standortUrl, token: linkToken });
type Named = z.output<typeof input>;

const noAppointment = refusal(404, 'appointment_not_found', 'Diesen Termin gibt es nicht.');

async function find(scope: CallScope, { standortUrl: url, token }: Named) {
  const tenant = findTenant(scope, url);
  if (!tenant) return noLocation;
  const { location, origin, host } = tenant;
  const appointment = await findLinkedAppointment([location], scope.context, token);
  if (!appointment) return noAppointment;
  const shop = { location, origin, basename: basenameOf(host, location) };
  return { appointment, shop };
}

const MINUTE_MS = 60_000;
const minutesOf = ({ startsAt, endsAt }: BookedAppointment) =>
  (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;

const refusals = [noLocation, noAppointment];

const impossible = refusal(409, 'impossible', changeMessages.impossible);

const refusedChanges: Record<Extract<ChangeResult, { ok: false }>['code'], Refused> = {
  unknown: noAppointment,
  'slot-taken': slotTaken,
  'too-late': refusal(409, 'too_late', changeMessages['too-late']),
  impossible,
  // Of what the desk alone does.
  'too-early': impossible,
  'changed-meanwhile': refusal(409, 'changed_meanwhile', changeMessages['changed-meanwhile']),
};

const changeRefusals = [noLocation, ...new Set(Object.values(refusedChanges))];

type Found = Exclude<Awaited<ReturnType<typeof find>>, Refused>;

async function told({ context }: CallScope, { shop, appointment }: Found) {
  const depositCents = await depositWithoutFitting(context, appointment.orderId);
  return toAppointment(shop.location, appointment, { now: context.now(), depositCents });
}

async function change(
  scope: CallScope,
  named: Named,
  { shop, appointment }: Found,
  change: Pick<Change, 'event' | 'slot'>,
) {
  const result = await changeOrderAppointment(shop, scope.context, {
    ...change,
    id: appointment.id,
    orderId: appointment.orderId,
    by: 'shopper',
  });
  if (!result.ok) return refusedChanges[result.code];
  const now = await find(scope, named);
  return 'refusal' in now ? now : told(scope, now);
}

export const appointmentCall = defineHolderCall({
  path: PATH,
  summary: 'Ein Termin mit seinem Stand',
  inPath,
  input,
  answer: appointmentAnswer,
  refusals,
  run: async (scope, named) => {
    const found = await find(scope, named);
    if ('refusal' in found) return found;
    return told(scope, found);
  },
});

export const slotsToMoveCall = defineHolderCall({
  path: `${PATH}/slots`,
  summary: 'Wohin sich ein Termin verschieben lässt: für dieselbe Leistung und dasselbe Fahrzeug',
  inPath,
  input,
  answer: z.object({ data: daysAnswer }),
  refusals,
  run: async (scope, named) => {
    const found = await find(scope, named);
    if ('refusal' in found) return found;
    const { appointment, shop } = found;
    return {
      data: toDays(await slotsToMove(shop.location, scope.context, appointment), minutesOf(appointment)),
    };
  },
});

export const moveAppointmentCall = defineHolderCall({
  method: 'PUT',
  path: `${PATH}/slot`,
  summary: 'Einen Termin verschieben',
  inPath,
  input,
  body: z.strictObject({ startsAt: startField }),
  answer: appointmentAnswer,
  refusals: changeRefusals,
  example: async (tenant, context) => ({
    ...(await appointmentCall.example(tenant, context)),
    body: { startsAt: (await someSlots(tenant, context)).starts[0] ?? context.now().toISOString() },
  }),
  run: async (scope, named, { startsAt }) => {
    const found = await find(scope, named);
    if ('refusal' in found) return found;
    const { appointment, shop } = found;
    const unit = unitAt(startsAt);
    // The same request again changes nothing, and mails nothing.
    if (unitAt(appointment.startsAt.toISOString()) === unit) return told(scope, found);
    const slot = slotAt(await slotsToMove(shop.location, scope.context, appointment), unit);
    return slot ? change(scope, named, found, { event: 'move', slot }) : slotTaken;
  },
});

export const cancelAppointmentCall = defineHolderCall({
  method: 'POST',
  path: `${PATH}/cancellation`,
  summary: 'Einen Termin absagen',
  inPath,
  input,
  answer: appointmentAnswer,
  refusals: changeRefusals,
  run: async (scope, named) => {
    const found = await find(scope, named);
    if ('refusal' in found) return found;
    if (found.appointment.state === 'cancelled') return told(scope, found);
    return change(scope, named, found, { event: 'cancel' });
  },
});
