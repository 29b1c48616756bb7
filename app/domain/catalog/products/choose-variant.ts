import type { Cents } from '~/values/money';
import { type Availability, availableOf } from '../inventory/inventory';

/** Spec 2, section 3: varianten. */
export interface ChoosableVariant {
  /** Names in addresses: the spec's id, _id and slug. */
  names: readonly string[];
  availability: Availability;
  /** The spec's vk_preis. */
  cents: Cents;
  /** The spec's fabrikat; null: any make of car. */
  carMake: string | null;
}

const folded = (text: string) => text.toLowerCase();

/** Spec 2, section 4, variant selection. @returns undefined if no variant has the requested name, or none is available */
export function chooseVariant<Variant extends ChoosableVariant>(
  variants: readonly Variant[],
  { exact, carMake }: { exact?: string | undefined; carMake?: string | undefined },
): Variant | undefined {
  if (exact !== undefined)
    return variants.find(({ names }) => names.some((name) => folded(name) === folded(exact)));
  const available = variants
    .filter(({ availability }) => availableOf(availability) > 0)
    .toSorted((a, b) => a.cents - b.cents);
  const ofMake = available.find((variant) => carMake && folded(variant.carMake ?? '') === folded(carMake));
  return ofMake ?? available[0];
}
