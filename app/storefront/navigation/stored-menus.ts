import type { Tenant } from '~/domain/tenancy/tenant';
import { fallbackTheme, footerPages, type Theme, type ThemeLink } from '~/domain/tenancy/theme';
import type { Navigation } from '../shell/shell';

/** A hero whose link leads nowhere keeps its text. */
export interface Menus {
  navigation: Navigation;
  footerLinks: ThemeLink[];
  heroes: Theme['header']['heroContentByPage'];
  /** Undefined if the dealer's logo may not be shown. */
  logo: Theme['header']['logo'];
}

/** Without asking where a link leads to: those that the law requires stay. */
export function storedMenus({ theme }: Tenant['location']): Menus {
  return {
    navigation: {
      main: [],
      contextHtml: '',
      links: [],
      headerLinks: [],
      dealerLink: fallbackTheme.header.carDealerLink,
      boxLink: undefined,
    },
    footerLinks: footerPages.map((name) => theme.footer.links[name]),
    heroes: [],
    logo: undefined,
  };
}
