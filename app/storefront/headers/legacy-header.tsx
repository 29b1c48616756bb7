import { ContactLine } from '../blocks/contact';
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
import * as styles from './legacy-header.css';

export function LegacyHeader({ shell }: { shell: Shell }) {
  return (
    <HeaderFrame shell={shell} className={styles.frame}>
      <div className={styles.contact}>
        <div className={`${container} ${styles.contactRow}`}>
          <ContactLine location={shell.location} />
          <DealerLink shell={shell} from="tablet" />
          <BoxLink shell={shell} />
          <LocationMenu shell={shell} />
        </div>
      </div>
      <div className={`${container} ${styles.row}`}>
        <Logo shell={shell} size="large" />
        <SearchForm collapses className={styles.search} />
        <div className={styles.tools}>
          <CartLink shell={shell} look="below" />
          <MenuToggle />
        </div>
      </div>
      <div className={container}>
        <MainNavigation shell={shell} look="tabs" most={8} />
      </div>
    </HeaderFrame>
  );
}
