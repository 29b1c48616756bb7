import type { AdvertisedCoupon } from '~/domain/coupons/advertised-coupon.server';
import type { Theme } from '~/domain/tenancy/theme';

/** One entry of the main navigation; `to` is a page of the location. */
export interface NavigationItem {
  to: string;
  title: string;
  /** Stands small below the title, in headers that have room for it. */
  subtitle: string;
}

/** Another location of the host group; its address is reached by a document navigation. */
export interface LocationChoice {
  title: string;
  city: string;
  href: string;
  isCurrent: boolean;
}

/** What header and footer of a page are made from. */
export interface Shell {
  location: {
    title: string;
    city: string;
    firma: string;
    street: string;
    postcode: string;
    town: string;
    phone: string;
    email: string;
    /** 'heute bis 18:00 Uhr geöffnet' and the like. */
    openingState: { isOpen: boolean; text: string };
    /** 'Mo–Fr' → '08:00–18:00 Uhr'. */
    openingHours: { days: string; hours: string }[];
  };
  theme: Theme;
  navigation: NavigationItem[];
  locations: LocationChoice[];
  cart: { pieces: number; totalCents: number };
  /** Who has signed in. */
  user: { firstName: string; lastName: string; isNoaEmployee: boolean } | undefined;
  /** The coupon that the pages tell of, where the location takes any. */
  coupon: AdvertisedCoupon | undefined;
  /** Keys of what is on the wish list. */
  wishes: string[];
  paymentIcons: string[];
  year: number;
}
