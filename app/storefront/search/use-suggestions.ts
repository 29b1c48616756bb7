import { useEffect } from 'react';

function start({ target }: { target: EventTarget | null }): void {
  const field = target instanceof HTMLInputElement && target.form?.dataset.suggestions ? target : undefined;
  // Without the program the form stays what it is.
  if (field)
    import('./suggest').then(
      ({ suggestIn }) => suggestIn(field),
      () => undefined,
    );
}

/** Loads what suggests while somebody types, when a search field is first entered. */
export function useSuggestions(): void {
  useEffect(() => {
    start({ target: document.activeElement });
    document.addEventListener('focusin', start);
    return () => document.removeEventListener('focusin', start);
  }, []);
}
