import { ContactLine } from '../blocks/contact';
import { CartLink } from '../blocks/header/cart-link';
import { HeaderFrame } from '../blocks/header/header-frame';
import { LocationMenu } from '../blocks/header/location-menu';
import { Logo } from '../blocks/header/logo';
import { MainNavigation } from '../blocks/header/main-navigation';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { SearchForm } from '../blocks/header/search-form';
import { wrap } from '../blocks/shared.css';
import { ThemeLinkMenu } from '../blocks/theme-link';
import type { Shell } from '../shell/shell';
import * as styles from './legacy-header.css';

/** The head of a letter: contact on top, the name large, sections as tabs of a folder. */
export function LegacyHeader({ shell }: { shell: Shell }) {
  return (
    <HeaderFrame shell={shell} className={styles.frame}>
      <div className={styles.contact}>
        <div className={`${wrap} ${styles.contactRow}`}>
          <ContactLine location={shell.location} />
          <ThemeLinkMenu link={shell.navigation.dealerLink} className={styles.dealer} />
          <LocationMenu locations={shell.locations} />
        </div>
      </div>
      <div className={`${wrap} ${styles.row}`}>
        <Logo shell={shell} mark="shield" size="large" />
        <SearchForm className={styles.search} />
        <div className={styles.tools}>
          <CartLink cart={shell.cart} showsSum />
          <MenuToggle />
        </div>
      </div>
      <div className={wrap}>
        <MainNavigation shell={shell} look="tabs" most={8} />
      </div>
    </HeaderFrame>
  );
}
