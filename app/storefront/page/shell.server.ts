import { accountSettings } from '~/domain/accounts/settings';
import { sellsTyres } from '~/domain/catalog/assortment.server';
import { findMakes } from '~/domain/catalog/listing/makes.server';
import { tyresAddress } from '~/domain/catalog/tyres/typed-list.server';
import { offeredShipping } from '~/domain/checkout/offered-deliveries';
import { findOffers } from '~/domain/content/offers.server';
import { advertisedCoupon } from '~/domain/coupons/advertised-coupon.server';
import { offeredMethods } from '~/domain/payments/offered-methods';
import { paymentMarks } from '~/domain/payments/payment-marks';
import { paymentSettings } from '~/domain/payments/settings';
import { companyOf } from '~/domain/tenancy/company';
import { shippingCostOf } from '~/domain/tenancy/delivery';
import { locationsByTown } from '~/domain/tenancy/find-locations';
import { type OpeningPlan, openingState, openingTable } from '~/domain/tenancy/opening-hours';
import { nearestFirst } from '~/domain/tenancy/places/distance';
import { positionOf, premisesSettings } from '~/domain/tenancy/premises';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import type { Theme } from '~/domain/tenancy/theme';
import { carBrands, findVehicleSummary, hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import { vehicleSettings } from '~/domain/vehicles/settings';
import { vehicleView } from '~/domain/vehicles/vehicle-view';
import { carsOfMakePath, offersPath } from '~/paths';
import type { Context } from '~/platform/context';
import { loadPart } from '~/platform/parts/load-part.server';
import { germanYear } from '~/values/german-year';
import type { Photo } from '~/values/photo';
import { couponPart, TECAR_TILE } from '../blocks/dismissible';
import { bookingSystems } from '../booking-systems';
import { type ConsentView, partnerFrameView } from '../consent/uses';
import { heroEntries } from '../homes/hero-entries';
import { offeredPayments } from '../info/offered-payments';
import { type LinkReader, linksOf } from '../navigation/live-links.server';
import { loadMenusOrBare } from '../navigation/load-navigation.server';
import { findLogo } from '../pictures/location-photos.server';
import { storefrontSettings } from '../settings';
import type { FooterContent, LocationChoice, MakeRow, Navigation, Shell, ThemeView } from '../shell/shell';
import { trackingOf } from '../tracking/tracking';
import { heroesOfPage } from './heroes-of-page';
import { notices } from './notices.server';

/** The nearest to this location first. With more locations the menu is a search, because they would make each page larger. */
const MAX_IN_MENU = 30;

function choices({ location: here, offered }: Pick<Tenant, 'location' | 'offered'>): LocationChoice[] {
  if (offered.length > MAX_IN_MENU) return [];
  return nearestFirst(locationsByTown(offered), positionOf(here)).map(
    ({ location: { id, title, city, url } }) => ({ title, city, url, isCurrent: id === here.id }),
  );
}

const MAX_MAKES = 12;

/** A location with DAT data shows makes of cars (spec 2, section 3: carBrands). */
async function makeRow(audience: Audience, context: Context): Promise<MakeRow | undefined> {
  const cars = vehicleSettings.of(audience.location).hasDat ? await carBrands(context) : [];
  if (cars.length > 0) {
    const links = cars.map((name) => ({ name, to: carsOfMakePath(name) }));
    return { label: 'Fahrzeughersteller', links };
  }
  if (!(await sellsTyres(audience, context))) return undefined;
  const makes = (await findMakes(context, 'tyre')).slice(0, MAX_MAKES);
  const links = makes.map((name) => ({ name, to: tyresAddress({ makes: [name] }) }));
  return { label: 'Reifenhersteller', links };
}

function withoutOffers(navigation: Navigation): Navigation {
  return { ...navigation, links: navigation.links.filter(({ to }) => to !== offersPath) };
}

interface ShellRequest {
  isSignedIn: boolean;
  dismissed: readonly string[];
  consent: ConsentView;
  reader: LinkReader;
}

/** Links are part of the navigation, heroes and texts of the page. */
function themeView(
  { componentName, header, body, footer }: Theme,
  logo: Theme['header']['logo'],
  logoPhoto: Photo | undefined,
): ThemeView {
  const { links, carDealerLink, pageContent, heroContentByPage, ...shown } = header;
  return {
    componentName,
    header: { ...shown, logo, ...(logoPhoto && { logoPhoto }) },
    body: { home: body.home },
    footer: { componentName: footer.componentName },
  };
}

const hoursOf = (
  premises: OpeningPlan,
  now: Date,
): Pick<Shell['location'], 'openingState' | 'openingHours'> => ({
  openingState: openingState(premises, now),
  openingHours: openingTable(premises, now),
});

const noHours: ReturnType<typeof hoursOf> = {
  openingState: { isOpen: false, text: 'Termine nach Vereinbarung' },
  openingHours: [],
};

const noNotices: Pick<Shell, 'banner' | 'holidayNotice'> = { banner: undefined, holidayNotice: undefined };

/** Each part fails alone: a page is never lost for one of them. */
export async function loadShell(
  audience: Audience,
  context: Context,
  { isSignedIn, dismissed, consent, reader }: ShellRequest,
): Promise<{ shell: Shell; footer: FooterContent }> {
  const { host, location, offered, basename, origin, providers, vehicleCode } = audience;
  const { theme } = location;
  const company = companyOf(location);
  const premises = premisesSettings.of(location);
  const { isTechno } = storefrontSettings.of(location);
  const now = context.now();
  const part = <Value, Instead>(name: string, load: () => Value | PromiseLike<Value>, instead: Instead) =>
    loadPart(context, { name, location: location.url }, load, instead);
  const payments = offeredPayments({ location, providers });
  const methods = offeredMethods({ location, providers });
  const parcels = offeredShipping(location, methods, []);
  const [
    coupon,
    { navigation, footerLinks, heroes, logo, hasHeader },
    offers,
    makes,
    vehicle,
    knowsVehicles,
    logoPhoto,
    hasTyres,
    shownNotices,
    openingHours,
    locations,
  ] = await Promise.all([
    part('coupon', () => advertisedCoupon(location, context), undefined),
    loadMenusOrBare(audience, context, reader),
    part('offers', () => findOffers(location, context), []),
    part('makes', () => (theme.header.brandsFilter ? makeRow(audience, context) : undefined), undefined),
    part(
      'vehicle',
      () => (vehicleCode === undefined ? undefined : findVehicleSummary(context, vehicleCode)),
      undefined,
    ),
    part('vehicles', () => hasVehicles(context), false),
    part('logo', () => findLogo(location, context), undefined),
    part('assortment', () => sellsTyres(audience, context), true),
    part('notices', () => notices(location, context, linksOf(audience, context, reader)), noNotices),
    part('hours', () => hoursOf(premises, now), noHours),
    part('locations', () => choices({ location, offered }), []),
  ]);
  const tracking = trackingOf({ host, location }, consent);
  const shell: Shell = {
    location: {
      title: location.title,
      city: location.city,
      firma: company.firma,
      street: company.strasse,
      postcode: company.plz,
      town: company.ort,
      phone: company.telefon,
      email: company.email,
      ...openingHours,
    },
    theme: themeView(theme, logo, logoPhoto),
    navigation: offers.length > 0 ? navigation : withoutOffers(navigation),
    hasHeader,
    hasOffers: offers.length > 0,
    hasHomeHero:
      heroEntries({ ...theme.header, heroContentByPage: heroesOfPage({ basename, location }, heroes, '/') })
        .hero !== undefined,
    makes,
    tecarTile: isTechno && hasTyres ? (dismissed.includes(TECAR_TILE) ? 'closed' : 'open') : undefined,
    ...(!hasTyres && { hidesTyres: true }),
    shippingCost: shippingCostOf(parcels),
    externalServices: bookingSystems(location).map(({ url: _url, ...system }) => system),
    externalLogin: accountSettings.of(location).externalLogin,
    origin,
    ...shownNotices,
    locations,
    locationCount: offered.length,
    isSignedIn,
    hasVehicles: knowsVehicles,
    vehicle: vehicle && vehicleView(vehicle),
    coupon: coupon && !dismissed.includes(couponPart(coupon.code)) ? coupon : undefined,
    consent: { ...consent, ...(tracking && { tracking }) },
  };
  const footer: FooterContent = {
    links: footerLinks,
    paymentIcons: paymentMarks(paymentSettings.of(location).paymentProvider, methods),
    payments: payments.map(({ id, name }) => ({ id, name })),
    shipping: parcels.map(({ name }) => name),
    partnerFrame: partnerFrameView(location, consent),
    hasConsent: consent.granted.length > 0,
    year: germanYear(now),
  };
  return { shell, footer };
}
