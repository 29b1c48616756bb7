import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { findUser, type User } from '~/domain/accounts/users.server';
import { joinPath } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import { pageOf } from '~/domain/tenancy/tenant';
import { signInPath } from '~/paths';
import { requestTargetContext, servicesContext, tenantContext, userContext } from './contexts';
import { readForm } from './read-form.server';
import { requestScope } from './request-scope';
import { saveExpiredForm } from './saved-form.server';

async function userOrRedirect(routerContext: Readonly<RouterContextProvider>, backTo: string): Promise<User> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const user = visitor.user && (await findUser(context, visitor.user.id));
  // Middleware redirects are sent as they are: the router adds its basename only in loaders and actions.
  if (!user) throw redirect(joinPath(tenant.basename, signInPath(backTo)), 303);
  return user;
}

/** As long as the longest text of a page, and as many as the largest form has. */
const MAX_SAVED_TEXT = 120_000;
const MAX_SAVED_FIELDS = 1_000;

/** Stores the form of an expired session. @throws {Response} the redirect to sign-in, and back */
export const requireUser: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  const { tenant, visitor } = requestScope(context);
  if (request.method === 'POST' && !visitor.user) {
    const form = await readForm(request, { maxLength: MAX_SAVED_TEXT, maxFields: MAX_SAVED_FIELDS });
    const goOn = await saveExpiredForm(context, { request, form, page: pageOf(tenant, url) });
    if (goOn) throw redirect(joinPath(tenant.basename, goOn), 303);
  }
  context.set(userContext, await userOrRedirect(context, pageOf(tenant, url)));
};

/** For URLs that are no page: signing in leads to `page`. */
export const requireUserFrom =
  (page: string): MiddlewareFunction<Response> =>
  async ({ context }) => {
    context.set(userContext, await userOrRedirect(context, page));
  };

// For loaders and actions: a 404 from middleware has neither header nor footer.

/** /styleguide and /vhost exist only while DEV_ROUTES is on (spec 1, section 2). @throws {Response} 404 */
export function requireDevRoutes(routerContext: Readonly<RouterContextProvider>): void {
  if (!routerContext.get(servicesContext).config.devRoutes) throw new Response('', { status: 404 });
}

/** @throws {Response} 404 outside the local environment, and below a location */
export function requireDevelopment(routerContext: Readonly<RouterContextProvider>): void {
  const { config } = routerContext.get(servicesContext);
  if (config.deployment !== 'local') throw new Response('', { status: 404 });
  requireWholeHost(routerContext.get(tenantContext));
}

/** Files about a whole host are not below a location's prefix. */
export function requireWholeHost({ basename }: Pick<Tenant, 'basename'>): void {
  if (basename !== '/') throw new Response('', { status: 404 });
}

/** A route's data are sent when they are whole; a stream would be waited for. @throws {Response} 404 */
export function refuseAsData(routerContext: Readonly<RouterContextProvider>): void {
  if (routerContext.get(requestTargetContext).isForData) throw new Response('', { status: 404 });
}
