import type { ReactNode } from 'react';
import { offersPath } from '~/paths';
import { LinkIcon } from '~/ui/components/link-icon';
import { leadsHere, useIsCurrentPage } from '../../navigation/current-page';
import type { NavigationItem, Shell } from '../../shell/shell';
import { PageLink } from '../page-link';
import { ServiceBooking } from '../service-booking';
import { angledSummary } from '../shared.css';
import { ThemeLink } from '../theme-link';
import { DropdownPanel, FurtherPanel } from './dropdown-panel';
import * as styles from './main-navigation.css';
import { MenuPanel } from './menu-panel';

type Look = keyof typeof styles.link;

interface MainNavigationProps {
  shell: Shell;
  look: Look;
  hasSubtitles?: boolean;
  /** Entries beyond this number open together under 'Mehr'. */
  most?: number;
}

function Words({ item, hasSubtitles }: { item: NavigationItem; hasSubtitles: boolean }) {
  return (
    <span>
      {item.icon && <LinkIcon markup={item.icon} />}
      {item.title}
      {item.subtitle && (
        <small
          className={hasSubtitles ? styles.subtitle : styles.narrowSubtitle}
        >{` ${item.subtitle}`}</small>
      )}
    </span>
  );
}

interface EntryProps {
  look: Look;
  isCurrent: boolean;
  words: ReactNode;
  children: ReactNode;
}

/** The browser closes the open entry of the same name. */
function Entry({ look, isCurrent, words, children }: EntryProps) {
  return (
    <details name="hauptnavigation">
      <summary
        className={`${angledSummary} ${styles.link[look]}`}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {words}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

const hasPanel = ({ children, offer, topics }: NavigationItem) =>
  children.length > 0 || offer !== undefined || topics.length > 0;

/** `MenuToggle` opens the column of narrow screens. Panels work without JavaScript, one open at a time. */
export function MainNavigation({ shell, look, hasSubtitles = false, most = 20 }: MainNavigationProps) {
  const { navigation, externalServices } = shell;
  const isCurrent = useIsCurrentPage();
  const room = shell.hasOffers ? most - 1 : most;
  const hasRoom = navigation.main.length <= room;
  const shown = hasRoom ? navigation.main : navigation.main.slice(0, room - 1);
  const further = navigation.main.slice(shown.length);
  return (
    <MenuPanel shell={shell}>
      <ul className={styles.list[look]}>
        {shell.hasOffers && (
          <li>
            <PageLink to={offersPath} className={styles.link[look]}>
              <span>Angebote</span>
            </PageLink>
          </li>
        )}
        {shown.map((item) => (
          <li key={item.title}>
            {!hasPanel(item) ? (
              <PageLink to={item.to} className={styles.link[look]}>
                <Words item={item} hasSubtitles={hasSubtitles} />
              </PageLink>
            ) : (
              <Entry
                look={look}
                isCurrent={leadsHere(item, isCurrent)}
                words={<Words item={item} hasSubtitles={hasSubtitles} />}
              >
                <DropdownPanel item={item} navigation={navigation} />
              </Entry>
            )}
          </li>
        ))}
        {further.length > 0 && (
          <li>
            <Entry
              look={look}
              isCurrent={further.some((item) => leadsHere(item, isCurrent))}
              words={<span>Mehr</span>}
            >
              <FurtherPanel items={further} links={navigation.headerLinks} />
            </Entry>
          </li>
        )}
        {hasRoom &&
          navigation.headerLinks.map((link) => (
            <li key={`${link.to} ${link.label}`}>
              {link.children ? (
                <Entry look={look} isCurrent={false} words={<span>{link.label}</span>}>
                  <FurtherPanel items={[]} links={[link]} />
                </Entry>
              ) : (
                <ThemeLink link={link} className={styles.link[look]} />
              )}
            </li>
          ))}
        {externalServices.length > 0 && (
          <li>
            <Entry look={look} isCurrent={false} words={<span>Werkstatttermin</span>}>
              <div className={styles.booking}>
                <ServiceBooking services={externalServices} />
              </div>
            </Entry>
          </li>
        )}
      </ul>
    </MenuPanel>
  );
}
