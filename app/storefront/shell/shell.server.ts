import type { Visitor } from '~/domain/accounts/visitor';
import { cartSummary } from '~/domain/cart/cart.server';
import { advertisedCoupon } from '~/domain/coupons/advertised-coupon.server';
import { groupLink } from '~/domain/tenancy/location-link';
import { openingState, openingTable } from '~/domain/tenancy/opening-hours';
import type { Tenant } from '~/domain/tenancy/tenant';
import { wishListKeys } from '~/domain/wishlist/wish-list.server';
import { mainNavigation } from '../navigation/main-navigation';
import type { LocationChoice, Shell } from './shell';

function choices(tenant: Tenant): LocationChoice[] {
  return tenant.group
    .flatMap((location) => {
      const href = groupLink(tenant, location);
      const isCurrent = location.id === tenant.location.id;
      return href ? { title: location.title, city: location.city, href, isCurrent } : [];
    })
    .sort((a, b) => a.city.localeCompare(b.city, 'de'));
}

/** Payment icons follow the provider (spec 1, footer). */
const icons: Record<string, string[]> = {
  paypal: ['paypal', 'sofort', 'sepa', 'visa', 'mastercard'],
  payone: ['sepa', 'mastercard', 'visa'],
};

/** Gathers what header and footer of a location's pages show to this visitor. */
export async function loadShell(tenant: Tenant, visitor: Visitor): Promise<Shell> {
  const { location } = tenant;
  const now = tenant.now();
  const [cart, wishes, coupon] = await Promise.all([
    cartSummary(tenant, visitor),
    wishListKeys(tenant, visitor),
    advertisedCoupon(tenant),
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
    theme: location.theme,
    navigation: mainNavigation,
    locations: choices(tenant),
    cart,
    user: visitor.user && {
      firstName: visitor.user.firstName,
      lastName: visitor.user.lastName,
      isNoaEmployee: visitor.user.isNoaEmployee,
    },
    coupon,
    wishes,
    paymentIcons: icons[location.paymentProvider ?? ''] ?? [],
    year: now.getFullYear(),
  };
}
