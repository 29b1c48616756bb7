import { type ActionFunctionArgs, data, type ServerBuild } from 'react-router';
import { isOutage } from '~/platform/database/outage';
import type { Routes } from '~/platform/http/routes';
import { UNAVAILABLE } from '~/values/general-failure';
import { loggedPageContext, servicesContext } from './contexts';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];
type Context = ActionFunctionArgs['context'];

function logged(error: unknown, context: Readonly<Context>): void {
  context.get(servicesContext).log.error({ err: error, ...context.get(loggedPageContext) }, 'a page failed');
}

const told = () =>
  new Response(UNAVAILABLE, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** React Router shows a middleware's thrown response as it is, and an error as a page. */
const toldInPage = () => data(UNAVAILABLE, { status: 503 });

function guarded<Args extends [{ context: Readonly<Context> }, ...unknown[]], Result>(
  handler: (...args: Args) => Result,
  unavailable: () => unknown = told,
) {
  return async (...args: Args): Promise<Awaited<Result>> => {
    try {
      return await handler(...args);
    } catch (error) {
      if (!isOutage(error)) throw error;
      logged(error, args[0].context);
      throw unavailable();
    }
  };
}

const guardedModule = ({ loader, action, middleware, ...module }: Module): Module => ({
  ...module,
  ...(loader && { loader: guarded(loader) }),
  ...(action && { action: guarded(action) }),
  ...(middleware && { middleware: middleware.map((one) => guarded(one, toldInPage)) }),
});

function guardedBuild(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: guardedModule(route.module) },
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Pages and calls answer 503 while the database or the disk cannot be used; their own failures stay 500. */
export function withOutages(build: Routes): Routes {
  return typeof build === 'function' ? async () => guardedBuild(await build()) : guardedBuild(build);
}
