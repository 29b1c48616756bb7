import { useEffect, useRef } from 'react';
import * as styles from './field.css';

/** All that is wrong in a form, at its top: announced, focused, each entry a link to its field. */
export function ErrorSummary({ title, errors }: { title: string; errors: { id?: string; text: string }[] }) {
  const box = useRef<HTMLDivElement>(null);
  const texts = errors.map((error) => error.text).join('\n');
  useEffect(() => {
    if (texts) box.current?.focus();
  }, [texts]);
  if (errors.length === 0) return null;
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
