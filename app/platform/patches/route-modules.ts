import type { Plugin } from 'vite';

const LOADER = 'async function loadRouteModule(';
const IMPORT = /await import\(\s*(?:\/\*[^*]*\*\/\s*)*route\.module\s*\)/;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/** Replaces React Router's import by the global `loadChunk`. @throws {Error} if React Router's code has changed */
export function withOwnModuleLoading(code: string): string {
  const start = code.indexOf(LOADER);
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

/** Stops the build if React Router has no place for `loadChunk`. */
export function ownModuleLoading(): Plugin {
  let isDone = false;
  return {
    name: 'radhaus-own-module-loading',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('react-router') || !code.includes(LOADER)) return undefined;
      isDone = true;
      return { code: withOwnModuleLoading(code), map: null };
    },
    generateBundle() {
      if (!isDone) this.error('React Router has no loadRouteModule any more');
    },
  };
}
