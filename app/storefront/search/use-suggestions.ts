import { useEffect } from 'react';

function start({ target }: { target: EventTarget | null }): void {
  const field = target instanceof HTMLInputElement && target.form?.dataset.suggestions ? target : undefined;
  // Without the script the form still works.
  if (field)
    import('./suggest').then(
      ({ suggestIn }) => suggestIn(field),
      () => undefined,
    );
}

/** Loads the script when a search field first gets the focus. */
export function useSuggestions(): void {
  useEffect(() => {
    start({ target: document.activeElement });
    document.addEventListener('focusin', start);
    return () => document.removeEventListener('focusin', start);
  }, []);
}
