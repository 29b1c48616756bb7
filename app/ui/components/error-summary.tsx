import { useEffect, useRef } from 'react';
import * as styles from './field.css';

interface SummaryError {
  id?: string;
  text: string;
}

/** More would push the form off a phone's screen. */
const SHOWN = 3;

const list = (errors: SummaryError[]) => (
  <ul className={styles.summaryList}>
    {errors.map(({ id, text }) => (
      <li key={`${id} ${text}`}>{id ? <a href={`#${id}`}>{text}</a> : text}</li>
    ))}
  </ul>
);

/** @param attempt number of times the form was sent: the summary takes the focus at each, but not while typing */
export function ErrorSummary({
  title,
  errors,
  attempt = 1,
}: {
  title: string;
  errors: SummaryError[];
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
      {list(errors.slice(0, SHOWN))}
      {errors.length > SHOWN && (
        <details>
          <summary>Weitere ({errors.length - SHOWN})</summary>
          {list(errors.slice(SHOWN))}
        </details>
      )}
    </div>
  );
}
