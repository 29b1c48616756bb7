import { type ComponentType, createContext, type ReactNode, type RefObject, useEffect } from 'react';
import type { BrandMarkProps } from '~/ui/illustrations/brand-mark';

/** What is the same on every page of a location: `entry.server.tsx` brings it, the browser's program is without it. */
interface ServerParts {
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
  children?: ReactNode;
}

const written = new Map<string, string>();

/** What the document brought; kept for when React makes the place anew, as it does around an error. */
function writtenMarkup(id: string): string {
  const markup = written.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  written.set(id, markup);
  return markup;
}

function WrittenPart({ as: Place, children: _, ...place }: ServerPartProps) {
  const markup = writtenMarkup(place.id);
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
  const { as: Place, ref: _, ...place } = props;
  return <Place {...place} />;
}
