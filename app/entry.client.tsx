import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadChunk, watchStyles } from './platform/browser/chunk-load-error';
import { ignoreSkippedTransitions } from './platform/browser/skipped-transitions';
import { ofTab } from './platform/browser/storage';

const surroundings = {
  load: (address: string) => import(/* @vite-ignore */ address),
  reload: () => window.location.reload(),
  memory: ofTab,
};
/** React Router waits for ever for a refused page, so a missing script makes the page fail when it is shown. */
function failedPage(error: unknown) {
  return {
    default: () => {
      throw error;
    },
  };
}

// React Router's loader calls it by this name (platform/patches).
Object.assign(globalThis, {
  radhausLoadChunk: (address: string) => loadChunk(address, surroundings).catch(failedPage),
});
watchStyles(window, document, surroundings);
ignoreSkippedTransitions(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
