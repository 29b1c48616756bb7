import { ContactLine } from '../blocks/contact';
import { BoxLink } from '../blocks/header/box-link';
import { CartLink } from '../blocks/header/cart-link';
import { DealerLink } from '../blocks/header/dealer-link';
import { HeaderFrame } from '../blocks/header/header-frame';
import * as rows from '../blocks/header/header-row.css';
import { LocationMenu } from '../blocks/header/location-menu';
import { Logo } from '../blocks/header/logo';
import { MainNavigation } from '../blocks/header/main-navigation';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { SizeSearch } from '../blocks/header/size-search';
import { container } from '../blocks/shared.css';
import { SearchForm } from '../search/search-form';
import type { Shell } from '../shell/shell';
import * as styles from './tecar-header.css';

export function TecarHeader({ shell }: { shell: Shell }) {
  return (
    <HeaderFrame shell={shell} hasFinder>
      <div className={`${container} ${rows.row}`}>
        <Logo shell={shell} />
        <SearchForm collapses className={rows.search} />
        <div className={rows.tools}>
          <BoxLink shell={shell} />
          <CartLink shell={shell} look="below" />
          <MenuToggle />
        </div>
      </div>
      {!shell.hidesTyres && (
        <div className={shell.vehicle ? styles.finderBesideVehicle : styles.finder}>
          <div className={`${container} ${styles.finderRow}`}>
            <p className={styles.question}>
              Welche Größe?
              <span className={styles.hint}>Sie steht auf der Reifenflanke.</span>
            </p>
            <div className={styles.field}>
              <SizeSearch shell={shell} />
            </div>
          </div>
        </div>
      )}
      <div className={`${container} ${styles.below}`}>
        <MainNavigation shell={shell} look="underlined" most={5} />
        <div className={`${rows.contact} ${styles.contact}`}>
          <ContactLine location={shell.location} />
          <DealerLink shell={shell} />
          <LocationMenu shell={shell} />
        </div>
      </div>
    </HeaderFrame>
  );
}
