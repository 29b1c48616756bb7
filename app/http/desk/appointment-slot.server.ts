import { z } from 'zod';
import { SLOT_PAST, slotQuestion } from '~/domain/desk/appointments/messages';
import { premisesSettings } from '~/domain/tenancy/premises';
import { baysAt, closuresAt } from '~/domain/workshop/appointments/find-slots.server';
import { isPast, slotDoubts, type WishedSlot } from '~/domain/workshop/appointments/slot-doubts';
import { unitOf } from '~/domain/workshop/appointments/units';
import { dayField } from '~/values/day-field';
import { germanMoment } from '~/values/german-clock';
import { type DeskForm, refused } from './desk-answer';
import type { Desk } from './require-desk.server';

export const slotSchema = z.object({
  tag: dayField('plan'),
  uhrzeit: z
    .string()
    .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'Bitte eine Uhrzeit in Viertelstunden angeben.'),
  buehne: z.string().min(1, 'Bitte wählen Sie eine Bühne.'),
});

/** A time that exists, on a bay of the location. */
export async function slotOf(
  { tenant, context }: Desk,
  { tag, uhrzeit, buehne }: z.output<typeof slotSchema>,
) {
  const moment = germanMoment(tag, uhrzeit);
  if (!moment)
    return { errors: { uhrzeit: ['Diese Uhrzeit gibt es an diesem Tag nicht: Die Uhr wird umgestellt.'] } };
  const bays = await baysAt(tenant.location, context);
  if (!bays.some(({ id }) => id === buehne)) return { errors: { buehne: ['Bitte wählen Sie eine Bühne.'] } };
  return { slot: { unit: unitOf(moment), bays: [buehne] } };
}

/** A past time, or one in closed time or before the goods that nobody has confirmed. Undefined: the slot may be taken. */
export async function refusalOfSlot({ tenant, context }: Desk, form: DeskForm, slot: WishedSlot) {
  if (isPast(slot.unit, context.now())) return refused(form, { field: 'uhrzeit', text: SLOT_PAST }, 400);
  if (form.values.trotzdem === 'on') return undefined;
  const closures = await closuresAt(context, tenant.location.id, context.now());
  const doubts = slotDoubts(premisesSettings.of(tenant.location), closures, slot, context.now());
  return doubts.length > 0
    ? refused(form, { field: 'trotzdem', text: slotQuestion(doubts, slot) }, 400)
    : undefined;
}
