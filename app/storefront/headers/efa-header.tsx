import { CartLink } from '../blocks/header/cart-link';
import { ContactItems } from '../blocks/header/contact-items';
import { HeaderFrame } from '../blocks/header/header-frame';
import { Logo } from '../blocks/header/logo';
import { MainNavigation } from '../blocks/header/main-navigation';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { SizeSearch } from '../blocks/header/size-search';
import { container } from '../blocks/shared.css';
import { SearchForm } from '../search/search-form';
import type { Shell } from '../shell/shell';
import * as styles from './efa-header.css';

export function EFAHeader({ shell }: { shell: Shell }) {
  return (
    <HeaderFrame shell={shell} isSticky hasFinder className={styles.frame}>
      <div className={styles.line}>
        <div className={`${container} ${styles.lineRow}`}>
          <ContactItems shell={shell} />
        </div>
      </div>
      <div className={`${container} ${styles.row}`}>
        <Logo shell={shell} size="small" />
        <div className={shell.vehicle ? styles.finderBesideVehicle : styles.finder}>
          <SizeSearch shell={shell} />
        </div>
        <SearchForm collapses className={styles.search} />
        <div className={styles.tools}>
          <CartLink shell={shell} look="below" />
          <MenuToggle />
        </div>
      </div>
      <div className={styles.navigation}>
        <div className={container}>
          <MainNavigation shell={shell} look="capitals" most={7} />
        </div>
      </div>
    </HeaderFrame>
  );
}
