import { CartLink } from '../blocks/header/cart-link';
import { CategoryChips } from '../blocks/header/category-chips';
import { ContactItems } from '../blocks/header/contact-items';
import { HeaderFrame } from '../blocks/header/header-frame';
import * as rows from '../blocks/header/header-row.css';
import { Logo } from '../blocks/header/logo';
import { MainNavigation } from '../blocks/header/main-navigation';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { container, onAccent } from '../blocks/shared.css';
import { SearchForm } from '../search/search-form';
import type { Shell } from '../shell/shell';
import * as styles from './ribbon-header.css';

export function RibbonHeader({ shell }: { shell: Shell }) {
  return (
    <HeaderFrame shell={shell} className={styles.frame}>
      <div className={`${container} ${rows.row}`}>
        <Logo shell={shell} size="large" />
        <SearchForm collapses look="pill" className={rows.search} />
        <div className={rows.tools}>
          <CartLink shell={shell} />
          <MenuToggle />
        </div>
      </div>
      <div className={`${onAccent} ${styles.ribbon}`}>
        <CategoryChips navigation={shell.navigation.main} />
        <div className={container}>
          <MainNavigation shell={shell} look="chips" />
        </div>
      </div>
      <div className={`${container} ${rows.contact} ${styles.contact}`}>
        <ContactItems shell={shell} />
      </div>
    </HeaderFrame>
  );
}
