import { picturePath } from '~/paths';
import type { Cents } from '~/values/money';
import { formatDay } from '../inventory/delivery';
import type { ListedTyre } from './find-tyres.server';
import { loadOf, speedText } from './indices';
import { tyrePath } from './tyre';
import { formatSize } from './tyre-size';
import type { LabelClass, NoiseClass, Season } from './tyre-terms';

/** When the goods can be had, in the words and the colour of a list. */
export interface Availability {
  kind: 'here' | 'later' | 'none';
  text: string;
}

/** What a card of the list shows: nothing more goes to the browser. */
export interface TyreCardData {
  id: string;
  path: string;
  picture: string;
  make: string;
  model: string;
  size: string;
  /** 'bis 615 kg, 210 km/h' */
  limits: string;
  season: Season;
  tags: string[];
  fuel: LabelClass;
  wet: LabelClass;
  noise: NoiseClass;
  noiseDb: number;
  priceCents: Cents;
  availability: Availability;
}

/**
 * Tells when an article can be had at a location.
 * @param arrival the day on which goods from the central warehouse arrive
 */
export function availabilityOf(
  stock: { stockHere: number; stockCentral: number },
  city: string,
  arrival: Date,
): Availability {
  if (stock.stockHere > 0) return { kind: 'here', text: `${stock.stockHere} Stück in ${city}` };
  if (stock.stockCentral > 0) return { kind: 'later', text: `${formatDay(arrival)} bei uns (Zentrallager)` };
  return { kind: 'none', text: 'Zurzeit nicht lieferbar' };
}

const seasonTags: Record<Season, string> = { sommer: 'Sommer', winter: 'Winter', ganzjahr: 'Ganzjahr' };

function tagsOf(tyre: ListedTyre): string[] {
  return [
    seasonTags[tyre.season],
    tyre.hasAlpineSymbol && 'Alpine-Symbol',
    tyre.isExtraLoad && 'XL verstärkt',
    tyre.runFlatMark && `Runflat ${tyre.runFlatMark}`,
    tyre.hasRimProtection && 'Felgenschutz',
    tyre.oeMark && `Erstausrüstung ${tyre.oeMark}`,
    `DOT ${tyre.dotYear}`,
  ].filter((tag): tag is string => Boolean(tag));
}

/** 'bis 615 kg, 210 km/h' */
export function limitsText(tyre: Pick<ListedTyre, 'loadIndex' | 'speedIndex'>): string {
  const kilograms = loadOf(tyre.loadIndex);
  return [kilograms && `bis ${kilograms} kg`, speedText(tyre.speedIndex).replace(/^bis /, '')]
    .filter(Boolean)
    .join(', ');
}

/**
 * Picks out of a tyre what its card shows.
 * @param arrival the day on which goods from the central warehouse arrive
 */
export function tyreCard(tyre: ListedTyre, city: string, arrival: Date): TyreCardData {
  return {
    id: tyre.id,
    path: tyrePath(tyre.id),
    picture: picturePath('tyre', tyre.pictureKey),
    make: tyre.make,
    model: tyre.model,
    size: formatSize(tyre),
    limits: limitsText(tyre),
    season: tyre.season,
    tags: tagsOf(tyre),
    fuel: tyre.fuelClass,
    wet: tyre.wetClass,
    noise: tyre.noiseClass,
    noiseDb: tyre.noiseDb,
    priceCents: tyre.priceCents,
    availability: availabilityOf(tyre, city, arrival),
  };
}
