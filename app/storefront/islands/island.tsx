import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { BrandMarkProps } from '~/ui/illustrations/brand-mark';

/** What is the same on every page of a location: `entry.server.tsx` brings it, the browser's program is without it. */
interface Islands {
  header: ReactNode;
  footer: ReactNode;
  BrandMark: ComponentType<BrandMarkProps>;
}

export const IslandsContext = createContext<Islands | undefined>(undefined);

interface IslandProps {
  /** Finds the place in the document: one of each on a page. */
  id: string;
  as: 'div' | 'span';
  className?: string;
  ref?: RefObject<HTMLDivElement | null>;
  'data-page'?: string;
  'aria-busy'?: boolean;
  children?: ReactNode;
}

const written = new Map<string, string>();

/** The markup of the document, for a new render after an error. Undefined: there was none. */
function writtenMarkup(id: string): string | undefined {
  const markup = written.get(id) ?? document.getElementById(id)?.innerHTML;
  if (markup !== undefined) written.set(id, markup);
  return markup;
}

/** The content as the server writes it now; undefined where the page is without it. */
async function rewrittenMarkup(id: string): Promise<string | undefined> {
  const answer = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById(id)?.innerHTML;
}

/**
 * Asks the server for a part anew where it is made for somebody else than before.
 * @returns how often it was written anew: a key for the part and all that works on it
 */
export function useRewrites(id: string, madeFor: string): number {
  const [times, setTimes] = useState(0);
  const shownFor = useRef(madeFor);
  useEffect(() => {
    if (shownFor.current === madeFor) return;
    let isWanted = true;
    const take = (markup: string | undefined) => {
      if (!isWanted || !markup) return;
      shownFor.current = madeFor;
      written.set(id, markup);
      setTimes((before) => before + 1);
    };
    // Without the network the old content stays: what it leads to says the same.
    rewrittenMarkup(id).then(take, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [id, madeFor]);
  return times;
}

function WrittenIsland({ as: Place, children: _, ...place }: IslandProps) {
  const [markup] = useState(() => writtenMarkup(place.id));
  useEffect(() => {
    // The document was one without this part, as those are that other sites show in frames.
    if (markup === undefined) window.location.reload();
  }, [markup]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already
  return <Place {...place} dangerouslySetInnerHTML={{ __html: markup ?? '' }} />;
}

/** A place whose content the server writes and the browser keeps as it is, without its program or data (decision 29). */
export function Island(props: IslandProps) {
  if (!import.meta.env.SSR) return <WrittenIsland {...props} />;
  const { as: Place, ref: _, ...place } = props;
  return <Place {...place} />;
}
