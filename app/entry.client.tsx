import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadChunk, watchStyles } from './platform/browser/chunk-load-error';
import { leaveShownRoutes } from './platform/browser/other-routes';

/** What React Router writes into a page. */
type ReactRouterWindow = typeof window & {
  __reactRouterManifest: Parameters<typeof leaveShownRoutes>[0];
  __reactRouterRouteModules: Record<string, unknown>;
};

const surroundings = {
  load: (address: string) => import(/* @vite-ignore */ address),
  reload: () => window.location.reload(),
  get memory() {
    return window.sessionStorage;
  },
};
/** A page whose program did not come: React Router waits for ever for one that is refused, so it fails when it is shown. */
function failedPage(error: unknown) {
  return {
    default: () => {
      throw error;
    },
  };
}

const { __reactRouterManifest: manifest, __reactRouterRouteModules: shown } = window as ReactRouterWindow;

// The names by which React Router's loader calls them (platform/browser/route-chunks.ts).
Object.assign(globalThis, {
  radhausLoadChunk: (address: string) => loadChunk(address, surroundings).catch(failedPage),
  radhausOtherRoutes: import.meta.env.PROD && leaveShownRoutes(manifest, Object.keys(shown)),
});
watchStyles(window, surroundings);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
