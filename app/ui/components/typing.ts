let hasTyped = false;

/** Called at each submit, be it sent or refused. */
export function watchTyping(): void {
  hasTyped = false;
  const onInput = () => {
    hasTyped = true;
  };
  document.addEventListener('input', onInput, { once: true, capture: true });
}

/** An answer that comes late takes the focus from nobody who went on typing. */
export const hasTypedSinceSubmit = (): boolean => hasTyped;
