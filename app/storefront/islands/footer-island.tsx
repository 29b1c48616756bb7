import { useContext } from 'react';
import { Island, IslandsContext, useRewrites } from './island';
import { useIsland } from './use-island';

// The browser's build has no other import of these styles.
import.meta.glob(['../footers/*.css.ts', '../blocks/footer/*.css.ts'], { eager: true });

const ID = 'fuss';

function FooterPlace() {
  return (
    <Island id={ID} as="div" ref={useIsland()}>
      {useContext(IslandsContext)?.footer}
    </Island>
  );
}

/** The server renders it again when consent is withdrawn. */
export function FooterIsland({ granted }: { granted: string }) {
  return <FooterPlace key={useRewrites(ID, granted)} />;
}
