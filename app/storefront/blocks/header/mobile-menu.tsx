import { NavLink } from 'react-router';
import { MenuIcon } from '~/ui/icons/icons';
import { extraLinks } from '../../navigation/existing-links';
import type { Shell } from '../../shell/shell';
import { Address, DirectionsLink, PhoneLink } from '../contact';
import { OpeningState } from '../opening';
import { ThemeLink } from '../theme-link';
import { useDetailsMenu } from '../use-details-menu';
import * as styles from './mobile-menu.css';

/** Navigation and contact on narrow screens: one panel below the header, without script too. */
export function MobileMenu({ shell }: { shell: Shell }) {
  const menu = useDetailsMenu();
  const { location, theme, navigation } = shell;
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary}>
        <MenuIcon size={26} />
        <span className={styles.label}>Menü</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label="Menü">
          <ul>
            {navigation.map(({ to, title, subtitle }) => (
              <li key={to} className={styles.item}>
                <NavLink to={to} className={styles.link}>
                  {title} <small className={styles.subtitle}>{subtitle}</small>
                </NavLink>
              </li>
            ))}
            {[...extraLinks(theme.header.links, navigation), theme.header.carDealerLink].map((link) => (
              <li key={link.to} className={styles.item}>
                <ThemeLink link={link} className={styles.link} />
              </li>
            ))}
            <li className={styles.item}>
              <NavLink to="/merkliste" className={styles.link}>
                Merkliste <small className={styles.subtitle}>{shell.wishes.length} Artikel</small>
              </NavLink>
            </li>
            {!theme.header.hideLogin && (
              <li className={styles.item}>
                <NavLink to={shell.user ? '/account' : '/login'} className={styles.link}>
                  {shell.user ? 'Mein Konto' : 'Einloggen'}
                </NavLink>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.contact}>
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
