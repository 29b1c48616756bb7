import { NavLink } from 'react-router';
import { extraLinks } from '../../navigation/existing-links';
import type { Shell } from '../../shell/shell';
import { ThemeLink } from '../theme-link';
import * as styles from './main-navigation.css';

interface MainNavigationProps {
  shell: Shell;
  look: keyof typeof styles.link;
  hasSubtitles?: boolean;
}

/** The shop's main navigation on wide screens; `MobileMenu` is its counterpart on narrow ones. */
export function MainNavigation({ shell, look, hasSubtitles = false }: MainNavigationProps) {
  return (
    <nav aria-label="Hauptnavigation" className={styles.navigation}>
      <ul className={styles.list[look]}>
        {shell.navigation.map(({ to, title, subtitle }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link[look]}>
              <span>{title}</span> {hasSubtitles && <small className={styles.subtitle}>{subtitle}</small>}
            </NavLink>
          </li>
        ))}
        {extraLinks(shell.theme.header.links, shell.navigation).map((link) => (
          <li key={link.to}>
            <ThemeLink link={link} className={styles.link[look]} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
