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
interface ServerParts {
  header: ReactNode;
  footer: ReactNode;
  BrandMark: ComponentType<BrandMarkProps>;
}

export const ServerPartsContext = createContext<ServerParts | undefined>(undefined);

interface ServerPartProps {
  /** Finds the place in the document: one of each on a page. */
  id: string;
  as: 'div' | 'span';
  className?: string;
  ref?: RefObject<HTMLDivElement | null>;
  'data-page'?: string;
  'aria-busy'?: boolean;
  /** Where this changes, the server is asked for the content again. */
  madeFor?: string;
  children?: ReactNode;
}

const written = new Map<string, string>();

/** What the document brought; kept for when React makes the place anew, as it does around an error. */
function writtenMarkup(id: string): string {
  const markup = written.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  written.set(id, markup);
  return markup;
}

/** The content as the server writes it now. */
async function rewrittenMarkup(id: string): Promise<string> {
  const answer = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const markup = page.getElementById(id)?.innerHTML ?? '';
  written.set(id, markup);
  return markup;
}

function WrittenPart({ as: Place, children: _, madeFor, ...place }: ServerPartProps) {
  const { id } = place;
  const [markup, setMarkup] = useState(() => writtenMarkup(id));
  const madeBefore = useRef(madeFor);
  useEffect(() => {
    if (madeBefore.current === madeFor) return;
    madeBefore.current = madeFor;
    // Without the network the old content stays: what it leads to says the same.
    rewrittenMarkup(id).then(setMarkup, () => undefined);
  }, [id, madeFor]);
  useEffect(() => {
    // The document was one without this part, as those are that other sites show in frames.
    if (!markup) window.location.reload();
  }, [markup]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already
  return <Place {...place} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** A place whose content the server writes and the browser keeps as it is, without its program or data (decision 29). */
export function ServerPart(props: ServerPartProps) {
  if (!import.meta.env.SSR) return <WrittenPart {...props} />;
  const { as: Place, ref: _, madeFor: __, ...place } = props;
  return <Place {...place} />;
}
