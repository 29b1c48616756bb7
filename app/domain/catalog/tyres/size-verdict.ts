import type { AllowedSize, SizeChoice } from '~/domain/vehicles/fitment/allowed-sizes';
import { isSameDimension } from '~/domain/vehicles/fitment/permissions';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Axle } from '~/domain/vehicles/vehicle';
import { formatDimension } from '~/values/tyre-size';
import type { TyreFilter } from './tyre-listing';

/** A size of one document, with what the document has on the other axle. */
export interface DocumentedSize extends AllowedSize {
  isSeries: boolean;
  isWinterOnly: boolean;
  axle: Axle;
  other: AllowedSize | undefined;
}

export function documentedSizes(choices: readonly SizeChoice[]): DocumentedSize[] {
  return choices.flatMap(({ front, rear, isSeries, isWinterOnly }): DocumentedSize[] => {
    const common = { isSeries, isWinterOnly };
    if (!rear) return [{ ...front, ...common, axle: 'both', other: undefined }];
    return [
      { ...front, ...common, axle: 'front', other: rear },
      { ...rear, ...common, axle: 'rear', other: front },
    ];
  });
}

const isOpenFor = (filter: TyreFilter, size: AllowedSize) =>
  (['width', 'aspect', 'rimTenths'] as const).every((part) => filter[part] === size[part]);

/** Restrictions of a document beyond the size; the fewest first. */
function restrictionOf({ axle, other, isWinterOnly, isCommercial }: DocumentedSize): string {
  const parts = [
    isWinterOnly && 'nur als Winterreifen',
    isCommercial && 'nur als C-Reifen',
    axle !== 'both' &&
      (axle === 'front'
        ? `nur vorn (hinten ${other ? formatDimension(other) : 'anders'})`
        : `nur hinten (vorn ${other ? formatDimension(other) : 'anders'})`),
  ];
  return parts.filter(Boolean).join(' und ');
}

/** Of one size in several documents the least restricted. */
export function leastRestricted(sizes: readonly DocumentedSize[]): DocumentedSize[] {
  const sorted = sizes.toSorted((one, other) => restrictionOf(one).length - restrictionOf(other).length);
  return sizes.filter((size) => sorted.find((other) => isSameDimension(other, size)) === size);
}

const isSummerOnly = ({ seasons }: TyreFilter) =>
  seasons.length > 0 && seasons.every((season) => season === 'sommer');
const isWinterList = ({ seasons, alpine }: TyreFilter) =>
  alpine === true || (seasons.length > 0 && seasons.every((season) => season === 'winter'));

/** Undefined unless the list has one size and documents are known. */
export function sizeVerdict(sizes: readonly DocumentedSize[], filter: TyreFilter): VerdictView | undefined {
  const { width, aspect, rimTenths } = filter;
  if (sizes.length === 0 || width === undefined || aspect === undefined || rimTenths === undefined)
    return undefined;
  const dimension = formatDimension({ width, aspect, rimTenths });
  const [least] = sizes
    .filter((size) => isOpenFor(filter, size))
    .map((size) => ({ size, words: restrictionOf(size) }))
    .toSorted((one, other) => one.words.length - other.words.length);
  if (!least) return { result: 'fits-not', words: `${dimension} ist für Ihr Fahrzeug nicht eingetragen` };
  if (least.words === '') return { result: 'fits', words: `${dimension} ist für Ihr Fahrzeug zugelassen` };
  const words = `${dimension} ist für Ihr Fahrzeug ${least.words} zugelassen`;
  if (least.size.isWinterOnly && isSummerOnly(filter)) return { result: 'fits-not', words };
  const isMet =
    least.size.axle === 'both' && !least.size.isCommercial && isWinterList(filter) && least.size.isWinterOnly;
  return isMet ? { result: 'fits', words } : { result: 'unknown', words, isConditional: true };
}
