import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useActionData, useLocation } from 'react-router';
import * as styles from './field.css';
import { hasTypedSinceSubmit } from './typing';

/** More would push the form off the screen; each stands beside its field. */
const MAX_LINKED = 3;

const noChange = () => () => undefined;

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  );
}

/**
 * Takes the focus once for each refused submit, and never because of what is typed.
 * @param refusals number of refused submits, where the browser checks the form; without it, each answer of the page is one
 */
export function ErrorSummary({
  id,
  title,
  errors,
  refusals,
}: {
  id?: string;
  title: string;
  errors: { id?: string; text: string }[];
  refusals?: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const answer = useActionData<unknown>();
  const refusal = refusals ?? answer ?? key;
  const seen = useRef<unknown>(undefined);
  const wasHydrating = useRef(useIsHydrating());
  useEffect(() => {
    if (seen.current === refusal) return;
    seen.current = refusal;
    const isHydrating = wasHydrating.current;
    wasHydrating.current = false;
    // The browser has moved the focus; whoever has gone on since stays there.
    if (isHydrating && document.activeElement !== document.body) return;
    if (hasTypedSinceSubmit()) return;
    // The form library moves the focus to the first field; this runs after it.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [refusal]);
  if (errors.length === 0 || refusals === 0) return null;
  return (
    // Without JavaScript the browser focuses the element with `autofocus`.
    // biome-ignore lint/a11y/noAutofocus: an error summary must get the focus
    <div ref={box} id={id} role="alert" tabIndex={-1} autoFocus className={styles.summary}>
      <strong>{title}</strong>
      <ul className={styles.summaryList}>
        {errors.slice(0, MAX_LINKED).map((error) => (
          <li key={`${error.id} ${error.text}`}>
            {error.id ? <a href={`#${error.id}`}>{error.text}</a> : error.text}
          </li>
        ))}
        {errors.length === MAX_LINKED + 1 && <li>und eine weitere Angabe</li>}
        {errors.length > MAX_LINKED + 1 && <li>und {errors.length - MAX_LINKED} weitere Angaben</li>}
      </ul>
    </div>
  );
}
