import { useContext, useRef } from 'react';
import { ServerPart, ServerPartsContext } from '../shell/server-parts';
import { useLinksBelow } from './below';

// Its styles belong to every page, though the browser's program knows nothing of what they are for.
import.meta.glob(['../footers/*.css.ts', '../blocks/footer/*.css.ts'], { eager: true });

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
