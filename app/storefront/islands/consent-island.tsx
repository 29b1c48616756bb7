import { useContext, useEffect } from 'react';
import { banner } from '../consent/consent-banner.css';
import { focusPage } from './focus-page';
import { Island, IslandsContext } from './island';
import { useIsland } from './use-island';

/** Not modal. @param isHidden on a page that asks itself; the next one shows what stands there */
export function ConsentIsland({ isHidden }: { isHidden: boolean }) {
  useEffect(() => focusPage, []);
  return (
    <Island
      id="cookies"
      as="section"
      aria-label="Cookies"
      className={banner}
      hidden={isHidden}
      ref={useIsland()}
    >
      {useContext(IslandsContext)?.consent}
    </Island>
  );
}
