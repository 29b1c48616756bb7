import { useEffect, useRef } from 'react';
import * as styles from './field.css';

/**
 * All that is wrong in a form, at its top: announced, focused, each entry a link to its field.
 * @param attempt how often the form was sent: each time anew the summary gets the focus, but not while typing
 */
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
    // After the form library, which moves the focus to the first field.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [isShown, attempt]);
  if (!isShown) return null;
  return (
    // Without JavaScript the browser itself focuses what carries `autofocus`.
    // biome-ignore lint/a11y/noAutofocus: an error summary must get the focus
    <div ref={box} role="alert" tabIndex={-1} autoFocus className={styles.summary}>
      <strong>{title}</strong>
      <ul className={styles.summaryList}>
        {errors.map((error) => (
          <li key={`${error.id} ${error.text}`}>
            {error.id ? <a href={`#${error.id}`}>{error.text}</a> : error.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
