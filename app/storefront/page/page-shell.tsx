import type { ReactNode } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { LoadingOverlay } from '~/ui/components/loading-overlay';
import { ScrollToTop } from '~/ui/components/scroll-to-top';
import { Toasts } from '~/ui/components/toast';
import { CouponBanner } from '../blocks/coupon-banner';
import { LegalLinks } from '../blocks/footer/legal-links';
import { StickyBox } from '../blocks/sticky-box';
import { TecarTile } from '../blocks/tecar-tile';
import { ConsentBanner } from '../consent/consent-banner';
import { footerFor } from '../footers/registry';
import { headerFor } from '../headers/registry';
import { isMadeForFrames } from '../shell/made-for-frames';
import type { PageHandle } from '../shell/page-handle';
import type { Shell } from '../shell/shell';
import * as styles from './page-shell.css';

export function usePageHandles(): PageHandle[] {
  return useMatches().map((match) => (match.handle ?? {}) as PageHandle);
}

/** Whether the page has header and footer: not in frames of other sites. */
export function useHasFrame(): boolean {
  return !isMadeForFrames(useLocation().pathname);
}

export function PageShell({ shell, children }: { shell: Shell; children: ReactNode }) {
  const matches = useMatches();
  const navigation = useNavigation();
  const handles = usePageHandles();
  const isBare = handles.some((handle) => handle.isBare);
  const asksItself = handles.some((handle) => handle.asksForConsent);
  const Header = headerFor(shell.theme.header.componentName);
  const Footer = footerFor(shell.theme.footer.componentName);
  const changesPage =
    navigation.state === 'loading' && navigation.location.pathname !== matches.at(-1)?.pathname;
  const hasFrame = useHasFrame();
  return (
    <>
      <a className={styles.skip} href="#inhalt">
        Zum Hauptinhalt springen
      </a>
      <ConsentBanner isAsked={hasFrame && shell.consent.isAsked && !asksItself} />
      {hasFrame && shell.holidayNotice && <p className={styles.notice}>{shell.holidayNotice}</p>}
      {hasFrame && <CouponBanner coupon={shell.coupon} />}
      {hasFrame && shell.hasHeader && <Header shell={shell} />}
      <main id="inhalt" tabIndex={-1} className={isBare ? styles.bareMain : styles.main}>
        {children}
        <ScrollToTop />
      </main>
      {hasFrame && shell.tecarTile && <TecarTile isOpen={shell.tecarTile === 'open'} />}
      {hasFrame && <StickyBox shell={shell} />}
      {hasFrame ? (
        <Footer shell={shell} />
      ) : (
        <footer className={styles.bareFooter}>
          <LegalLinks shell={shell} look="row" />
        </footer>
      )}
      <LoadingOverlay isShown={changesPage} />
      <Toasts />
    </>
  );
}
