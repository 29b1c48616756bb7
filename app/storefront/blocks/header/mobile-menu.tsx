import { NavLink } from 'react-router';
import { accountPath, locationsPath, signInPagePath, wishListPath } from '~/paths';
import { CloseIcon, MenuIcon } from '~/ui/icons/icons';
import type { Shell } from '../../shell/shell';
import { Address, DirectionsLink, PhoneLink } from '../contact';
import { HtmlText } from '../html-text';
import { OpeningState } from '../opening';
import { ThemeLink } from '../theme-link';
import { useDetailsMenu } from '../use-details-menu';
import { CustomerLink } from './customer-link';
import * as rows from './menu-rows.css';
import * as styles from './mobile-menu.css';
import { ServiceBooking } from './service-booking';
import { SideNavigation } from './side-navigation';

/** Navigation and contact on narrow screens: one panel below the header, without script too. */
export function MobileMenu({ shell }: { shell: Shell }) {
  const menu = useDetailsMenu();
  const { location, theme, navigation } = shell;
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary}>
        <span className={styles.whenClosed}>
          <MenuIcon size={26} />
        </span>
        <span className={styles.whenOpen}>
          <CloseIcon size={26} />
        </span>
        <span className={styles.label}>Menü</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label="Menü">
          <SideNavigation shell={shell} />
          <ul>
            <li className={rows.item}>
              <ThemeLink link={theme.header.carDealerLink} className={rows.link} />
            </li>
            {shell.locations.length > 1 && (
              <li className={rows.item}>
                <NavLink to={locationsPath} className={rows.link}>
                  Standorte <small className={rows.subtitle}>{shell.location.city}</small>
                </NavLink>
              </li>
            )}
            <li className={rows.item}>
              <NavLink to={wishListPath} className={rows.link}>
                Merkliste <small className={rows.subtitle}>{shell.wishes.length} Artikel</small>
              </NavLink>
            </li>
            {!theme.header.hideLogin && (
              <li className={rows.item}>
                <NavLink to={shell.user ? accountPath : signInPagePath} className={rows.link}>
                  {shell.user ? 'Mein Konto' : 'Einloggen'}
                </NavLink>
              </li>
            )}
            {shell.externalLogin && !shell.user && (
              <li className={rows.item}>
                <CustomerLink shell={shell} className={rows.link} />
              </li>
            )}
          </ul>
        </nav>
        {shell.externalServices.length > 0 && (
          <div className={styles.booking}>
            <ServiceBooking services={shell.externalServices} />
          </div>
        )}
        <div className={styles.contact}>
          {navigation.contextHtml && <HtmlText html={navigation.contextHtml} className={styles.context} />}
          <Address location={location} />
          <OpeningState location={location} />
          <div className={styles.ways}>
            <PhoneLink location={location} />
            <DirectionsLink />
          </div>
        </div>
      </div>
    </details>
  );
}
