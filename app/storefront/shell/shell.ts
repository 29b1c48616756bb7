import type { ExternalLogin } from '~/domain/accounts/settings';
import type { AdvertisedCoupon } from '~/domain/coupons/advertised-coupon.server';
import type { ShippingCost } from '~/domain/tenancy/delivery';
import type { Theme, ThemeLink } from '~/domain/tenancy/theme';
import type { VehicleView } from '~/domain/vehicles/vehicle-view';
import type { Photo } from '~/values/photo';
import type { ConsentFormView, PartnerFrameView } from '../consent/uses';
import type { PictureSet } from '../pictures/picture-set';
import type { StartPagePhotos } from '../pictures/start-page-photos';

export interface NavigationChild {
  to: string;
  title: string;
  /** Sanitised SVG. */
  icon?: string;
}

/** `to` is a page of the location. */
export interface NavigationItem {
  to: string;
  title: string;
  subtitle: string;
  icon?: string;
  children: NavigationChild[];
  offer?: { imageMedium: string; slogan: string; title: string; subline: string };
  /** 'Aktuelle Themen'. */
  topics: { image: string; to: string; text: string }[];
}

/** Without links that lead nowhere. */
export interface Navigation {
  main: NavigationItem[];
  /** Sanitised HTML with phone numbers. */
  contextHtml: string;
  /** Links that continue the phrase 'Ich möchte'. */
  links: ThemeLink[];
  headerLinks: ThemeLink[];
  /** The dealer's own site, or the theme's choice. */
  dealerLink: ThemeLink;
  /** Undefined if the theme hides the enquiry. */
  boxLink: ThemeLink | undefined;
}

export interface LocationChoice {
  title: string;
  city: string;
  url: string;
  isCurrent: boolean;
}

export interface ThemeView {
  componentName: Theme['componentName'];
  header: Omit<Theme['header'], 'links' | 'carDealerLink' | 'pageContent' | 'heroContentByPage'> & {
    logoPhoto?: Photo;
  };
  body: Pick<Theme['body'], 'home'>;
  footer: Pick<Theme['footer'], 'componentName'>;
}

export type CategoryEntry = Pick<NavigationItem, 'to' | 'title'> & {
  children: Pick<NavigationChild, 'to'>[];
};

export interface ShellView {
  location: {
    title: string;
    city: string;
    firma: string;
    street: string;
    postcode: string;
    town: string;
    phone: string;
    email: string;
    /** 'bis 18 Uhr geöffnet' and similar. */
    openingState: { isOpen: boolean; text: string };
    /** 'Mo–Fr' and '08:00–18:00 Uhr'. */
    openingHours: { days: string; hours: string }[];
  };
  theme: ThemeView;
  navigation: Pick<Navigation, 'links' | 'boxLink'> & { main: CategoryEntry[] };
  hasHomeHero: boolean;
  tecarTile: 'open' | 'closed' | undefined;
  /** Left out where the location shows tyres. */
  hidesTyres?: true;
  shippingCost: ShippingCost;
  isSignedIn: boolean;
  vehicle: VehicleView | undefined;
  consent: ConsentFormView;
}

/** Makes of cars; without data of cars, makes of tyres. */
export interface MakeRow {
  label: string;
  links: { name: string; to: string }[];
}

/** `to` is a page that exists. */
export interface NoticeView {
  text: string;
  to?: string;
}

/** Header and footer; only the server has all of it (decision 29). */
export interface Shell extends ShellView {
  navigation: Navigation;
  /** False for invalid content of the navigation (spec 1, section 8). */
  hasHeader: boolean;
  banner: NoticeView | undefined;
  holidayNotice: NoticeView | undefined;
  coupon: AdvertisedCoupon | undefined;
  hasOffers: boolean;
  makes: MakeRow | undefined;
  externalServices: { key: string; name: string; isDefault: boolean }[];
  externalLogin: ExternalLogin | undefined;
  origin: string;
  /** Empty if they are too many for the menu. */
  locations: LocationChoice[];
  locationCount: number;
  hasVehicles: boolean;
}

export function shellView(shell: Shell): ShellView {
  const { location, theme, hasHomeHero, tecarTile, hidesTyres, shippingCost, isSignedIn, vehicle, consent } =
    shell;
  const { main, links, boxLink } = shell.navigation;
  const entries = main.map(({ to, title, children }) => ({
    to,
    title,
    children: children.map((child) => ({ to: child.to })),
  }));
  const navigation = { main: entries, links, boxLink };
  return {
    location,
    theme,
    navigation,
    hasHomeHero,
    tecarTile,
    ...(hidesTyres && { hidesTyres }),
    shippingCost,
    isSignedIn,
    vehicle,
    consent,
  };
}

/** Stays on the server, like the footer's code (decision 29). */
export interface FooterContent {
  links: ThemeLink[];
  paymentIcons: string[];
  payments: { id: string; name: string }[];
  shipping: string[];
  partnerFrame: PartnerFrameView | undefined;
  hasConsent: boolean;
  year: number;
}

export interface FooterProps {
  shell: Shell;
  content: FooterContent;
}

/** `imageSet` is undefined for pictures that the shop does not resize. */
export type HeroView = Theme['header']['heroContentByPage'][number] & { imageSet: PictureSet | undefined };

export interface PageParts {
  heroes: HeroView[];
  /** As `Scene` takes it: the workshop or the place. */
  house: string;
  photos?: StartPagePhotos;
  /** Sanitised HTML of the theme. */
  content: string | undefined;
  /** Sanitised HTML. */
  texts: string[];
}
