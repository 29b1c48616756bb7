import { foldText } from '~/values/folded-text';

/** Other names of makes, folded; the first of a line is the key. */
const names: readonly (readonly string[])[] = [
  ['volkswagen', 'vw', 'vw pkw', 'volkswagen vw', 'vw nutzfahrzeuge', 'volkswagen nutzfahrzeuge'],
  ['mercedes benz', 'mercedes', 'mb', 'daimler', 'mercedes benz ag'],
  ['bmw', 'bayerische motoren werke'],
  ['alfa romeo', 'alfa'],
  ['land rover', 'landrover', 'range rover'],
  ['ds', 'ds automobiles'],
  ['skoda', 'skoda auto'],
  ['citroen', 'citroen automobile'],
  ['seat', 'seat s a'],
  ['mini', 'bmw mini', 'mini bmw'],
];
const keyOf = new Map(names.flatMap((all) => all.map((name) => [name, all[0] ?? name])));

/** 'VW' and 'Volkswagen' have the same key. */
export function makeKey(make: string): string {
  const folded = foldText(make)
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
  return keyOf.get(folded) ?? folded;
}

export const isSameMake = (one: string, other: string): boolean => makeKey(one) === makeKey(other);
