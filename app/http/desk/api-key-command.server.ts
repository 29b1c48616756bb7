import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { makeKey, revokeKey } from '~/domain/desk/programs/change-keys.server';
import { keyRefusals } from '~/domain/desk/programs/messages';
import { keyOf, keySchema } from '~/domain/desk/programs/schemas';
import { apiKeyCommands, mayDo } from '~/domain/desk/rights';
import { deskApiKeysPath } from '~/values/desk-paths';
import { servicesContext } from '../contexts';
import { invalid, refused, textsOf } from './desk-answer';
import { hiddenPage, refuseRight } from './refuse-right.server';
import { requireDesk } from './require-desk.server';

type RouterContext = Readonly<RouterContextProvider>;

/** @throws {Response} 404 for who does not lead all locations */
export async function keyDesk(routerContext: RouterContext) {
  const desk = await requireDesk(routerContext);
  const { context, user, roles, isCentral, actor } = desk;
  if (!isCentral || !mayDo(roles, 'add-key')) throw await hiddenPage(desk, 'add-key');
  const { locationsByUrl } = routerContext.get(servicesContext).network();
  const places = [...locationsByUrl.values()].sort((a, b) => a.url.localeCompare(b.url, 'de'));
  return { context, staff: user.email, actor, places };
}

/** @throws {Response} the redirect after a revocation; a new key is shown in the answer, and nowhere else */
export async function keyByForm(routerContext: RouterContext, sent: FormData) {
  const desk = await keyDesk(routerContext);
  const { context, staff, places, actor } = desk;
  const values = textsOf(sent);
  const command = apiKeyCommands.find((one) => one === values.befehl);
  const form = { command: command ?? '', values };
  if (!command) return refuseRight(desk, form, command);
  if (command === 'revoke-key') {
    const id = z.uuid().safeParse(values.schluessel).data;
    const result = id
      ? await revokeKey(context, places, { id, staff, actor })
      : ({ ok: false, code: 'not-there' } as const);
    if (!result.ok) return refused(form, { text: keyRefusals[result.code] }, 409);
    throw redirect(`${deskApiKeysPath}?hinweis=${command}`, 303);
  }
  const parsed = keySchema.safeParse(values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const checked = keyOf(parsed.data, values, {
    places,
    staff,
    now: context.now(),
  });
  if ('faults' in checked) return invalid(form, checked.faults);
  const result = await makeKey(context, places, checked.added, actor);
  if (!result.ok) return refused(form, { text: keyRefusals[result.code] }, 409);
  return { made: { name: checked.added.name, key: result.key } };
}
