import { useEffect, useRef } from 'react';
import { button } from './button.css';
import { offerCopy } from './offer-copy';

/** Stays hidden where nothing can be copied. A page without the shop's program has the script of the button alone. */
export function CopyButton({ value, label, done }: { value: string; label: string; done: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => offerCopy(place.current), []);
  const script = `(${offerCopy.toString()})(document.currentScript.previousElementSibling)`;
  return (
    <>
      <span ref={place} hidden suppressHydrationWarning>
        <button type="button" value={value} data-done={done} className={button.plain}>
          {label}
        </button>{' '}
        <span role="status" suppressHydrationWarning />
      </span>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : '' }}
        suppressHydrationWarning
      />
    </>
  );
}
