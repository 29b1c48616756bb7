import { matchRoutes, type RouteObject } from 'react-router';
import type { Routes } from './routers.server';

/** What a path leads to: the parts of the path that vary, by the names that its route gives them. */
export interface MatchedPage {
  params: Readonly<Record<string, string | undefined>>;
}

type ServerRoutes = Exclude<Routes, (...args: never[]) => unknown>['routes'];

function childrenOf(routes: ServerRoutes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: childrenOf(routes, id) }];
  });
}

/** Tells which page of the shop answers to a path below a location; the page for everything unknown is none. */
export function createPageMatcher(build: Routes): (path: string) => Promise<MatchedPage | undefined> {
  const trees = new WeakMap<ServerRoutes, RouteObject[]>();
  return async (path) => {
    const { routes } = typeof build === 'function' ? await build() : build;
    const tree = trees.get(routes) ?? childrenOf(routes, undefined);
    trees.set(routes, tree);
    const matches = matchRoutes(tree, path.split(/[?#]/)[0] ?? '');
    const last = matches?.at(-1);
    if (!last || '*' in last.params) return undefined;
    return { params: last.params };
  };
}
