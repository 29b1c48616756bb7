import { useContext, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { headerPage } from '../blocks/header/header-page';
import { ServerPart, ServerPartsContext } from '../shell/server-parts';
import { useCurrentBelow, useLinksBelow, useReturnBelow, useSessionBelow } from './below';
import { useMenusBelow } from './menus-below';
import { contents } from './page-shell.css';

// Its styles belong to every page, though the browser's program knows nothing of what they are for.
import.meta.glob(['../headers/*.css.ts', '../blocks/*.css.ts', '../blocks/header/*.css.ts'], { eager: true });

/** The place of the header, which the server writes anew for who has signed in or out. */
export function ServerHeader({ isSignedIn }: { isSignedIn: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLinksBelow(place);
  useCurrentBelow(place);
  useReturnBelow(place);
  useSessionBelow(place);
  useMenusBelow(place);
  return (
    <ServerPart
      id="kopf"
      as="div"
      ref={place}
      className={contents}
      data-page={headerPage(useLocation().pathname)}
      aria-busy={useNavigation().state === 'loading'}
      madeFor={String(isSignedIn)}
    >
      {useContext(ServerPartsContext)?.header}
    </ServerPart>
  );
}
