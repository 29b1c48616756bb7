import type { CardGroup } from '~/domain/catalog/kinds/card-group';
import { cardGroups } from '~/domain/catalog/kinds/card-groups.server';
import { articlesWithIds } from '~/domain/catalog/listing/find-listed.server';
import { wordsOfText } from '~/domain/catalog/text-search/gather-words';
import { idsInOrder } from '~/domain/catalog/text-search/search-lists.server';
import { tyreReader, tyresAddress } from '~/domain/catalog/tyres/typed-list.server';
import type { TypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { tyreHeading } from '~/domain/catalog/tyres/tyre-heading';
import type { Audience } from '~/domain/tenancy/tenant';
import { type VehicleView, vehicleView } from '~/domain/vehicles/vehicle-view';
import { searchAddress } from '~/paths';
import type { Context } from '~/platform/context';
import { findMeant } from './find-meant.server';
import { cleanTyped, leadsToTyres, readQuery } from './look.server';
import { findMakeWays } from './make-ways.server';
import { findPages, type NamedPage } from './named-pages';
import { keyIn, type NamedVehicle } from './named-vehicle.server';
import { noWaysOn, type WaysOn, waysOn } from './other-words.server';
import { withServicePrices } from './searched-services.server';
import { type SearchedShop, searchedShop } from './searched-shop.server';
import { hitsIn, isInSection, type Section, sectionsOf } from './sections';
import { writtenIn } from './typed-text';
import { typedWords } from './typed-words';
import { understoodChoices } from './understood-choices';
import type { UnknownCar } from './unknown-car.server';
import { noteVainSearch } from './vain-searches.server';

const PAGE_SIZE = 24;

interface UnderstoodList {
  heading: string;
  to: string;
  chips: { label: string; to: string }[];
}

export interface SearchHits extends WaysOn {
  typed: string;
  /** The corrected words, if nothing has the typed ones. */
  meant: string | undefined;
  /** Words that were left out, because they find nothing. */
  without: string | undefined;
  nearest: { asked: string; offered: readonly string[] } | undefined;
  vehicle: VehicleHit | undefined;
  unknownKey: { hsn: string; tsn: string } | undefined;
  unknownCar: Omit<UnknownCar, 'found'> | undefined;
  /** Vehicles whose tyres are asked for, and are not sold: 'Motorräder'. */
  notFor: string | undefined;
  hits: number;
  page: number;
  pages: number;
  makes: NamedPage[];
  namedPages: NamedPage[];
  sections: (Section & { to: string })[];
  section: string | undefined;
  allTo: string;
  pageBase: string;
  groups: CardGroup[];
  understood: UnderstoodList | undefined;
}

export interface VehicleHit
  extends Pick<NamedVehicle, 'label' | 'make' | 'isModel' | 'isChosen' | 'finderWords' | 'unknown'> {
  vehicles: (VehicleView & { ecode: string | null })[];
  /** Address of the search without the vehicle; undefined: nothing is left of it. */
  without: string | undefined;
}

function vehicleShown(
  { vehicles, rest, ranking: _, ...vehicle }: NamedVehicle,
  asWritten: (folded: string) => string,
): VehicleHit {
  return {
    ...vehicle,
    vehicles: vehicles.map((one) => ({ ...vehicleView(one), ecode: one.datECodePrefix })),
    unknown: vehicle.unknown.map(asWritten),
    without: rest.length > 0 ? searchAddress(asWritten(rest.join(' '))) : undefined,
  };
}

export type SearchResult = { kind: 'list'; to: string } | ({ kind: 'hits' } & SearchHits);

const withoutFound = ({ found: _, ...car }: UnknownCar) => car;

async function understoodList(
  shop: SearchedShop,
  typed: string,
  { choices }: TypedTyre,
): Promise<UnderstoodList | undefined> {
  const to = tyresAddress(choices);
  if (!(await leadsToTyres(shop, choices))) return undefined;
  const { location } = shop.audience;
  const [season] = choices.seasons ?? [];
  const understood = understoodChoices(typed, await tyreReader(shop.context), location.city);
  return {
    heading: tyreHeading(choices, location.city, season),
    to,
    chips: understood.map(({ label, without }) => ({ label, to: searchAddress(without) })),
  };
}

/** Sizes and seasons lead to the tyre list, and unknown words are corrected. @param section shown alone */
export async function searchShop(
  audience: Audience,
  context: Context,
  leadsToPage: SearchedShop['leadsToPage'],
  {
    typed: asTyped,
    page = 1,
    section: requested,
  }: { typed: string; page?: number; section?: string | undefined },
): Promise<SearchResult> {
  const typed = cleanTyped(asTyped);
  const shop = await searchedShop(audience, context, leadsToPage);
  const asWritten = writtenIn(typed);
  const { query, asked, car, instead, other, fewer, less, notFor, found } = await findMeant(
    shop,
    await readQuery(shop, typed),
  );
  const { list, read, articles, hits, words, vehicle, nearest } = found;
  if (list && !fewer && !vehicle && !car) return { kind: 'list', to: list };
  if (fewer || (hits === 0 && !vehicle)) noteVainSearch(query.words);
  const sections = sectionsOf(articles, shop.seen);
  const section = sections.find(({ name }) => name === requested);
  const span = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const ids = idsInOrder(articles, span, section && isInSection(section.name));
  const isFirst = page === 1 && !section;
  const others = found.namedPages.filter(({ to }) => asked.namedPages.every((one) => one.to !== to));
  const namedPages = instead ? [...asked.namedPages, ...others] : found.namedPages;
  const understood = await understoodList(shop, vehicle ? words.join(' ') : (other?.meant ?? typed), read);
  const named = vehicle ? [...wordsOfText(vehicle.make), ...words] : words;
  const makes = isFirst ? await findMakeWays(shop, typedWords(named).words) : [];
  const texts = findPages(shop.texts, [typedWords(words).words]);
  const hitsShown = section?.hits ?? hitsIn(sections);
  return {
    kind: 'hits',
    typed,
    meant: instead ? instead.meant : other && asWritten(other.meant),
    without: instead?.without ?? (fewer && asWritten(fewer.without)),
    unknownCar: car && withoutFound(car),
    notFor,
    nearest: nearest && { asked: nearest.asked, offered: nearest.offered },
    vehicle: vehicle && vehicleShown(vehicle, asWritten),
    unknownKey: hits === 0 && shop.hasVehicles && !vehicle ? keyIn(query.whole) : undefined,
    hits: hits + texts.length,
    page,
    pages: Math.max(1, Math.ceil(hitsShown / PAGE_SIZE)),
    makes: makes.filter(({ to }) => to !== understood?.to),
    namedPages: isFirst
      ? await withServicePrices(audience, context, [...namedPages, ...texts], audience.vehicleCode)
      : [],
    sections:
      sections.length > 1 ? sections.map((one) => ({ ...one, to: searchAddress(typed, one.name) })) : [],
    section: section?.name,
    allTo: searchAddress(typed),
    pageBase: `${searchAddress(typed, section?.name)}&seite=`,
    groups: await cardGroups(audience, context, await articlesWithIds(audience, context, ids)),
    understood,
    ...(hits === 0 ? await waysOn(shop, car ? [] : query.words, less, asWritten) : noWaysOn),
  };
}
