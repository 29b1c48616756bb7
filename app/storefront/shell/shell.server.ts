import { ZodError } from 'zod';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Cart } from '~/domain/cart/cart.server';
import { findOffers } from '~/domain/content/offers.server';
import { findPageTexts } from '~/domain/content/page-texts.server';
import { advertisedCoupon } from '~/domain/coupons/advertised-coupon.server';
import { groupLink } from '~/domain/tenancy/location-link';
import { openingState, openingTable } from '~/domain/tenancy/opening-hours';
import { isStartPage, pageKey } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Theme } from '~/domain/tenancy/theme';
import { wishListKeys } from '~/domain/wishlist/wish-list.server';
import type { Context } from '~/platform/context';
import { sanitizedHtml } from '~/platform/html/sanitize.server';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import { germanYear } from '~/values/german-year';
import { paymentMarks, shippingNames } from '../blocks/footer/purchase';
import type { Consent } from '../consent/consent';
import { shownConsent, shownPartnerFrame } from '../consent/uses';
import { offeredPayments } from '../info/offered-payments';
import type { LinkReader } from '../navigation/live-links.server';
import { loadBareMenus, loadMenus } from '../navigation/load-navigation.server';
import { holidayNotice } from './holiday-notice';
import type { LocationChoice, Navigation, Shell } from './shell';

function choices(tenant: Tenant): LocationChoice[] {
  return tenant.group
    .flatMap((location) => {
      const href = groupLink(tenant, location);
      const isCurrent = location.id === tenant.location.id;
      return href ? { title: location.title, city: location.city, href, isCurrent } : [];
    })
    .sort((a, b) => a.city.localeCompare(b.city, 'de'));
}

/** Reports what a visitor need not know. */
type Report = (error: unknown, message: string) => void;

const reported = new WeakSet<ZodError>();

/** The menus, and whether they are all there: without their content the header is not rendered, and the page lives. */
async function menusOf(tenant: Tenant, context: Context, reader: LinkReader, report: Report) {
  try {
    return { ...(await loadMenus(tenant, context, reader)), hasHeader: true };
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    // The same failure is met at every page until the content changes.
    if (!reported.has(error)) report(error, 'The navigation content could not be read');
    reported.add(error);
    return { ...(await loadBareMenus(tenant, context, reader)), hasHeader: false };
  }
}

/** What the theme puts at the head of a page: HTML by path; anything else that is stored there is passed over. */
function pageContentOf(theme: Theme, page: string): string | undefined {
  const { pageContent } = theme.header;
  if (typeof pageContent !== 'object' || pageContent === null) return undefined;
  const own = Object.entries(pageContent).find(([path]) => pageKey(path) === pageKey(page))?.[1];
  return typeof own === 'string' ? sanitizedHtml(own) : undefined;
}

/** The pictures with words of one page. */
function heroesOf(heroes: Theme['header']['heroContentByPage'], page: string) {
  const key = isStartPage(page) ? '/' : pageKey(page);
  return heroes.filter((entry) => pageKey(entry.page) === key);
}

/** A page without offers is not worth the way. */
function withoutOffers(navigation: Navigation): Navigation {
  return { ...navigation, links: navigation.links.filter(({ to }) => to !== '/angebote') };
}

/** Whose page is made: what header and footer depend on besides the location. */
interface ShellRequest {
  visitor: Visitor;
  /** The visitor's cart, as it is being read. */
  cart: Promise<Cart | undefined>;
  consent: Consent;
  /** Path of the page below the location. */
  page: string;
  pageAt: PageMatcher;
  report: Report;
}

/** Gathers what header and footer of a location's pages show to this visitor. */
export async function loadShell(
  tenant: Tenant,
  context: Context,
  { visitor, cart: ownCart, consent, page, pageAt, report }: ShellRequest,
): Promise<Shell> {
  const { location } = tenant;
  const { theme } = location;
  const now = context.now();
  const [cart, wishes, coupon, { navigation, heroes, hasHeader }, offers, pageTexts] = await Promise.all([
    ownCart,
    wishListKeys(tenant, context, visitor),
    advertisedCoupon(tenant, context),
    menusOf(tenant, context, { pageAt, isNoaEmployee: visitor.user?.isNoaEmployee ?? false }, report),
    findOffers(tenant, context),
    findPageTexts(tenant, context, page),
  ]);
  return {
    location: {
      title: location.title,
      city: location.city,
      firma: location.company.firma,
      street: location.company.strasse,
      postcode: location.company.plz,
      town: location.company.ort,
      phone: location.company.telefon,
      email: location.company.email,
      openingState: openingState(location.openingHours, now),
      openingHours: openingTable(location.openingHours),
    },
    // Its links are part of the navigation, as far as they lead somewhere.
    theme: {
      ...theme,
      header: {
        ...theme.header,
        links: [],
        pageContent: undefined,
        heroContentByPage: heroesOf(heroes, page),
      },
    },
    navigation: offers.length > 0 ? navigation : withoutOffers(navigation),
    hasHeader,
    hasOffers: offers.length > 0,
    hasTecarTile: location.isTechno,
    externalServices: (location.details.externalServices ?? []).map(({ name, default: isDefault }) => ({
      name,
      isDefault,
    })),
    externalLogin: location.details.externalLogin,
    origin: tenant.origin,
    pageContent: pageContentOf(theme, page),
    holidayNotice: holidayNotice(now),
    pageTexts,
    locations: choices(tenant),
    cart: { pieces: cart?.pieces ?? 0, totalCents: cart?.goodsCents ?? 0 },
    user: visitor.user && {
      firstName: visitor.user.firstName,
      lastName: visitor.user.lastName,
      isNoaEmployee: visitor.user.isNoaEmployee,
    },
    coupon,
    wishes,
    paymentIcons: paymentMarks(location.paymentProvider),
    payments: offeredPayments(location).map(({ id, name }) => ({ id, name })),
    shipping: shippingNames(location.stammblatt),
    consent: shownConsent(tenant, consent),
    partnerFrame: shownPartnerFrame(tenant, consent),
    year: germanYear(now),
  };
}
