import type { ReactNode } from 'react';
import { type UIMatch, useLocation, useMatches, useNavigation } from 'react-router';
import { Breadcrumbs, type Crumb } from '~/ui/components/breadcrumbs';
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
import { PageHero } from './page-hero';
import * as styles from './page-shell.css';
import { PageTexts } from './page-texts';
import type { Navigation, Shell } from './shell';
import { withCategory } from './with-category';

/** Pages with this in their path stand in frames of other sites: without header, footer and extras (spec 1, page shell). */
const FRAMELESS = 'servicenavigatorextern';

/** What a route tells the shell about its page, in its `handle`. */
export interface PageHandle {
  /** One step of the breadcrumb, or several; `data` is what the route's loader returned. */
  breadcrumb?: (data: never) => Crumb | Crumb[];
  /** No crumbs and no padding: the page has a layout of its own. */
  isBare?: boolean;
  /** The page itself asks for consent: no banner besides. */
  asksForConsent?: boolean;
}

function crumbsOf(matches: UIMatch[], navigation: Navigation): Crumb[] {
  const crumbs = matches.flatMap((match) => {
    const { breadcrumb } = (match.handle ?? {}) as PageHandle;
    return breadcrumb && match.loaderData !== undefined ? breadcrumb(match.loaderData as never) : [];
  });
  return withCategory(crumbs, navigation);
}

/** Header, main content and footer of every page of a location. */
export function PageShell({
  shell,
  crumbs: givenCrumbs,
  children,
}: {
  shell: Shell;
  /** Instead of those of the routes, where the page is none of theirs. */
  crumbs?: Crumb[];
  children: ReactNode;
}) {
  const matches = useMatches();
  const navigation = useNavigation();
  const isBare = matches.some((match) => (match.handle as PageHandle | undefined)?.isBare);
  const asksItself = matches.some((match) => (match.handle as PageHandle | undefined)?.asksForConsent);
  const crumbs = givenCrumbs ?? crumbsOf(matches, shell.navigation);
  const Header = headerFor(shell.theme.header.componentName);
  const Footer = footerFor(shell.theme.footer.componentName);
  const changesPage =
    navigation.state === 'loading' && navigation.location.pathname !== matches.at(-1)?.pathname;
  const { pathname } = useLocation();
  const hasFrame = !pathname.toLowerCase().includes(FRAMELESS);
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
        {hasFrame && !givenCrumbs && <PageHero shell={shell} />}
        {!isBare && crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />}
        {children}
        {hasFrame && !givenCrumbs && <PageTexts texts={shell.pageTexts} isBare={isBare} />}
        <ScrollToTop />
      </main>
      {hasFrame && shell.hasTecarTile && <TecarTile />}
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
