import { ChevronDownIcon } from '~/ui/icons/icons';
import { leadsHere, useIsCurrentPage } from '../../navigation/current-page';
import type { NavigationItem, Shell } from '../../shell/shell';
import { PageLink } from '../page-link';
import { ThemeLink } from '../theme-link';
import { useDetailsMenu } from '../use-details-menu';
import { DropdownPanel } from './dropdown-panel';
import * as styles from './main-navigation.css';
import { ServiceBooking } from './service-booking';

type Look = keyof typeof styles.link;

interface MainNavigationProps {
  shell: Shell;
  look: Look;
  hasSubtitles?: boolean;
}

/** A main title over its subtitle; the subtitle is said also where it is not shown. */
function Words({ item, hasSubtitles }: { item: NavigationItem; hasSubtitles: boolean }) {
  return (
    <span>
      {item.title}
      {hasSubtitles && item.subtitle && <small className={styles.subtitle}> {item.subtitle}</small>}
    </span>
  );
}

/**
 * The shop's main navigation on wide screens; `MobileMenu` is its counterpart on narrow ones. An entry with pages below
 * it opens a panel, also without JavaScript; opening one closes the other.
 */
export function MainNavigation({ shell, look, hasSubtitles = false }: MainNavigationProps) {
  const { navigation, externalServices } = shell;
  const menus = useDetailsMenu<HTMLElement>();
  const isCurrent = useIsCurrentPage();
  return (
    <nav aria-label="Hauptnavigation" className={styles.navigation} ref={menus}>
      <ul className={styles.list[look]}>
        {navigation.main.map((item) => (
          <li key={item.title}>
            {item.children.length === 0 ? (
              <PageLink to={item.to} className={styles.link[look]}>
                <Words item={item} hasSubtitles={hasSubtitles} />
              </PageLink>
            ) : (
              <details name="hauptnavigation">
                <summary
                  className={`${styles.summary} ${styles.link[look]}`}
                  aria-current={leadsHere(item, isCurrent) ? 'true' : undefined}
                >
                  <Words item={item} hasSubtitles={hasSubtitles} />
                  <ChevronDownIcon size={14} />
                </summary>
                <div className={styles.panel}>
                  <DropdownPanel item={item} navigation={navigation} />
                </div>
              </details>
            )}
          </li>
        ))}
        {navigation.headerLinks.map((link) => (
          <li key={link.to}>
            <ThemeLink link={link} className={styles.link[look]} />
          </li>
        ))}
        {externalServices.length > 0 && (
          <li>
            <details name="hauptnavigation">
              <summary className={`${styles.summary} ${styles.link[look]}`}>
                <span>Werkstatttermin</span>
                <ChevronDownIcon size={14} />
              </summary>
              <div className={styles.panel}>
                <div className={styles.booking}>
                  <ServiceBooking services={externalServices} />
                </div>
              </div>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}
