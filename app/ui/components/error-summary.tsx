import { useEffect, useRef } from 'react';
import * as styles from './field.css';

/** @param attempt number of times the form was sent: the summary takes the focus at each, but not while typing */
/** More would push the form off the screen; each stands beside its field. */
const MAX_LINKED = 3;

export function ErrorSummary({
  title,
  errors,
  attempt = 1,
}: {
  title: string;
  errors: { id?: string; text: string }[];
  attempt?: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const focusedAttempt = useRef(0);
  const isShown = errors.length > 0 && attempt > 0;
  useEffect(() => {
    if (!isShown || focusedAttempt.current === attempt) return;
    focusedAttempt.current = attempt;
    // The form library moves the focus to the first field; this runs after it.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [isShown, attempt]);
  if (!isShown) return null;
  return (
    // Without JavaScript the browser focuses the element with `autofocus`.
    // biome-ignore lint/a11y/noAutofocus: an error summary must get the focus
    <div ref={box} role="alert" tabIndex={-1} autoFocus className={styles.summary}>
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
