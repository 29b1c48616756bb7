import { type Amount, amountText, nearestValues, takeAmounts } from '~/domain/catalog/text-search/amounts';
import { amountsBeside, type SearchScope } from '~/domain/catalog/text-search/search-lists.server';
import type { TypedWords } from '~/domain/catalog/text-search/text-index';
import type { Context } from '~/platform/context';
import { typedWords } from './typed-words';

export interface Nearest {
  /** '400 l' */
  asked: string;
  /** '390 l', '410 l' */
  offered: string[];
  words: readonly string[];
  amounts: NonNullable<TypedWords['amounts']>;
}

function nearestOf(
  { value, unit }: Amount,
  values: ReadonlySet<number>,
  words: readonly string[],
  exact: Nearest['amounts'] = [],
): Nearest {
  const near = nearestValues(values, value);
  return {
    asked: amountText({ value, unit }),
    offered: near.map((one) => amountText({ value: one, unit })),
    words,
    amounts: [...exact, { unit, values: near }],
  };
}

/** A number without a unit has the unit whose values surround it, the one with the most values. */
function unitOfNumber(value: number, byUnit: ReadonlyMap<string, ReadonlySet<number>>): string | undefined {
  const [best] = [...byUnit]
    .filter(([, values]) => Math.min(...values) <= value && value <= Math.max(...values))
    .sort(([, a], [, b]) => b.size - a.size);
  return best?.[0];
}

/** Undefined if the words name no amount, or the other words find none. */
export async function findNearest(
  context: Context,
  scope: SearchScope,
  words: readonly string[],
): Promise<Nearest | undefined> {
  const { amounts, rest } = takeAmounts(words.join(' '));
  const others = rest.split(' ').filter(Boolean);
  // The last amount is the first to give way: '7x17 ET45' means rims of 7x17.
  for (const requested of amounts.toReversed()) {
    const exact = amounts.flatMap((one) =>
      one === requested ? [] : { unit: one.unit, values: [one.value] },
    );
    const byUnit = await amountsBeside(context, scope, { ...typedWords(others), amounts: exact });
    const values = byUnit.get(requested.unit);
    if (values) return nearestOf(requested, values, others, exact);
  }
  if (amounts.length > 0) return undefined;
  const number = words.find((word) => /^\d{2,4}$/.test(word));
  const beside = words.filter((word) => word !== number);
  if (number === undefined || beside.length === 0) return undefined;
  const byUnit = await amountsBeside(context, scope, typedWords(beside));
  const unit = unitOfNumber(Number(number), byUnit);
  return unit === undefined
    ? undefined
    : nearestOf({ value: Number(number), unit }, byUnit.get(unit) ?? new Set(), beside);
}
