import { ContactLine } from '../blocks/contact';
import { BoxLink } from '../blocks/header/box-link';
import { CartLink } from '../blocks/header/cart-link';
import { DealerLink } from '../blocks/header/dealer-link';
import { HeaderFrame } from '../blocks/header/header-frame';
import { LocationMenu } from '../blocks/header/location-menu';
import { Logo } from '../blocks/header/logo';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { SideNavigation } from '../blocks/header/side-navigation';
import { SearchForm } from '../search/search-form';
import type { Shell } from '../shell/shell';
import * as styles from './sidebar-header.css';

export function SidebarHeader({ shell }: { shell: Shell }) {
  return (
    <HeaderFrame shell={shell} className={styles.frame}>
      <div className={styles.column}>
        <Logo shell={shell} />
        <SearchForm collapses className={styles.search} />
        <div className={styles.tools}>
          <CartLink shell={shell} look="below" />
          <MenuToggle until="wide" />
        </div>
        <SideNavigation shell={shell} until="wide" className={styles.navigation} />
        <div className={styles.place}>
          <ContactLine location={shell.location} />
          <DealerLink shell={shell} />
          <LocationMenu shell={shell} />
          <BoxLink shell={shell} />
        </div>
      </div>
    </HeaderFrame>
  );
}
