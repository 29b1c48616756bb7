import { fittingPrice } from '~/domain/cart/fitting-price';
import { findMakes } from '~/domain/catalog/listing/makes.server';
import { servicesForSale } from '~/domain/catalog/services-on-goods/services-for-sale.server';
import { tyresAddress } from '~/domain/catalog/tyres/typed-list.server';
import { groupLink } from '~/domain/tenancy/location-link';
import { joinPath } from '~/domain/tenancy/page-path';
import { aboutKm } from '~/domain/tenancy/places/distance';
import { searchLocations } from '~/domain/tenancy/places/search-locations.server';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import type { WheelKind } from '~/domain/workshop/appointment-rules';
import { findSlots } from '~/domain/workshop/appointments/find-slots.server';
import { fittingSearch } from '~/domain/workshop/appointments/fitting-terms';
import { serviceTarget } from '~/domain/workshop/service-card';
import { serviceAt } from '~/domain/workshop/services.server';
import { workshopSettings } from '~/domain/workshop/settings';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import { hasWordMark, locationsPath, wordMarksPath } from '~/paths';
import { expiresSoon } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { WORD_MARK_HEIGHT, wordMarkWidth } from '~/ui/illustrations/word-mark';
import { weekdayAndDate } from '~/values/german-clock';
import { formatCents } from '~/values/money';
import { navigatorPath, navigatorServicePath, repairPath } from '~/values/workshop-paths';
import type { HomeSection } from './home-section';

const SET = { quantity: 4, isRunFlat: false, hasSensors: false, vehicleKg: undefined };
const MAX_MAKES = 12;
const MAX_PLACES = 4;
const MARK_SCALE = 0.6;

const fittedTitles: Record<WheelKind, string> = {
  tyre: 'Vier Reifen montieren',
  'complete-wheel': 'Vier Räder wechseln',
};

type Sections = Promise<HomeSection[]>;

/** The price of having a set put on, and the next day on which that is possible. */
export async function workshopSection(audience: Audience, context: Context, rimTenths: number): Sections {
  const { location, basename } = audience;
  const { repair, hasForm, hasNavigator } = workshopPages(location);
  const rules = workshopSettings.of(location).appointments;
  if (!rules || repair === 'none') return [];
  const sold = await servicesForSale(audience, context);
  const inches = Math.ceil(rimTenths / 10);
  const items = await Promise.all(
    (Object.keys(fittedTitles) as WheelKind[]).map(async (kind) => {
      const search = fittingSearch(rules, [{ kind, rimTenths, ...SET }]);
      const set = {
        kind,
        rimTenths,
        quantity: SET.quantity,
        tyreType: 'standard',
        hasSensor: false,
      } as const;
      const price = search && fittingPrice(sold, set);
      const service = search && (await serviceAt(audience, context, search.serviceUrl));
      if (!price || !service) return [];
      const [next] = await findSlots(location, context, search);
      const to = hasNavigator
        ? navigatorServicePath(navigatorPath, service.url)
        : serviceTarget(service, { hasForm });
      return {
        title: fittedTitles[kind],
        note: formatCents(price.totalCents),
        text:
          kind === 'tyre'
            ? `Bis ${inches} Zoll, mit Wuchten und Ventilen.`
            : 'Mit Luftdruck und Sichtprüfung.',
        freeDay: next && weekdayAndDate(next.day),
        href: to.startsWith('/') ? joinPath(basename, to) : to,
      };
    }),
  );
  if (items.flat().length === 0) return [];
  // Booked days show a little later.
  expiresSoon(context.now().getTime());
  return [
    {
      area: 'workshop',
      title: `Unsere Werkstatt in ${location.city}`,
      items: items.flat(),
      more: {
        label: 'Alle Leistungen',
        href: joinPath(basename, hasNavigator ? navigatorPath : repairPath),
      },
    },
  ];
}

export async function makesSection({ basename }: Tenant, context: Context): Sections {
  const makes = (await findMakes(context, 'tyre')).slice(0, MAX_MAKES);
  if (makes.length < 2) return [];
  const marked = makes.filter(hasWordMark);
  const file = joinPath(basename, wordMarksPath(marked));
  return [
    {
      area: 'makes',
      title: 'Reifen nach Marke',
      items: makes.map((title) => ({
        title,
        href: joinPath(basename, tyresAddress({ makes: [title] })),
        ...(marked.includes(title) && {
          mark: {
            width: wordMarkWidth(title) * MARK_SCALE,
            height: WORD_MARK_HEIGHT * MARK_SCALE,
            href: `${file}#m${marked.indexOf(title)}`,
          },
        }),
      })),
    },
  ];
}

/** @param place a postcode or town that the visitor looked for; '' if unknown */
export async function placesSection(tenant: Tenant, context: Context, place: string): Sections {
  const { by, locations } = await searchLocations(tenant, context, place);
  const isNear = by === 'place';
  const others = locations.filter(({ location }) => location.id !== tenant.location.id);
  if (others.length === 0) return [];
  const from = isNear ? place : tenant.location.city;
  const shown = (isNear ? locations : others).slice(0, MAX_PLACES);
  return [
    {
      area: 'places',
      title: isNear ? `Unsere Standorte bei ${place}` : 'Weitere Standorte in der Nähe',
      items: shown.map(({ location, km }) => {
        const distance = aboutKm(km);
        return {
          title: location.city,
          text: location.title,
          note: distance && `${distance} von ${from}`,
          href: groupLink(tenant, location),
        };
      }),
      more: { label: 'Alle Standorte', href: joinPath(tenant.basename, locationsPath) },
    },
  ];
}
