import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { appointmentNotices, CLOSURE_GONE } from '~/domain/desk/appointments/messages';
import { ClosuresPage, closureCommands } from '~/domain/desk/components/closures-page';
import { mayDo } from '~/domain/desk/rights';
import { addClosure, listClosures, removeClosure } from '~/domain/workshop/appointments/closures.server';
import { baysAt } from '~/domain/workshop/appointments/find-slots.server';
import { type DeskForm, invalid, refused, textsOf } from '~/http/desk/desk-answer';
import { cursorOf, listQuery, pageOf, readCursor } from '~/http/desk/list-filters';
import { refuseRight } from '~/http/desk/refuse-right.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { dayField, optionalDayField } from '~/values/day-field';
import { deskAppointmentsPath, deskClosuresPath } from '~/values/desk-paths';
import { germanMoment } from '~/values/german-clock';
import { endOfIsoDay, startOfIsoDay } from '~/values/iso-day';
import type { Route } from './+types/tresen.termine.sperren';

const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, roles } = await requireDesk(routerContext);
  const page = { after: readCursor(url), limit: PAGE_SIZE };
  const [bays, found] = await Promise.all([
    baysAt(tenant.location, context),
    listClosures(context, tenant.location.id, page),
  ]);
  const { rows: closures, last } = pageOf(found, PAGE_SIZE);
  const nameOf = (bayId: string | null) =>
    bayId === null ? 'Alle Bühnen' : (bays.find(({ id }) => id === bayId)?.name ?? bayId);
  return {
    closures: closures.map(({ id, bayId, from, until, note }) => ({
      id,
      bay: nameOf(bayId),
      from,
      until,
      note,
    })),
    next: last && listQuery({}, cursorOf(last.from, last.id)),
    bays: bays.map(({ id, name }) => ({ id, name })),
    mayChange: mayDo(roles, 'closure'),
    notice: noticeOf(url, appointmentNotices),
  };
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  closureCommandByForm(context, await readForm(request));

const time = z.union([
  z.literal(''),
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Keine Uhrzeit wie 08:00.'),
]);

const closureSchema = z.object({
  buehne: z.string(),
  vonTag: dayField('term'),
  vonZeit: time,
  bisTag: optionalDayField('plan'),
  bisZeit: time,
  anlass: z.string().trim().max(60, 'Bitte höchstens 60 Zeichen.'),
});

/** @throws {Response} the redirect to the plan, which names the appointments that are in the way */
async function closureCommandByForm(routerContext: Readonly<RouterContextProvider>, sent: FormData) {
  const desk = await requireDesk(routerContext);
  const { tenant, context, user, roles } = desk;
  const command = closureCommands.find((one) => one === sent.get('befehl'));
  const form: DeskForm = { command: command ?? '', values: textsOf(sent) };
  if (!command || !mayDo(roles, 'closure')) return refuseRight(desk, form, 'closure');
  const locationId = tenant.location.id;
  if (command === 'freigeben') {
    const id = z.uuid().safeParse(form.values.nummer).data;
    if (!id || !(await removeClosure(context, locationId, id)))
      return refused(form, { text: CLOSURE_GONE }, 409);
    throw redirect(`${deskClosuresPath}?hinweis=freigegeben`, 303);
  }
  const parsed = closureSchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const { buehne, vonTag, vonZeit, bisTag, bisZeit, anlass } = parsed.data;
  const lastDay = bisTag || vonTag;
  const from = vonZeit ? germanMoment(vonTag, vonZeit) : startOfIsoDay(vonTag);
  const until = bisZeit ? germanMoment(lastDay, bisZeit) : endOfIsoDay(lastDay);
  if (!from || !until || from >= until)
    return invalid(form, { bisTag: ['Das Ende muss nach dem Anfang liegen.'] });
  const bays = await baysAt(tenant.location, context);
  if (buehne && !bays.some(({ id }) => id === buehne))
    return invalid(form, { buehne: ['Bitte wählen Sie eine Bühne.'] });
  await addClosure(context, {
    locationId,
    bayId: buehne || null,
    from,
    until,
    note: anlass,
    staff: user.email,
  });
  throw redirect(`${deskAppointmentsPath}?tag=${vonTag}&hinweis=gesperrt`, 303);
}

export default function DeskClosures({ loaderData }: Route.ComponentProps) {
  return <ClosuresPage {...loaderData} />;
}
