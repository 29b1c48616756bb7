import { offersPath } from '~/paths';
import { LinkIcon } from '~/ui/components/link-icon';
import { ChevronDownIcon } from '~/ui/icons/icons';
import { leadsHere, useIsCurrentPage } from '../../navigation/current-page';
import type { NavigationItem, Shell } from '../../shell/shell';
import { PageLink } from '../page-link';
import { ServiceBooking } from '../service-booking';
import { LinksBelow, ThemeLink } from '../theme-link';
import { ChildPages } from './child-pages';
import { MenuPanel } from './menu-panel';
import type { Until } from './menu-panel.css';
import * as rows from './menu-rows.css';
import * as styles from './side-navigation.css';

function Words({ item }: { item: NavigationItem }) {
  return (
    <>
      {item.icon && <LinkIcon markup={item.icon} />}
      {item.title} <small className={rows.subtitle}>{item.subtitle}</small>
    </>
  );
}

interface SideNavigationProps {
  shell: Shell;
  until: Until;
  className?: string;
}

/** A column at every width (spec 2, side navigation). It works with the keyboard and without JavaScript. */
export function SideNavigation({ shell, until, className }: SideNavigationProps) {
  const { navigation, externalServices } = shell;
  const isCurrent = useIsCurrentPage();
  const booking = externalServices.length > 0 && <ServiceBooking services={externalServices} />;
  return (
    <MenuPanel shell={shell} until={until} className={className} booking={booking}>
      <ul>
        {shell.hasOffers && (
          <li className={rows.item}>
            <PageLink to={offersPath} className={rows.link}>
              Angebote
            </PageLink>
          </li>
        )}
        {navigation.main.map((item) => (
          <li key={item.title} className={rows.item}>
            {item.children.length === 0 ? (
              <PageLink to={item.to} className={rows.link}>
                <Words item={item} />
              </PageLink>
            ) : (
              <details open={leadsHere(item, isCurrent)}>
                <summary className={rows.link} aria-current={leadsHere(item, isCurrent) ? 'true' : undefined}>
                  <span className={styles.words}>
                    <Words item={item} />
                  </span>
                  <ChevronDownIcon size={18} />
                </summary>
                <ul className={styles.children}>
                  <li>
                    <PageLink to={item.to} className={styles.child}>
                      Alles aus {item.title}
                    </PageLink>
                  </li>
                  <ChildPages item={item} className={styles.child} />
                </ul>
              </details>
            )}
          </li>
        ))}
        {navigation.headerLinks.map((link) => (
          <li key={`${link.to} ${link.label}`} className={rows.item}>
            <ThemeLink link={link} className={rows.link} />
            {link.children && (
              <ul className={styles.children}>
                <LinksBelow link={link} className={styles.child} />
              </ul>
            )}
          </li>
        ))}
      </ul>
    </MenuPanel>
  );
}
