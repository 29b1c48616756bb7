import { ContactLine } from '../blocks/contact';
import { BoxLink } from '../blocks/header/box-link';
import { CartLink } from '../blocks/header/cart-link';
import { CategoryChips } from '../blocks/header/category-chips';
import { DealerLink } from '../blocks/header/dealer-link';
import { HeaderFrame } from '../blocks/header/header-frame';
import * as rows from '../blocks/header/header-row.css';
import { LocationMenu } from '../blocks/header/location-menu';
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
        <ContactLine location={shell.location} />
        <DealerLink shell={shell} />
        <BoxLink shell={shell} />
        <LocationMenu shell={shell} />
      </div>
    </HeaderFrame>
  );
}
