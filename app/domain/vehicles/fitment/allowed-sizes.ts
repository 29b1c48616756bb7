import type { Fitment } from '../vehicle';
import { isSameDimension } from './permissions';
import type { TyreDimension } from './verdict';

export interface AllowedSize extends TyreDimension {
  loadIndex: number;
  speedIndex: string;
}

export interface SizeChoice {
  front: AllowedSize;
  /** Undefined: the same as in front. */
  rear: AllowedSize | undefined;
  isSeries: boolean;
  isWinterOnly: boolean;
  document: string;
}

function sizeOf({ width, aspect, rimTenths, isCommercial, loadIndex, speedIndex }: Fitment): AllowedSize {
  return { width, aspect, rimTenths, isCommercial, loadIndex, speedIndex };
}

const sizeKey = ({ width, aspect, rimTenths, isCommercial }: TyreDimension) =>
  `${width}/${aspect}/${rimTenths}/${isCommercial}`;
const choiceKey = ({ front, rear, isWinterOnly }: SizeChoice) =>
  [sizeKey(front), rear ? sizeKey(rear) : '', isWinterOnly].join(' ');

function choiceOf(rows: readonly Fitment[]): SizeChoice[] {
  const front = rows.find(({ axle }) => axle !== 'rear');
  const rear = rows.find(({ axle }) => axle === 'rear');
  if (!front || (front.axle === 'front' && !rear)) return [];
  const { isSeries, isWinterOnly, document } = front;
  return [
    {
      front: sizeOf(front),
      rear: rear && !isSameDimension(rear, front) ? sizeOf(rear) : undefined,
      isSeries,
      isWinterOnly,
      document,
    },
  ];
}

/** Without duplicates: series sizes first, then by rim and width. */
export function allowedSizes(fitments: readonly Fitment[]): SizeChoice[] {
  const combinations = [...new Set(fitments.map(({ combination }) => combination))];
  const choices = combinations.flatMap((combination) =>
    choiceOf(fitments.filter((row) => row.combination === combination)),
  );
  const sorted = choices.toSorted(
    (a, b) =>
      Number(b.isSeries) - Number(a.isSeries) ||
      a.front.rimTenths - b.front.rimTenths ||
      a.front.width - b.front.width,
  );
  return sorted.filter(
    (choice, index) => sorted.findIndex((other) => choiceKey(other) === choiceKey(choice)) === index,
  );
}
