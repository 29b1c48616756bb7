import { useEffect, useState } from 'react';
import { button } from './button.css';

type Way = 'share' | 'copy';

function waysHere(): Way | undefined {
  if ('share' in navigator) return 'share';
  // Only available in a secure context.
  return 'clipboard' in navigator ? 'copy' : undefined;
}

/** Renders nothing in browsers that can neither share nor copy. */
export function ShareButton({ title, address }: { title: string; address: string }) {
  const [way, setWay] = useState<Way>();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => setWay(waysHere()), []);
  if (!way) return null;
  return (
    <>
      <button
        type="button"
        className={button.accent}
        onClick={async () => {
          // Both fail if the visitor closes the dialog, or the browser forbids it: the field stays.
          try {
            if (way === 'share') await navigator.share({ title, url: address });
            else await navigator.clipboard.writeText(address);
            setIsCopied(way === 'copy');
          } catch {
            setIsCopied(false);
          }
        }}
      >
        {way === 'share' ? 'Link teilen' : 'Link kopieren'}
      </button>
      <span role="status">{isCopied && 'Der Link ist kopiert.'}</span>
    </>
  );
}
