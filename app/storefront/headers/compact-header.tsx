import { CartLink } from '../blocks/header/cart-link';
import { HeaderFrame } from '../blocks/header/header-frame';
import { LocationMenu } from '../blocks/header/location-menu';
import { Logo } from '../blocks/header/logo';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { SideNavigation } from '../blocks/header/side-navigation';
import { container } from '../blocks/shared.css';
import { SearchForm } from '../search/search-form';
import type { Shell } from '../shell/shell';
import * as styles from './compact-header.css';

export function CompactHeader({ shell }: { shell: Shell }) {
  return (
    <HeaderFrame shell={shell} isSticky className={styles.frame}>
      <div className={`${container} ${styles.bar}`}>
        <MenuToggle until="always" />
        <SideNavigation shell={shell} until="always" className={styles.panel} />
        <Logo shell={shell} size="small" />
        <SearchForm collapses look="pill" className={styles.search} />
        <div className={styles.tools}>
          <div className={styles.place}>
            <LocationMenu shell={shell} />
          </div>
          <CartLink shell={shell} look="below" />
        </div>
      </div>
    </HeaderFrame>
  );
}
