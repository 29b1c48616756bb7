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

const firstSegment = (path: string) => path.split('/').find(Boolean) ?? '';

/** The routes that a path with this first segment can match; '' is the start page. React Router ranks what is left. */
function withFirst(tree: readonly RouteObject[], segment: string): RouteObject[] {
  return tree.flatMap((route): RouteObject[] => {
    const first = firstSegment(route.path ?? '').toLowerCase();
    const isOpen = first.startsWith(':') || first === '*' || first.endsWith('?');
    if (first) return isOpen || first === segment ? [route] : [];
    if (!route.children) return [route];
    const children = withFirst(route.children, segment);
    return children.length > 0 || route.path !== undefined ? [{ ...route, children }] : [];
  });
}

/** React Router flattens and ranks all routes for each path, which takes milliseconds. */
function treesOf(tree: RouteObject[]): (path: string) => RouteObject[] {
  const bySegment = new Map<string, RouteObject[]>();
  const named = new Set<string>();
  const collect = (routes: readonly RouteObject[]): void => {
    for (const { path = '', children = [] } of routes) {
      const first = firstSegment(path).toLowerCase();
      if (first) named.add(first);
      else collect(children);
    }
  };
  collect(tree);
  return (path) => {
    const segment = firstSegment(path).toLowerCase();
    // An encoded name may be that of a route.
    if (segment.includes('%')) return tree;
    const key = named.has(segment) ? segment : segment && ':';
    const known = bySegment.get(key) ?? withFirst(tree, segment);
    bySegment.set(key, known);
    return known;
  };
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
  const treeFor = treesOf(tree);
  const cachedPages = new LRUCache<string, { page: MatchedPage | undefined }>({ max: CACHED_PATHS });
  return (path) => {
    const known = cachedPages.get(path);
    if (known) return known.page;
    const matches = (isDecodable(path) && matchRoutes(treeFor(path), path)) || [];
    const last = matches.at(-1);
    const pattern = `/${matches.flatMap(({ route }) => route.path || []).join('/')}`;
    const page =
      last && !('*' in last.params)
        ? { route: last.route.id ?? '', pattern, params: last.params }
        : undefined;
    cachedPages.set(path, { page });
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
