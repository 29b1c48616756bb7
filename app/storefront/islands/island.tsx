import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import type { BrandMarkProps } from '~/ui/illustrations/brand-mark';

/** Parts that every page of a location shares; only `entry.server.tsx` provides them. */
interface Islands {
  header: ReactNode;
  footer: ReactNode;
  consent: ReactNode;
  BrandMark: ComponentType<BrandMarkProps>;
  head: ReactNode;
  /** Stands for the page's address in header and footer. */
  address: string | undefined;
}

export const IslandsContext = createContext<Islands | undefined>(undefined);

interface IslandProps {
  id: string;
  as: 'div' | 'section' | 'span';
  'aria-label'?: string;
  className?: string;
  ref?: RefObject<HTMLDivElement | null>;
  'data-page'?: string;
  hidden?: boolean;
  'aria-busy'?: boolean;
  children?: ReactNode;
}

const written = new Map<string, string>();
/** By id of the island: the state that its markup was made for. */
const shownFor = new Map<string, string>();

export const isWritten = (id: string): boolean => written.has(id);

/** For a new render after an error; undefined for a document without the part. */
function writtenMarkup(id: string): string | undefined {
  const markup = written.get(id) ?? document.getElementById(id)?.innerHTML;
  if (markup !== undefined) written.set(id, markup);
  return markup;
}

async function rewrittenMarkup(id: string): Promise<string | undefined> {
  const answer = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById(id)?.innerHTML;
}

/** Asks the server for the part when `madeFor` changes; returns the number of updates as a key. */
export function useRewrites(id: string, madeFor: string): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    // Pages of steps lack the part: it may be older than a sign-in there.
    const shown = shownFor.get(id) ?? madeFor;
    shownFor.set(id, shown);
    if (shown === madeFor) return;
    let isMounted = true;
    const take = (markup: string | undefined) => {
      if (!isMounted || !markup) return;
      shownFor.set(id, madeFor);
      written.set(id, markup);
      setTimes((before) => before + 1);
    };
    // Without a network the old content stays; its links lead to current pages.
    rewrittenMarkup(id).then(take, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [id, madeFor]);
  return times;
}

function WrittenIsland({ as: Place, children: _, ...place }: IslandProps) {
  const [markup] = useState(() => writtenMarkup(place.id));
  useEffect(() => {
    // Of a step of the checkout that fails: other pages with this part are loaded as documents (`needsDocument`).
    if (markup === undefined) window.location.reload();
  }, [markup]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already
  return <Place {...place} dangerouslySetInnerHTML={{ __html: markup ?? '' }} />;
}

/** The server renders the content; the browser keeps it without its code or data (decision 29). */
export function Island(props: IslandProps) {
  if (!import.meta.env.SSR) return <WrittenIsland {...props} />;
  const { as: Place, ref: _, ...place } = props;
  return <Place {...place} />;
}
