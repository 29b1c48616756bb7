import { LRUCache } from 'lru-cache';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

/** Measured: its own tree of routes and their patterns. */
const BYTES_OF_ROUTER = 320 * 1024;

export type Routes = ServerBuild | (() => Promise<ServerBuild>);

/** One per location, because the basename belongs to the router. */
export function createRouters(build: Routes, maxBytes: number): (basename: string) => RequestHandler {
  const max = Math.ceil(maxBytes / BYTES_OF_ROUTER);
  const routers = new LRUCache<string, RequestHandler>({ max });
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
