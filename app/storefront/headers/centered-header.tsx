import { CartLink } from '../blocks/header/cart-link';
import { ContactItems } from '../blocks/header/contact-items';
import { HeaderFrame } from '../blocks/header/header-frame';
import * as rows from '../blocks/header/header-row.css';
import { Logo } from '../blocks/header/logo';
import { MainNavigation } from '../blocks/header/main-navigation';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { container } from '../blocks/shared.css';
import { SearchForm } from '../search/search-form';
import type { Shell } from '../shell/shell';
import * as styles from './centered-header.css';

export function CenteredHeader({ shell }: { shell: Shell }) {
  return (
    <HeaderFrame shell={shell} className={styles.frame}>
      <div className={`${container} ${rows.contact} ${styles.top}`}>
        <ContactItems shell={shell} />
      </div>
      <div className={`${container} ${styles.stage}`}>
        <div className={styles.logo}>
          <Logo shell={shell} />
        </div>
        <div className={styles.menu}>
          <MenuToggle />
        </div>
        <MainNavigation shell={shell} look="sides" most={6} />
      </div>
      <div className={`${container} ${styles.below}`}>
        <SearchForm collapses look="pill" className={styles.search} />
        <div className={styles.tools}>
          <CartLink shell={shell} look="below" />
        </div>
      </div>
    </HeaderFrame>
  );
}
