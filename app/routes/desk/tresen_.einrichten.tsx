import { data, type RouterContextProvider, redirect } from 'react-router';
import { findSavedForm } from '~/domain/accounts/saved-form.server';
import { requiresSecondFactor } from '~/domain/accounts/second-factor';
import { hasSecondFactor } from '~/domain/accounts/second-factor.server';
import { rolesOf } from '~/domain/accounts/staff.server';
import { findUser, type User } from '~/domain/accounts/users.server';
import { SetUpPage } from '~/domain/desk/components/set-up/set-up-page';
import { leadsNetwork } from '~/domain/desk/rights';
import { SET_UP, SET_UP_FIELDS } from '~/domain/desk/set-up/set-up-form';
import { isBeforeFirstLocation } from '~/domain/tenancy/empty-network';
import { categoryChoices } from '~/exchange/desk/first-network.server';
import { hasNetwork, setUpNetwork } from '~/exchange/desk/set-up-network.server';
import { handleSecondFactor } from '~/http/account/handle-second-factor.server';
import { handleSignIn } from '~/http/account/handle-sign-in.server';
import { servicesContext, userContext } from '~/http/contexts';
import { invalid, textsOf } from '~/http/desk/desk-answer';
import { refuseRight } from '~/http/desk/refuse-right.server';
import { deskHeaders } from '~/http/desk/require-desk.server';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { saveExpiredForm } from '~/http/saved-form.server';
import { offerSecret } from '~/storefront/account/offer-secret.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { deskPath } from '~/values/desk-path';
import { deskSetUpPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen_.einrichten';

export const handle: PageHandle = { hasOwnFrame: true, isStatic: true };

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Ihr Betrieb' }];

/** @throws {Response} the way to the desk of a network that has a location */
export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(routerContext);
  if (!isBeforeFirstLocation(tenant.location)) throw redirect(deskPath);
  // Until the node knows it, which takes a second.
  if (await hasNetwork(context)) return { state: 'made' } as const;
  const user = await signedIn(routerContext);
  const state = await standingOf(routerContext, user);
  if (state === 'no-factor' && user)
    return { state: 'no-factor', offered: await offerSecret(tenant, context, user) } as const;
  if (state === 'ready')
    return {
      state,
      hostname: tenant.host.hostname,
      categories: categoryChoices(routerContext.get(servicesContext).standardCategories),
      typed: await findSavedForm(context, visitor, deskSetUpPath),
    } as const;
  if (state === 'no-role') return { state } as const;
  return { state: 'signed-out', isExpired: url.searchParams.get('hinweis') === 'abgelaufen' } as const;
}

/** Signs in, sets up the second factor, and makes the first location. @throws {Response} the redirect once something is done */
export async function action({ context: routerContext, request }: Route.ActionArgs) {
  if (!isBeforeFirstLocation(requestScope(routerContext).tenant.location)) throw redirect(deskPath, 303);
  const sent = await readForm(request, { maxFields: SET_UP_FIELDS });
  const user = await signedIn(routerContext);
  if (sent.get('befehl') === SET_UP) return makeByForm(routerContext, user, { request, sent });
  if (sent.get('aktion') === 'einrichten' && user) return handleSecondFactor(routerContext, sent);
  const { status, ...answer } = await handleSignIn({ routerContext, form: sent, goOn: deskSetUpPath });
  return data(answer, { status });
}

type RouterContext = Readonly<RouterContextProvider>;

async function signedIn(routerContext: RouterContext): Promise<User | undefined> {
  const { context, visitor } = requestScope(routerContext);
  const user = visitor.user && (await findUser(context, visitor.user.id));
  if (user) routerContext.set(userContext, user);
  return user;
}

async function standingOf(routerContext: RouterContext, user: User | undefined) {
  const { tenant, context } = requestScope(routerContext);
  if (!user) return 'signed-out';
  if (!leadsNetwork(await rolesOf(context.db, user.id))) return 'no-role';
  const needsFactor = requiresSecondFactor(tenant) && !(await hasSecondFactor(context.db, user.id));
  return needsFactor ? 'no-factor' : 'ready';
}

async function makeByForm(
  routerContext: RouterContext,
  user: User | undefined,
  { request, sent }: { request: Request; sent: FormData },
) {
  const { context, visitor } = requestScope(routerContext);
  const form = { command: SET_UP, values: textsOf(sent) };
  const saved = { request, form: sent, page: deskSetUpPath };
  if (!user && (await saveExpiredForm(routerContext, saved)))
    throw redirect(`${deskSetUpPath}?hinweis=abgelaufen`, 303);
  if (!user || (await standingOf(routerContext, user)) !== 'ready') {
    const actor = { accountId: user?.id, address: visitor.address };
    return refuseRight({ context, actor }, form, SET_UP);
  }
  const { photos, standardCategories: standard } = routerContext.get(servicesContext);
  const tools = { store: photos, origins: [] };
  const result = await setUpNetwork(context, form.values, user.email, { standard, tools });
  if (!result.ok && result.code === 'invalid') return invalid(form, result.errors);
  throw redirect(deskSetUpPath, 303);
}

export default function DeskSetUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SetUpPage view={loaderData} answer={actionData} />;
}
