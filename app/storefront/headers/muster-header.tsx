import { CartLink } from '../blocks/header/cart-link';
import { ContactItems } from '../blocks/header/contact-items';
import { HeaderFrame } from '../blocks/header/header-frame';
import { Logo } from '../blocks/header/logo';
import { MainNavigation } from '../blocks/header/main-navigation';
import { MenuToggle } from '../blocks/header/menu-toggle';
import { container, onAccent } from '../blocks/shared.css';
import { SearchForm } from '../search/search-form';
import type { Shell } from '../shell/shell';
import * as styles from './muster-header.css';

export function MusterHeader({ shell }: { shell: Shell }) {
  const { location } = shell;
  return (
    <HeaderFrame shell={shell}>
      <div className={`${onAccent} ${styles.place}`}>
        <div className={`${container} ${styles.placeRow}`}>
          <strong className={styles.name}>
            {location.title} · {location.city}
          </strong>
          <ContactItems shell={shell} />
        </div>
      </div>
      <div className={`${container} ${styles.row}`}>
        <Logo shell={shell} />
        <SearchForm collapses look="pill" className={styles.search} />
        <div className={styles.tools}>
          <CartLink shell={shell} />
          <MenuToggle />
        </div>
      </div>
      <div className={container}>
        <MainNavigation shell={shell} look="underlined" hasSubtitles />
      </div>
    </HeaderFrame>
  );
}
