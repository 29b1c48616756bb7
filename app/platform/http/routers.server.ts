import { LRUCache } from 'lru-cache';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

/** One router for each location, because the basename is the router's; least recently used ones are dropped. */
const ROUTERS = 2_000;

/** The routes as React Router built them; in development a function that gives the newest. */
export type Routes = ServerBuild | (() => Promise<ServerBuild>);

/** Makes, and keeps, a router for each basename. */
export function createRouters(build: Routes): (basename: string) => RequestHandler {
  const routers = new LRUCache<string, RequestHandler>({ max: ROUTERS });
  return (basename) => {
    const known = routers.get(basename);
    if (known) return known;
    // A function is asked again for each request and its routes are joined anew: for development only.
    const located =
      typeof build === 'function' ? async () => ({ ...(await build()), basename }) : { ...build, basename };
    const router = createRequestHandler(located, process.env.NODE_ENV);
    routers.set(basename, router);
    return router;
  };
}
