import type { Plugin } from 'vite';

const IMPORT = /await import\(\s*(?:\/\*[^*]*\*\/\s*)*route\.module\s*\)/;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * Puts our way of loading (`loadChunk`, called by its global name) into React Router's, which would load the page anew
 * without end and show nothing.
 * @throws {Error} when React Router's code has changed: then this needs another look
 */
export function withOwnChunkLoading(code: string): string {
  const start = code.indexOf('async function loadRouteModule(');
  const end = code.indexOf('\n}\n', start);
  const loader = code.slice(start, end);
  if (start < 0 || end < 0 || !IMPORT.test(loader) || !RELOAD.test(loader)) {
    throw new Error('React Router loads its routes in another way than this was written for');
  }
  const own = loader
    .replace(IMPORT, () => 'await globalThis.radhausLoadChunk(route.module)')
    .replace(RELOAD, () => 'throw error;');
  return code.slice(0, start) + own + code.slice(end);
}

const DISCOVERY =
  /function getPatchRoutesOnNavigationFunction\(getRouter, manifest, routeModules, ssr, routeDiscovery, isSpaMode, basename\) \{/;
const CREATE =
  'function createClientRoutes(manifest, routeModulesCache, initialState, ssr, isSpaMode, parentId = ""';

/**
 * Lets React Router ask us for the routes that it was not given at first (`other-routes.ts`), instead of the server.
 * @throws {Error} when React Router's code has changed: then this needs another look
 */
export function withOwnRouteDiscovery(code: string): string {
  if (!DISCOVERY.test(code) || !code.includes(CREATE)) {
    throw new Error('React Router finds its routes in another way than this was written for');
  }
  return code.replace(
    DISCOVERY,
    (start) => `${start}
  return globalThis.radhausOtherRoutes((routes, parentId) =>
    createClientRoutes(routes, routeModules, null, ssr, isSpaMode, parentId));`,
  );
}

/** Of React Router's two builds its package leads to the one that warns developers, which differs in this only. */
export function withoutWarnings(code: string): string {
  return code.replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
}

/** In place of Vite's, which would load styles along: what is imported when it is needed has none of its own. */
const PLAIN_IMPORT = 'export const __vitePreload = (load) => load();';

/** Makes the browser's build load its routes by `loadChunk`, when they are needed, and leaves out what it does not need for that. */
export function ownChunkLoading(): Plugin {
  let isDone = false;
  return {
    name: 'radhaus-own-chunk-loading',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (id.endsWith('vite/preload-helper.js')) return { code: PLAIN_IMPORT, map: null };
      if (!id.includes('react-router') || !code.includes('async function loadRouteModule(')) return undefined;
      isDone = true;
      return { code: withoutWarnings(withOwnRouteDiscovery(withOwnChunkLoading(code))), map: null };
    },
    generateBundle() {
      if (!isDone) this.error('React Router has no loadRouteModule any more');
    },
  };
}
