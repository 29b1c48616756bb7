import { type RouterContextProvider, redirect } from 'react-router';
import { deskPerson } from '~/domain/desk/desk-person.server';
import { type DeskCommand, leadsNetwork, mayDo, rolesAt } from '~/domain/desk/rights';
import { secondFactorPath } from '~/values/account-paths';
import { accountScope } from '../request-scope';
import { hiddenPage, recordRefusedRight } from './refuse-right.server';

/** For loaders and actions below a guard of the account. @throws {Response} 404 without a role at this location, else the way to the second factor */
export async function requireDesk(routerContext: Readonly<RouterContextProvider>) {
  const { tenant, context, user, visitor } = accountScope(routerContext);
  const actor = { accountId: user.id, address: visitor.address };
  const person = await deskPerson(tenant, context, user);
  if (person.ok) {
    const others = tenant.group.filter(
      ({ id }) => id !== tenant.location.id && rolesAt(person.held, id).length > 0,
    );
    const isCentral = leadsNetwork(person.held);
    return { tenant, context, user, actor, roles: person.roles, held: person.held, isCentral, others };
  }
  if (person.code === 'no-factor') throw redirect(secondFactorPath, 303);
  await recordRefusedRight({ context, actor }, 'desk');
  throw new Response('Diese Seite ist nur für Mitarbeiter.', { status: 404 });
}

export type Desk = Awaited<ReturnType<typeof requireDesk>>;

/** For the journal. */
export const whoAt = ({ tenant, user }: Desk) => ({ locationId: tenant.location.id, staff: user.email });

/** @throws {Response} 404 for who may not do it here */
export async function requireRight(
  routerContext: Readonly<RouterContextProvider>,
  command: DeskCommand,
): Promise<Desk> {
  const desk = await requireDesk(routerContext);
  if (!mayDo(desk.roles, command)) throw await hiddenPage(desk, command);
  return desk;
}

export function deskHeaders() {
  return {
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  };
}
