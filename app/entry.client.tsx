import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadChunk, watchStyles } from './platform/browser/chunk-load-error';

const surroundings = {
  load: (address: string) => import(/* @vite-ignore */ address),
  reload: () => window.location.reload(),
  get memory() {
    return window.sessionStorage;
  },
};
// The name by which React Router's loader calls it (platform/browser/route-chunks.ts).
Object.assign(globalThis, { radhausLoadChunk: (address: string) => loadChunk(address, surroundings) });
watchStyles(window, surroundings);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
