import { BoxLink } from '../blocks/header/box-link';
import { CartLink } from '../blocks/header/cart-link';
import { DealerLink } from '../blocks/header/dealer-link';
import { HeaderFrame } from '../blocks/header/header-frame';
import { LocationMenu } from '../blocks/header/location-menu';
import { Logo } from '../blocks/header/logo';
import { MainNavigation } from '../blocks/header/main-navigation';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { container } from '../blocks/shared.css';
import { SearchForm } from '../search/search-form';
import type { Shell } from '../shell/shell';
import * as styles from './premium-header.css';

export function PremiumHeader({ shell }: { shell: Shell }) {
  return (
    <div className={styles.start}>
      <HeaderFrame shell={shell} className={shell.hasHomeHero ? styles.overPicture : ''}>
        <div className={`${container} ${styles.row}`}>
          <Logo shell={shell} />
          <div className={styles.menu}>
            <MenuToggle />
          </div>
          <MainNavigation shell={shell} look="plain" most={5} />
          <div className={styles.tools}>
            <CartLink shell={shell} look="icons" />
          </div>
          <div className={styles.second}>
            <DealerLink shell={shell} />
            <BoxLink shell={shell} />
            <LocationMenu shell={shell} />
            <SearchForm collapses className={styles.search} />
          </div>
        </div>
      </HeaderFrame>
    </div>
  );
}
