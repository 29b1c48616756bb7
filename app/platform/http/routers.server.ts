import { LRUCache } from 'lru-cache';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

/** One per location, because the basename belongs to the router. */
const ROUTERS = 2_000;

export type Routes = ServerBuild | (() => Promise<ServerBuild>);

export function createRouters(build: Routes): (basename: string) => RequestHandler {
  const routers = new LRUCache<string, RequestHandler>({ max: ROUTERS });
  return (basename) => {
    const known = routers.get(basename);
    if (known) return known;
    // React Router calls a function for each request and joins its routes again: for development only.
    const located =
      typeof build === 'function' ? async () => ({ ...(await build()), basename }) : { ...build, basename };
    const router = createRequestHandler(located, process.env.NODE_ENV);
    routers.set(basename, router);
    return router;
  };
}
