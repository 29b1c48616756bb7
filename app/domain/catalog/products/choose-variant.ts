import type { Cents } from '~/values/money';
import { type Availability, availableOf } from '../inventory/inventory';

/** A variant as the choice sees it at a location (spec 2, section 3: varianten). */
export interface ChoosableVariant {
  /** What an address may call it: the spec's id, _id and slug. */
  names: readonly string[];
  /** From its flags, and from its pieces here and in the central warehouse. */
  availability: Availability;
  /** The price here (vk_preis). */
  cents: Cents;
  /** The make of car that it is for (fabrikat); null: for any. */
  carMake: string | null;
}

const folded = (text: string) => text.toLowerCase();

/**
 * The variant that a product's page shows (spec 2, section 4, variant selection).
 * @param wanted `exact`: what the address calls one variant; `carMake`: that of the filter or the chosen vehicle
 * @returns undefined where the address names none, or none can be had
 */
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
