import { useEffect, useRef } from 'react';
import { button } from './button.css';

/** Its text stands in pages, so it names nothing outside of itself. The clipboard needs a secure context. */
function offerCopy(place: HTMLElement | null): void {
  const button = place?.querySelector('button');
  const told = place?.querySelector('[role=status]');
  if (!place || !button || !told || !('clipboard' in navigator)) return;
  place.hidden = false;
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(button.value);
      told.textContent = button.dataset.done ?? '';
    } catch {
      // The browser forbids it: the text stays to be copied by hand.
    }
  };
}

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
