import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject } from 'react-router';
import type { Routes } from './routes';

export interface MatchedPage {
  route: string;
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Menus repeat a few hundred paths, and comparing one with every route takes milliseconds. */
const CACHED_PATHS = 10_000;

type ServerRoutes = Exclude<Routes, (...args: never[]) => unknown>['routes'];

function childrenOf(routes: ServerRoutes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: childrenOf(routes, id) }];
  });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function matcherOf(tree: RouteObject[]): (path: string) => MatchedPage | undefined {
  const kept = new LRUCache<string, { page: MatchedPage | undefined }>({ max: CACHED_PATHS });
  return (path) => {
    const known = kept.get(path);
    if (known) return known.page;
    const matches = (isDecodable(path) && matchRoutes(tree, path)) || [];
    const last = matches.at(-1);
    const pattern = `/${matches.flatMap(({ route }) => route.path || []).join('/')}`;
    const page =
      last && !('*' in last.params)
        ? { route: last.route.id ?? '', pattern, params: last.params }
        : undefined;
    kept.set(path, { page });
    return page;
  };
}

export type PageMatcher = (path: string) => Promise<MatchedPage | undefined>;

export function createPageMatcher(build: Routes): PageMatcher {
  const matchers = new WeakMap<ServerRoutes, (path: string) => MatchedPage | undefined>();
  return async (path) => {
    const { routes } = typeof build === 'function' ? await build() : build;
    const matcher = matchers.get(routes) ?? matcherOf(childrenOf(routes, undefined));
    matchers.set(routes, matcher);
    return matcher(path.split(/[?#]/)[0] ?? '');
  };
}
