import { PhoneLink } from '../blocks/contact';
import { BoxLink } from '../blocks/header/box-link';
import { CartLink } from '../blocks/header/cart-link';
import { DealerLink } from '../blocks/header/dealer-link';
import { HeaderFrame } from '../blocks/header/header-frame';
import * as rows from '../blocks/header/header-row.css';
import { LocationMenu } from '../blocks/header/location-menu';
import { Logo } from '../blocks/header/logo';
import { MainNavigation } from '../blocks/header/main-navigation';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { OpeningState } from '../blocks/opening';
import { SearchForm } from '../search/search-form';
import type { Shell } from '../shell/shell';
import * as styles from './split-header.css';

export function SplitHeader({ shell }: { shell: Shell }) {
  const { location } = shell;
  return (
    <HeaderFrame shell={shell} className={styles.frame}>
      <div className={styles.halves}>
        <div className={`${rows.brandGround} ${styles.brandPanel}`}>
          <div className={`${rows.inverse} ${styles.badge}`}>
            <Logo shell={shell} />
          </div>
          <div className={styles.menu}>
            <MenuToggle />
          </div>
          <p className={styles.address}>
            {[location.street, `${location.postcode} ${location.town}`.trim()].filter(Boolean).join(', ')}
          </p>
          <div className={styles.hours}>
            <OpeningState location={location} />
            <PhoneLink location={location} />
            <LocationMenu shell={shell} />
          </div>
        </div>
        <div className={styles.shop}>
          <div className={styles.tools}>
            <SearchForm className={styles.search} />
            <BoxLink shell={shell} />
            <CartLink shell={shell} showsSum look="below" />
          </div>
          <div className={styles.links}>
            <MainNavigation shell={shell} look="underlined" most={5} />
            <DealerLink shell={shell} />
          </div>
        </div>
      </div>
    </HeaderFrame>
  );
}
