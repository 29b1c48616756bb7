import type { ReactNode } from 'react';
import { type UIMatch, useMatches, useNavigation } from 'react-router';
import { Breadcrumbs, type Crumb } from '~/ui/components/breadcrumbs';
import { LoadingOverlay } from '~/ui/components/loading-overlay';
import { ScrollToTop } from '~/ui/components/scroll-to-top';
import { CouponBanner } from '../blocks/coupon-banner';
import { footerFor } from '../footers/registry';
import { headerFor } from '../headers/registry';
import * as styles from './page-shell.css';
import type { Shell } from './shell';

/** What a route tells the shell about its page, in its `handle`. */
export interface PageHandle {
  /** One step of the breadcrumb; `data` is what the route's loader returned. */
  breadcrumb?: (data: never) => { label: string; to?: string };
  /** No crumbs and no padding: the page has a layout of its own. */
  isBare?: boolean;
}

function crumbsOf(matches: UIMatch[]) {
  return matches.flatMap((match) => {
    const { breadcrumb } = (match.handle ?? {}) as PageHandle;
    return breadcrumb && match.loaderData !== undefined ? [breadcrumb(match.loaderData as never)] : [];
  });
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
  const crumbs = givenCrumbs ?? crumbsOf(matches);
  const Header = headerFor(shell.theme.header.componentName);
  const Footer = footerFor(shell.theme.footer.componentName);
  const changesPage =
    navigation.state === 'loading' && navigation.location.pathname !== matches.at(-1)?.pathname;
  return (
    <>
      <a className={styles.skip} href="#inhalt">
        Zum Hauptinhalt springen
      </a>
      <CouponBanner coupon={shell.coupon} />
      <Header shell={shell} />
      <main id="inhalt" tabIndex={-1} className={isBare ? styles.bareMain : styles.main}>
        {!isBare && crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />}
        {children}
        <ScrollToTop />
      </main>
      <Footer shell={shell} />
      <LoadingOverlay isShown={changesPage} />
    </>
  );
}
