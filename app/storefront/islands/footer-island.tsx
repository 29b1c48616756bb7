import { useContext } from 'react';
import { footer } from './footer-island.css';
import { Island, IslandsContext } from './island';
import { useIsland } from './use-island';

// The browser's build has no other import of these styles.
import.meta.glob(['../footers/*.css.ts', '../blocks/footer/*.css.ts'], { eager: true });

export function FooterIsland() {
  return (
    <Island id="fuss" as="div" className={footer} ref={useIsland()}>
      {useContext(IslandsContext)?.footer}
    </Island>
  );
}
