import { type RouterContextProvider, redirect } from 'react-router';
import { deskPerson } from '~/domain/desk/desk-person.server';
import { leadsNetwork, rolesAt } from '~/domain/desk/rights';
import { secondFactorPath } from '~/paths';
import { accountScope } from '../request-scope';

/** For loaders and actions below a guard of the account. @throws {Response} 404 without a role at this location, else the way to the second factor */
export async function requireDesk(routerContext: Readonly<RouterContextProvider>) {
  const { tenant, context, user } = accountScope(routerContext);
  const person = await deskPerson(tenant, context, user);
  if (person.ok) {
    const others = tenant.group.filter(
      ({ id }) => id !== tenant.location.id && rolesAt(person.held, id).length > 0,
    );
    const isCentral = leadsNetwork(person.held);
    return { tenant, context, user, roles: person.roles, isCentral, others };
  }
  if (person.code === 'no-factor') throw redirect(secondFactorPath, 303);
  throw new Response('Diese Seite ist nur für Mitarbeiter.', { status: 404 });
}

export type Desk = Awaited<ReturnType<typeof requireDesk>>;

export function deskHeaders() {
  return {
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  };
}
