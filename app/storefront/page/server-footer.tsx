import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useHref, useNavigate } from 'react-router';
import { ServerPart, ServerPartsContext } from '../shell/server-parts';

// Its styles belong to every page, though the browser's program knows nothing of what they are for.
import.meta.glob(['../footers/*.css.ts', '../blocks/footer/*.css.ts'], { eager: true });

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Leads from links in the server's markup to pages of the shop without a new document, as `Link` does. */
function useLinksBelow(place: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const home = useHref('/');
  useEffect(() => {
    const element = place.current;
    const base = home.replace(/\/$/, '');
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.target || !isPlainClick(event) || link.origin !== window.location.origin) return;
      if (!`${link.pathname}/`.startsWith(`${base}/`)) return;
      event.preventDefault();
      void navigate(`${link.pathname.slice(base.length) || '/'}${link.search}${link.hash}`);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [place, navigate, home]);
}

/** The place of the footer, whose links lead on as those of the page do. */
export function ServerFooter() {
  const place = useRef<HTMLDivElement>(null);
  useLinksBelow(place);
  return (
    <ServerPart id="fuss" as="div" ref={place}>
      {useContext(ServerPartsContext)?.footer}
    </ServerPart>
  );
}
