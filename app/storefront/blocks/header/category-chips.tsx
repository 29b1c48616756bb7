import { NavLink } from '~/ui/components/link';
import type { Shell } from '../../shell/shell';
import * as styles from './category-chips.css';

/** For narrow screens; on wide ones `MainNavigation` shows the categories. */
export function CategoryChips({ navigation }: { navigation: Shell['navigation']['main'] }) {
  return (
    <nav aria-label="Warengruppen" className={styles.chips}>
      <ul className={styles.list}>
        {navigation.map(({ to, title }) => (
          <li key={to}>
            <NavLink data-below to={to} className={styles.chip}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
