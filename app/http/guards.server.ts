import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { isStaff } from '~/domain/accounts/staff.server';
import { findUser, type User } from '~/domain/accounts/users.server';
import { joinPath } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import { pageOf } from '~/domain/tenancy/tenant';
import { signInPath } from '~/paths';
import { servicesContext, userContext } from './contexts';
import { keepExpiredForm } from './kept-form.server';
import { readForm } from './read-form.server';
import { requestScope } from './request-scope';

async function userOrRedirect(routerContext: Readonly<RouterContextProvider>, backTo: string): Promise<User> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const user = visitor.user && (await findUser(context, visitor.user.id));
  // What middleware throws is sent as it is: the router puts its basename before redirects of loaders and actions only.
  if (!user) throw redirect(joinPath(tenant.basename, signInPath(backTo)), 303);
  return user;
}

/**
 * Middleware of pages for who has signed in; anybody else is sent to sign in, and back. Loaders and actions below read the
 * account from `userContext`. A form whose session has ended is kept meanwhile.
 * @throws {Response} the redirect
 */
export const requireUser: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  const { tenant, visitor } = requestScope(context);
  if (request.method === 'POST' && !visitor.user) {
    const form = await readForm(request);
    const goOn = await keepExpiredForm(context, { request, form, page: pageOf(tenant, url) });
    if (goOn) throw redirect(joinPath(tenant.basename, goOn), 303);
  }
  context.set(userContext, await userOrRedirect(context, pageOf(tenant, url)));
};

/** The same for an address that is no page: signing in leads to `page` instead. */
export const requireUserFrom =
  (page: string): MiddlewareFunction<Response> =>
  async ({ context }) => {
    context.set(userContext, await userOrRedirect(context, page));
  };

// What follows is asked in loaders and actions: a 404 that middleware throws has neither header nor footer around it.

/**
 * Below `requireUser`: lets pass who has the staff mark or a role, at any location and with or without a second factor. That is
 * enough for pages about their own account, for nothing that staff do for others.
 * @throws {Response} 404 for anybody else
 */
export async function requireStaff(routerContext: Readonly<RouterContextProvider>): Promise<void> {
  const { context } = requestScope(routerContext);
  if (!(await isStaff(context.db, routerContext.get(userContext)))) {
    throw new Response('Diese Seite ist für Mitarbeiter.', { status: 404 });
  }
}

/**
 * Guards /styleguide and /vhost, which are there only while DEV_ROUTES is on (spec 1, section 2).
 * @throws {Response} the ordinary 404
 */
export function requireDevRoutes(routerContext: Readonly<RouterContextProvider>): void {
  if (!routerContext.get(servicesContext).config.devRoutes) throw new Response('', { status: 404 });
}

/**
 * Guards pages that only developers see.
 * @throws {Response} 404 outside the local environment
 */
export function requireDevelopment(routerContext: Readonly<RouterContextProvider>): void {
  const { config } = routerContext.get(servicesContext);
  if (config.deployment !== 'local') throw new Response('', { status: 404 });
}

/** Files that speak of a whole host are not below a location's prefix. */
export function requireWholeHost({ basename }: Pick<Tenant, 'basename'>): void {
  if (basename !== '/') throw new Response('', { status: 404 });
}
