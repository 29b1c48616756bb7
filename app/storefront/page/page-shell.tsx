import { type ReactNode, useEffect } from 'react';
import { type UIMatch, useLocation, useMatches, useNavigation } from 'react-router';
import { ShippingCostContext } from '~/domain/catalog/components/shipping-note';
import { LoadingOverlay } from '~/ui/components/loading-overlay';
import { ScrollToTop } from '~/ui/components/scroll-to-top';
import { Toasts } from '~/ui/components/toasts';
import { isMadeForFrames } from '~/values/made-for-frames';
import { TecarTile } from '../blocks/tecar-tile';
import { useConsent } from '../consent/use-consent';
import { ConsentIsland } from '../islands/consent-island';
import { focusPage } from '../islands/focus-page';
import { FooterIsland } from '../islands/footer-island';
import { HeaderIsland } from '../islands/header-island';
import { useSuggestions } from '../search/use-suggestions';
import type { PageHandle } from '../shell/page-handle';
import type { ShellView } from '../shell/shell';
import * as styles from './page-shell.css';
import { VehicleBar } from './vehicle-bar';

/** A browser may keep a page that was left and show it again at Back, as it was. */
function useRestoredPage(): void {
  const { state } = useNavigation();
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // It was on its way to a document, and would wait for ever.
      if (state !== 'idle') window.location.reload();
      // Cart and sign-in are read again, as after a visit to another tab.
      else window.dispatchEvent(new Event('focus'));
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [state]);
}

export function usePageHandles(): PageHandle[] {
  return useMatches().map((match) => (match.handle ?? {}) as PageHandle);
}

function vehicleVerdict(page: UIMatch | undefined) {
  const { handle, loaderData } = page ?? {};
  return loaderData === undefined
    ? undefined
    : (handle as PageHandle | undefined)?.vehicleVerdict?.(loaderData as never);
}

/** Frames of other sites show no header and footer. */
export function useHasFrame(): boolean {
  return !isMadeForFrames(useLocation().pathname);
}

/** @param hasOwnFrame the page brings header, main part and footer */
export function PageShell({
  shell,
  hasOwnFrame = false,
  children,
}: {
  shell: ShellView;
  hasOwnFrame?: boolean;
  children: ReactNode;
}) {
  const page = useMatches().at(-1);
  const navigation = useNavigation();
  const handles = usePageHandles();
  const isBare = handles.some((handle) => handle.isBare);
  const asksItself = handles.some((handle) => handle.asksForConsent);
  const changesPage = navigation.state === 'loading' && navigation.location.pathname !== page?.pathname;
  const hasFrame = useHasFrame() && !hasOwnFrame;
  const verdict = vehicleVerdict(page);
  useSuggestions();
  useRestoredPage();
  // A screen reader goes on from the new page: the clean-up runs once that is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => focusPage, [page?.pathname]);
  const granted = useConsent(shell.consent, page);
  return (
    <ShippingCostContext value={shell.shippingCost}>
      <a className={styles.skip} href="#inhalt">
        Zum Hauptinhalt springen
      </a>
      {hasFrame && shell.consent.isAsked && <ConsentIsland isHidden={asksItself} />}
      {hasFrame && <HeaderIsland isSignedIn={shell.isSignedIn} vehicleCode={shell.vehicle?.code} />}
      {hasFrame && shell.vehicle && <VehicleBar vehicle={shell.vehicle} verdict={verdict} />}
      {hasOwnFrame ? (
        children
      ) : (
        <main id="inhalt" tabIndex={-1} className={isBare ? styles.bareMain : styles.main}>
          {children}
          <ScrollToTop />
        </main>
      )}
      {hasFrame && shell.tecarTile && <TecarTile isOpen={shell.tecarTile === 'open'} />}
      {!hasOwnFrame && <FooterIsland granted={granted} />}
      <LoadingOverlay isShown={changesPage} />
      <Toasts />
    </ShippingCostContext>
  );
}
