import { assortmentOf } from '~/domain/catalog/assortment.server';
import { isHiddenPage } from '~/domain/catalog/categories/categories.server';
import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { standardFilter } from '~/domain/catalog/listing/requested-list.server';
import { offersAndFeatured, tyreSizes } from '~/domain/catalog/tyres/find-tyres.server';
import { seasonChoices } from '~/domain/catalog/tyres/season';
import type { TyreCardView } from '~/domain/catalog/tyres/tyre-card';
import { finderValues } from '~/domain/catalog/tyres/tyre-list.server';
import { type TyreFilter, tyreList } from '~/domain/catalog/tyres/tyre-listing';
import type { Audience } from '~/domain/tenancy/tenant';
import { hasVehicles, vehicleToSearchFor } from '~/domain/vehicles/find-vehicle.server';
import { allowedSizes } from '~/domain/vehicles/fitment/allowed-sizes';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { seasonPaths } from '~/paths';
import type { Context } from '~/platform/context';
import { theme } from '~/ui/theme/contract.css';
import { themes } from '~/ui/theme/values/themes';
import { cashPath, documentPath, labelIconPaths, storePath } from '~/ui/tokens/icon-paths';
import { filterAsync } from '~/values/filter-async';
import { formatDimension, packSizes, type TyreSize } from '~/values/tyre-size';
import type { ContextContents } from '../context-content/context-content.server';
import { pageSeo } from '../seo/page-seo.server';
import { seasonCards } from './home-seasons';
import type { HomeSection } from './home-section';
import { makesSection, placesSection, workshopSection } from './home-sections.server';
import { loadStage } from './stage.server';

/** Each claim has to be true of every location. */
const reasonsSection = (city: string): HomeSection => ({
  area: 'reasons',
  title: 'Ihre Vorteile',
  items: [
    {
      icon: storePath,
      title: `Bestand in ${city}`,
      text: 'Bei jedem Reifen steht, wie viele Stück vor Ort liegen und wann ein anderer hier ist.',
    },
    {
      icon: documentPath,
      title: 'Unverbindlich reservieren',
      text: 'Erst zurücklegen lassen, dann ansehen und entscheiden: Eine Reservierung verpflichtet zu nichts.',
    },
    {
      icon: labelIconPaths.fuel,
      title: 'EU-Label an jedem Reifen',
      text: 'Verbrauch, Nasshaftung und Geräusch sehen Sie neben dem Preis, nicht erst im Datenblatt.',
    },
    {
      icon: cashPath,
      title: 'Bei Abholung zahlen',
      text: 'Oder per Vorkasse. Jeder Preis versteht sich inkl. MwSt., den Versand zeigt der Warenkorb.',
    },
  ],
});

const parts = ['hero', 'home', 'stage'] as const;

/** Custom properties that only the start page has: the style sheets of all pages do without them. */
function homeLooks(name: keyof typeof themes): Record<string, string> {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const values: Record<string, string> = themes[name][part];
      return Object.entries(theme[part]).map(([key, property]) => [
        property.replace(/^var\((.*)\)$/, '$1'),
        values[key] ?? '',
      ]);
    }),
  );
}

const COMMON_RIM_TENTHS = 160;

/** Only reduced prices are offers. */
function offersTitle(tyres: readonly TyreCardView[], city: string): string {
  const reduced = tyres.filter(({ price }) => price.offer).length;
  if (reduced === 0) return `Empfohlen und vorrätig in ${city}`;
  return reduced < tyres.length ? `Angebote und Empfehlungen in ${city}` : `Angebote in ${city}`;
}

/** The first allowed size that is sold, or else the default. */
function firstSize(vehicle: Vehicle | undefined, sizes: readonly TyreSize[]): TyreFilter {
  const isSold = (size: TyreSize) => sizes.some((sold) => formatDimension(sold) === formatDimension(size));
  const allowed = vehicle ? allowedSizes(vehicle.fitments).map(({ front }) => front) : [];
  const { width, aspect, rimTenths } = allowed.find(isSold) ?? {};
  const standard = standardFilter(tyreList);
  return width === undefined ? standard : { ...standard, width, aspect, rimTenths };
}

interface HomeRequest {
  contextContents: ContextContents;
  query: URLSearchParams;
  /** A postcode or town that the visitor looked for before; '' if unknown. */
  place: string;
}

export async function loadHome(
  audience: Audience,
  context: Context,
  { contextContents, query, place }: HomeRequest,
) {
  const { vehicleCode } = audience;
  const { title, city } = audience.location;
  const { kinds, hiddenSeasons } = await assortmentOf(audience, context);
  const sellsTyres = kinds.includes('tyre');
  const [sizes, vehicle, seasons, offers, contents, stage, makes, places] = await Promise.all([
    tyreSizes(context),
    vehicleToSearchFor(audience, context, vehicleCode),
    filterAsync(Object.values(seasonPaths), async (page) => !(await isHiddenPage(audience, context, page))),
    sellsTyres ? offersAndFeatured(audience, context) : [],
    contextContents.of(audience.location.theme),
    loadStage(audience, context, query),
    sellsTyres && !audience.location.theme.header.brandsFilter ? makesSection(audience, context) : [],
    placesSection(audience, context, place),
  ]);
  const size = firstSize(vehicle, sizes);
  const workshop = await workshopSection(audience, context, size.rimTenths ?? COMMON_RIM_TENTHS);
  return {
    looks: homeLooks(audience.location.theme.componentName),
    sellsTyres,
    asksForVehicle: vehicleCode === undefined && (await hasVehicles(context)),
    seasons: seasonCards(seasons),
    finder: { sizes: packSizes(sizes), values: finderValues(size), seasons: seasonChoices(hiddenSeasons) },
    stage,
    sections: [...workshop, reasonsSection(city), ...makes, ...places],
    contents,
    offers: { title: offersTitle(offers, city), tyres: await withVerdicts(context, vehicleCode, offers) },
    // `/` and `/home` are one page with the address of the first.
    seo: pageSeo(audience, '/', {
      title: `Reifen kaufen in ${city}`,
      description: `Sommer-, Winter- und Ganzjahresreifen nach Größe finden: Preise inkl. MwSt., Bestand in ${city}, unverbindlich reservieren oder bei Abholung zahlen. ${title}.`,
      isIndexed: true,
    }),
  };
}
