import { CartLink } from '../blocks/header/cart-link';
import { ContactItems } from '../blocks/header/contact-items';
import { HeaderFrame } from '../blocks/header/header-frame';
import { Logo } from '../blocks/header/logo';
import { MainNavigation } from '../blocks/header/main-navigation';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { container, onAccent } from '../blocks/shared.css';
import { Waves } from '../blocks/waves';
import { SearchForm } from '../search/search-form';
import type { Shell } from '../shell/shell';
import * as styles from './noa-header.css';

export function NOAHeader({ shell }: { shell: Shell }) {
  return (
    <HeaderFrame shell={shell} className={styles.frame}>
      <div className={`${container} ${styles.contact}`}>
        <ContactItems shell={shell} />
      </div>
      <div className={`${container} ${styles.row}`}>
        <Logo shell={shell} size="large" />
        <SearchForm collapses look="pill" className={styles.search} />
        <div className={styles.tools}>
          <CartLink shell={shell} />
          <MenuToggle />
        </div>
      </div>
      <div className={`${onAccent} ${styles.water}`}>
        <Waves />
        <div className={container}>
          <MainNavigation shell={shell} look="water" />
        </div>
      </div>
    </HeaderFrame>
  );
}
