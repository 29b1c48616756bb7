import { LRUCache } from 'lru-cache';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { MatchedPage } from './page-matcher.server';
import type { Routes } from './routes';

/** Measured: a router has its own tree of routes and their patterns. */
const BYTES_OF_ROUTER = 14 * 1024;
const BYTES_OF_ROUTE = 2_300;

function pick<Value>(all: Readonly<Record<string, Value>>, ids: readonly string[]): Record<string, Value> {
  return Object.fromEntries(ids.flatMap((id) => (id in all ? [[id, all[id] as Value]] : [])));
}

function routesAround(routes: ServerBuild['routes'], id: string): string[] {
  const route = routes[id];
  return route ? [...(route.parentId ? routesAround(routes, route.parentId) : []), id] : [];
}

function patternOf(routes: ServerBuild['routes'], id: string): string {
  return `/${routesAround(routes, id)
    .flatMap((one) => routes[one]?.path || [])
    .join('/')}`;
}

/** The page's route and those of the pages above it, whose routes a browser then knows: "/reifen" and "/" of "/reifen/:productId". */
function routesOf({ routes }: ServerBuild, { route, pattern }: MatchedPage): string[] {
  const segments = pattern.split('/').filter(Boolean);
  const above = new Set(segments.map((_, end) => `/${segments.slice(0, end).join('/')}`));
  const pages = Object.keys(routes).filter((id) => above.has(patternOf(routes, id)));
  return [...new Set([...routesAround(routes, route), ...pages.flatMap((id) => routesAround(routes, id))])];
}

/** React Router compares a path with every route five times a page: a build of the page's own routes saves that. */
function buildOf(build: ServerBuild, page: MatchedPage | undefined): ServerBuild {
  if (!page) return build;
  const ids = routesOf(build, page);
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
  };
}

/** One for each location, because the basename belongs to the router, and each route; without a page: for all routes. */
export function createRouters(
  build: Routes,
  maxBytes: number,
): (basename: string, page: MatchedPage | undefined) => RequestHandler {
  const routers = new LRUCache<string, RequestHandler>({ maxSize: maxBytes });
  return (basename, page) => {
    const key = `${basename} ${page?.route ?? ''}`;
    const known = routers.get(key);
    if (known) return known;
    // React Router calls a function for each request and joins its routes again: for development only.
    const located =
      typeof build === 'function'
        ? async () => ({ ...(await build()), basename })
        : { ...buildOf(build, page), basename };
    const router = createRequestHandler(located, process.env.NODE_ENV);
    const routes = typeof located === 'function' ? 0 : Object.keys(located.routes).length;
    routers.set(key, router, { size: BYTES_OF_ROUTER + routes * BYTES_OF_ROUTE });
    return router;
  };
}
