import { useContext, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { headerPage } from '../blocks/header/header-page';
import { ServerPart, ServerPartsContext, useRewritten } from '../shell/server-parts';
import { useCurrentBelow, useLinksBelow, useReturnBelow, useSessionBelow, useWaitBelow } from './below';
import { useMenusBelow } from './menus-below';
import { contents } from './page-shell.css';

// Its styles belong to every page, though the browser's program knows nothing of what they are for.
import.meta.glob(
  ['../headers/*.css.ts', '../blocks/*.css.ts', '../blocks/header/*.css.ts', '../search/*.css.ts'],
  { eager: true },
);

const ID = 'kopf';

function HeaderPlace() {
  const place = useRef<HTMLDivElement>(null);
  useLinksBelow(place);
  useCurrentBelow(place);
  useReturnBelow(place);
  useSessionBelow(place);
  useMenusBelow(place);
  const isLoading = useNavigation().state === 'loading';
  useWaitBelow(place, isLoading);
  return (
    <ServerPart
      id={ID}
      as="div"
      ref={place}
      className={contents}
      data-page={headerPage(useLocation().pathname)}
      aria-busy={isLoading}
    >
      {useContext(ServerPartsContext)?.header}
    </ServerPart>
  );
}

/** The header, which the server writes anew for who has signed in or out, or has another vehicle. */
export function ServerHeader({
  isSignedIn,
  vehicleCode = '',
}: {
  isSignedIn: boolean;
  vehicleCode: string | undefined;
}) {
  return <HeaderPlace key={useRewritten(ID, `${isSignedIn} ${vehicleCode}`)} />;
}
