import { PhoneLink } from '../blocks/contact';
import { BoxLink } from '../blocks/header/box-link';
import { CartLink } from '../blocks/header/cart-link';
import { DealerLink } from '../blocks/header/dealer-link';
import { HeaderFrame } from '../blocks/header/header-frame';
import { LocationMenu } from '../blocks/header/location-menu';
import { Logo } from '../blocks/header/logo';
import { MainNavigation } from '../blocks/header/main-navigation';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { OpeningState } from '../blocks/opening';
import { container } from '../blocks/shared.css';
import { SearchForm } from '../search/search-form';
import type { Shell } from '../shell/shell';
import * as styles from './default-header.css';

export function DefaultHeader({ shell }: { shell: Shell }) {
  return (
    <HeaderFrame shell={shell} isSticky>
      <div className={`${container} ${styles.row}`}>
        <Logo shell={shell} />
        <SearchForm collapses className={styles.search} />
        <div className={styles.tools}>
          <BoxLink shell={shell} />
          <CartLink shell={shell} showsSum look="below" />
          <MenuToggle />
        </div>
      </div>
      <div className={styles.below}>
        <div className={`${container} ${styles.belowRow}`}>
          <MainNavigation shell={shell} look="plain" most={6} />
          <div className={styles.contact}>
            <span className={styles.state}>
              <OpeningState location={shell.location} />
            </span>
            <PhoneLink location={shell.location} />
            <DealerLink shell={shell} from="roomy" />
            <LocationMenu shell={shell} />
          </div>
        </div>
      </div>
    </HeaderFrame>
  );
}
