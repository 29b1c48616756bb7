import { data, type RouterContextProvider, redirect } from 'react-router';
import { mayDo, storageCommands } from '~/domain/desk/rights';
import { parsedChange, parsedFacts, parsedPlace } from '~/domain/desk/storage/wheels-form';
import { changeWheels, storeWheels } from '~/domain/workshop/storage/book-wheels.server';
import { findWheels } from '~/domain/workshop/storage/find-wheels.server';
import { labelMessage, wheelsMessages } from '~/domain/workshop/storage/messages';
import { deskWheelsPath } from '~/values/desk-paths';
import { type DeskForm, invalid, refused, textsOf } from './desk-answer';
import { refuseRight } from './refuse-right.server';
import { requireDesk } from './require-desk.server';

type RequestContext = Readonly<RouterContextProvider>;

/** @throws {Response} the redirect to the set */
export async function newWheelsByForm(routerContext: RequestContext, sent: FormData) {
  const desk = await requireDesk(routerContext);
  const { tenant, context, user, roles } = desk;
  const form: DeskForm = { command: 'store', values: textsOf(sent) };
  if (!mayDo(roles, 'storage')) return refuseRight(desk, form, 'storage');
  const place = parsedPlace(form.values);
  const facts = parsedFacts(form.values, context.now());
  if (place.errors || facts.errors) return invalid(form, { ...facts.errors, ...place.errors });
  const { nummer: id, etikett: label } = place.value;
  const here = { locationId: tenant.location.id, staff: user.email };
  const result = await storeWheels(context, here, { ...facts.value, id, label });
  if (!result.ok) return refused(form, { field: 'etikett', text: labelMessage(result) }, 409);
  throw redirect(`${deskWheelsPath(result.label)}?hinweis=store`, 303);
}

/** @throws {Response} 404 for a label that no set of the location has */
export async function requireWheels(routerContext: RequestContext, typed: string) {
  const desk = await requireDesk(routerContext);
  const label = /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 0;
  const wheels = await findWheels(desk.context, desk.tenant.location.id, label);
  if (!wheels) throw data('Diesen Radsatz gibt es hier nicht.', { status: 404 });
  return { desk, wheels, mayChange: mayDo(desk.roles, 'storage') };
}

/** @throws {Response} the redirect to the set, which says what was done */
export async function wheelsCommandByForm(routerContext: RequestContext, typed: string, sent: FormData) {
  const { desk, wheels, mayChange } = await requireWheels(routerContext, typed);
  const { tenant, context, user } = desk;
  const command = storageCommands.find((one) => one !== 'store' && one === sent.get('befehl'));
  const form: DeskForm = { command: command ?? '', values: textsOf(sent) };
  if (!command || command === 'store' || !mayChange) return refuseRight(desk, form, command);
  const parsed = parsedChange(command, form.values, context.now());
  if (parsed.errors) return invalid(form, parsed.errors);
  const { label } = wheels;
  const place = {
    locationId: tenant.location.id,
    label,
    staff: user.email,
    version: Number(form.values.stand),
  };
  const result = await changeWheels(context, place, parsed.value);
  if (!result.ok) return refused(form, { text: wheelsMessages[result.code] }, 409);
  throw redirect(`${deskWheelsPath(label)}?hinweis=${command}`, 303);
}
