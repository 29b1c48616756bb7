import type { ExternalLogin } from '~/domain/accounts/settings';
import type { AdvertisedCoupon } from '~/domain/coupons/advertised-coupon.server';
import type { Theme, ThemeLink } from '~/domain/tenancy/theme';
import type { ShownVehicle } from '~/domain/vehicles/shown-vehicle';
import type { ShownConsent, ShownFrame } from '../consent/uses';
import type { PictureSet } from '../pictures/picture-set';

/** A sub-category, or another page below a main entry. */
export interface NavigationChild {
  to: string;
  title: string;
  /** Markup of a drawing, cleaned. */
  icon?: string;
}

/** One entry of the main navigation; `to` is a page of the location. */
export interface NavigationItem {
  to: string;
  title: string;
  /** Stands small below the title, in headers that have room for it. */
  subtitle: string;
  icon?: string;
  children: NavigationChild[];
  /** The card that leads to the tyre configurator. */
  offer?: { imageMedium: string; slogan: string; title: string; subline: string };
  /** 'Aktuelle Themen'. */
  topics: { image: string; to: string; text: string }[];
}

/** The menus of header, footer and start page without links that lead nowhere. */
export interface Navigation {
  main: NavigationItem[];
  /** Sanitised HTML with phone numbers. */
  contextHtml: string;
  /** Links that continue the phrase 'Ich möchte'. */
  links: ThemeLink[];
  /** The theme's own links that `main` does not show. */
  headerLinks: ThemeLink[];
  /** The way to the dealer's own site, or to whatever the theme names instead. */
  dealerLink: ThemeLink;
  /** The way to an enquiry, unless the theme hides it. */
  boxLink: ThemeLink | undefined;
}

/** Another location of the host group; its address is reached by a document navigation. */
export interface LocationChoice {
  title: string;
  city: string;
  url: string;
  isCurrent: boolean;
}

/** The part of a location's theme that components read. */
export interface ShownTheme {
  componentName: Theme['componentName'];
  header: Omit<Theme['header'], 'links' | 'carDealerLink' | 'pageContent' | 'heroContentByPage'>;
  body: Pick<Theme['body'], 'home'>;
  footer: Pick<Theme['footer'], 'componentName'>;
}

/** A category and what is below it, as breadcrumbs need them. */
export type CategoryEntry = Pick<NavigationItem, 'to' | 'title'> & {
  children: Pick<NavigationChild, 'to'>[];
};

/** The part of the shell that the browser receives. */
export interface ShownShell {
  location: {
    title: string;
    city: string;
    firma: string;
    street: string;
    postcode: string;
    town: string;
    phone: string;
    email: string;
    /** 'bis 18:00 Uhr geöffnet' and the like. */
    openingState: { isOpen: boolean; text: string };
    /** 'Mo–Fr' → '08:00–18:00 Uhr'. */
    openingHours: { days: string; hours: string }[];
  };
  theme: ShownTheme;
  navigation: Pick<Navigation, 'links' | 'boxLink'> & { main: CategoryEntry[] };
  /** The start page begins with a picture. */
  hasHomeHero: boolean;
  /** A tyre specialist: the floating sidebar has its tile, open unless the visitor put it away. */
  tecarTile: 'open' | 'closed' | undefined;
  isSignedIn: boolean;
  /** The one that the visitor chose. */
  vehicle: ShownVehicle | undefined;
  consent: ShownConsent;
}

/** Makes of cars, each leading to the choice of one's own; without data of cars, makes of tyres and all sizes of each. */
export interface MakeRow {
  label: string;
  links: { name: string; to: string }[];
}

/** The data of a page's header and footer. Only the server has all of it (decision 29). */
export interface Shell extends ShownShell {
  navigation: Navigation;
  /** False where the navigation's content could not be read (spec 1, section 8). */
  hasHeader: boolean;
  /** Says that parcels take longer, while they do. */
  holidayNotice: string | undefined;
  /** The coupon that the pages tell of, where the location takes any. */
  coupon: AdvertisedCoupon | undefined;
  /** The location offers something now: its page is the first entry of the side navigation. */
  hasOffers: boolean;
  /** The row of makes below the header; undefined where the theme has none. */
  makes: MakeRow | undefined;
  /** Booking systems elsewhere; the default one is preselected. */
  externalServices: { name: string; isDefault: boolean }[];
  /** The address of an external login, if there is one. */
  externalLogin: ExternalLogin | undefined;
  /** Scheme, host and port of the shop's own addresses. */
  origin: string;
  /** For the menu; empty where they are too many for one. */
  locations: LocationChoice[];
  locationCount: number;
  /** There is data of vehicles to choose from. */
  hasVehicles: boolean;
}

/** The part of a shell that goes along with the page. */
export function shownShell(shell: Shell): ShownShell {
  const { location, theme, hasHomeHero, tecarTile, isSignedIn, vehicle, consent } = shell;
  const { main, links, boxLink } = shell.navigation;
  const entries = main.map(({ to, title, children }) => ({
    to,
    title,
    children: children.map((child) => ({ to: child.to })),
  }));
  const navigation = { main: entries, links, boxLink };
  return { location, theme, navigation, hasHomeHero, tecarTile, isSignedIn, vehicle, consent };
}

/** The data of the footer. It stays on the server, like the footer's code (decision 29). */
export interface FooterContent {
  /** The theme's legal and other links. */
  links: ThemeLink[];
  /** Names that stand on the icons of the payment provider. */
  paymentIcons: string[];
  /** The payment methods of the checkout and the carriers. */
  payments: { id: string; name: string }[];
  shipping: string[];
  partnerFrame: ShownFrame | undefined;
  year: number;
}

export interface FooterProps {
  shell: Shell;
  content: FooterContent;
}

/** A hero with its picture in several widths, where the shop makes them. */
export type ShownHero = Theme['header']['heroContentByPage'][number] & { imageSet: PictureSet | undefined };

/** The parts around the content that differ from page to page; the shell stays. */
export interface PageParts {
  /** The theme's pictures with words for this page. */
  heroes: ShownHero[];
  /** A picture of the house, as `Scene` takes it: the workshop, or the place where the page begins with the workshop. */
  house: string;
  /** Sanitised HTML that the theme puts at the head. */
  content: string | undefined;
  /** Text blocks at the foot, as sanitised HTML. */
  texts: string[];
}
