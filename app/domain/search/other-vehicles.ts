/** Vehicles whose tyres are no car tyres, as folded words and as a shop names them. */
const vehicles: readonly [RegExp, string][] = [
  [/^motorr(?:ad|ader)s?$|^bike$/u, 'Motorräder'],
  [/^(?:motor)?rollers?$|^vespa$|^mopeds?$|^mofas?$/u, 'Roller und Mopeds'],
  [/^(?:fahrr(?:ad|ader)|e-?bike|mountainbike|rad)s?$/u, 'Fahrräder'],
  [/^lkws?$|^lastwagen$|^laster$|^bus$/u, 'Lastwagen und Busse'],
  [/^traktor(?:en)?$|^treckers?$|^schleppers?$/u, 'Traktoren'],
  [/^quads?$|^atv$/u, 'Quads'],
  [/^(?:pkw-?)?anhangers?$|^trailer$/u, 'Anhänger'],
  [/^rasenmahers?$|^rasentraktor(?:en)?$|^aufsitzmahers?$/u, 'Rasenmäher'],
  [/^schubkarren?$|^kinderwagens?$|^rollstuhle?$/u, 'Karren und Kinderwagen'],
  [/^baggers?$|^(?:gabel)?staplers?$/u, 'Baumaschinen'],
];

const TYRES = /^(.*?)-?(?:(?:sommer|winter|ganzjahres|allwetter)-?)?reifen$/u;

/**
 * A vehicle that is no car, and whose tyres are asked for: 'motorradreifen', 'reifen für lkw', 'roller winterreifen'.
 *
 * @param words folded
 * @returns its name in the plural
 */
export function otherVehicleIn(words: readonly string[]): string | undefined {
  const beginnings = words.flatMap((word) => TYRES.exec(word)?.[1] ?? []);
  if (!words.some((word) => TYRES.test(word))) return undefined;
  return vehicles.find(([name]) => [...words, ...beginnings].some((word) => name.test(word)))?.[1];
}
