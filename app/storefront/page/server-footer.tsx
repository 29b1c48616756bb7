import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useHref, useNavigate } from 'react-router';

// Its styles belong to every page, though the browser's program knows nothing of what they are for.
import.meta.glob(['../footers/*.css.ts', '../blocks/footer/*.css.ts'], { eager: true });

/** The footer of the page that the server writes. */
export const ServerFooterContext = createContext<ReactNode>(undefined);

const ID = 'fuss';
let kept: string | undefined;

/** The markup of the footer as the document brought it; kept for when React makes the place anew, as around an error. */
function writtenFooter(): string {
  kept ??= document.getElementById(ID)?.innerHTML ?? '';
  return kept;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Leads from links in server-written markup to pages of the shop without a new document, as `Link` does. */
function useLinksOf(place: React.RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const home = useHref('/');
  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.target || !isPlainClick(event) || link.origin !== window.location.origin) return;
      const base = home.replace(/\/$/, '');
      if (link.pathname !== base && !link.pathname.startsWith(`${base}/`)) return;
      event.preventDefault();
      void navigate(`${link.pathname.slice(base.length) || '/'}${link.search}${link.hash}`);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [place, navigate, home]);
}

/**
 * The place of the footer. It is the same on every page of a location, so the browser loads neither its program nor its
 * data: it keeps the markup that the server wrote (decision 29).
 */
export function ServerFooter() {
  const footer = useContext(ServerFooterContext);
  const place = useRef<HTMLDivElement>(null);
  useLinksOf(place);
  if (import.meta.env.SSR) return <div id={ID}>{footer}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already
  return <div id={ID} ref={place} dangerouslySetInnerHTML={{ __html: writtenFooter() }} />;
}
