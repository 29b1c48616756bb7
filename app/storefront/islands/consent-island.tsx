import { useContext, useEffect } from 'react';
import { banner } from '../consent/consent-banner.css';
import { Island, IslandsContext } from './island';
import { useIsland } from './use-island';

/** Not modal. */
export function ConsentIsland() {
  useEffect(
    () => () => {
      // A visitor who has moved to a field keeps the focus there.
      if (document.activeElement === document.body)
        document.getElementById('inhalt')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Island id="cookies" as="section" aria-label="Cookies" className={banner} ref={useIsland()}>
      {useContext(IslandsContext)?.consent}
    </Island>
  );
}
