import { useContext } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { contents } from './header-island.css';
import { headerPage } from './header-page';
import { Island, IslandsContext, useRewrites } from './island';
import { useIsland } from './use-island';

// The browser's build has no other import of these styles.
import.meta.glob(
  ['../headers/*.css.ts', '../blocks/*.css.ts', '../blocks/header/*.css.ts', '../search/*.css.ts'],
  { eager: true },
);

const ID = 'kopf';

function HeaderPlace() {
  return (
    <Island
      id={ID}
      as="div"
      ref={useIsland()}
      className={contents}
      data-page={headerPage(useLocation().pathname)}
      aria-busy={useNavigation().state === 'loading'}
    >
      {useContext(IslandsContext)?.header}
    </Island>
  );
}

/** The server renders it again after sign-in, sign-out or a change of vehicle. */
export function HeaderIsland({
  isSignedIn,
  vehicleCode = '',
}: {
  isSignedIn: boolean;
  vehicleCode: string | undefined;
}) {
  return <HeaderPlace key={useRewrites(ID, `${isSignedIn} ${vehicleCode}`)} />;
}
