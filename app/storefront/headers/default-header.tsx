import { DirectionsLink, PhoneLink } from '../blocks/contact';
import { CartLink } from '../blocks/header/cart-link';
import { HeaderFrame } from '../blocks/header/header-frame';
import { LocationMenu } from '../blocks/header/location-menu';
import { Logo } from '../blocks/header/logo';
import { MainNavigation } from '../blocks/header/main-navigation';
import { MobileMenu } from '../blocks/header/mobile-menu';
import { SearchForm } from '../blocks/header/search-form';
import { OpeningState } from '../blocks/opening';
import { wrap } from '../blocks/shared.css';
import { ThemeLink } from '../blocks/theme-link';
import type { Shell } from '../shell/shell';
import * as styles from './default-header.css';

/** One row with a wide search, and a quiet navigation below it. */
export function DefaultHeader({ shell }: { shell: Shell }) {
  return (
    <HeaderFrame shell={shell} isSticky>
      <div className={`${wrap} ${styles.row}`}>
        <Logo shell={shell} mark="bar" />
        <SearchForm className={styles.search} />
        <div className={styles.tools}>
          <LocationMenu locations={shell.locations} />
          <CartLink cart={shell.cart} showsSum />
          <MobileMenu shell={shell} />
        </div>
      </div>
      <div className={styles.below}>
        <div className={`${wrap} ${styles.belowRow}`}>
          <MainNavigation shell={shell} look="plain" />
          <span className={styles.contact}>
            <OpeningState location={shell.location} />
            <PhoneLink location={shell.location} isShort />
            <span className={styles.fromDesktop}>
              <ThemeLink link={shell.theme.header.carDealerLink} />
            </span>
            <span className={styles.onlyTablet}>
              <DirectionsLink />
            </span>
          </span>
        </div>
      </div>
    </HeaderFrame>
  );
}
