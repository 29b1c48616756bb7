/** km/h by speed index (UN Regulation No. 30, Annex 7); `(Y)` and ZR stand for more. */
const speeds = new Map([
  ['B', 50],
  ['C', 60],
  ['D', 65],
  ['E', 70],
  ['F', 80],
  ['G', 90],
  ['J', 100],
  ['K', 110],
  ['L', 120],
  ['M', 130],
  ['N', 140],
  ['P', 150],
  ['Q', 160],
  ['R', 170],
  ['S', 180],
  ['T', 190],
  ['U', 200],
  ['H', 210],
  ['V', 240],
  ['W', 270],
  ['Y', 300],
  ['(Y)', 301],
]);

const FIRST_LOAD_INDEX = 60;
/** Kilograms at load index 60, 61, … 149 (UN Regulation No. 30, Annex 4). */
const loads = [
  250, 257, 265, 272, 280, 290, 300, 307, 315, 325, 335, 345, 355, 365, 375, 387, 400, 412, 425, 437, 450,
  462, 475, 487, 500, 515, 530, 545, 560, 580, 600, 615, 630, 650, 670, 690, 710, 730, 750, 775, 800, 825,
  850, 875, 900, 925, 950, 975, 1000, 1030, 1060, 1090, 1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360, 1400,
  1450, 1500, 1550, 1600, 1650, 1700, 1750, 1800, 1850, 1900, 1950, 2000, 2060, 2120, 2180, 2240, 2300, 2360,
  2430, 2500, 2575, 2650, 2725, 2800, 2900, 3000, 3075, 3150, 3250,
];

export function speedOf(index: string): number | undefined {
  return speeds.get(index.toUpperCase());
}

/** Kilograms; undefined outside 60 to 149. */
export function loadOf(index: number): number | undefined {
  return loads[index - FIRST_LOAD_INDEX];
}

export function leastLoadIndex(kg: number): number | undefined {
  const found = loads.findIndex((load) => load >= kg);
  return found === -1 ? undefined : FIRST_LOAD_INDEX + found;
}

export function leastSpeedIndex(kmh: number): string | undefined {
  return [...speeds].find(([, speed]) => speed >= kmh)?.[0];
}

/** From slow to fast: H stands after U. */
export const speedIndices: readonly string[] = [...speeds.keys()];

const indexOf = new Map([...speeds].map(([index, kmh]) => [kmh, index]));

export function speedIndexOf(kmh: number): string {
  return indexOf.get(kmh) ?? '';
}

/** 'bis 240 km/h', 'über 300 km/h' */
export function speedText(index: string): string {
  const kmh = speedOf(index);
  if (kmh === undefined) return '';
  return kmh > 300 ? 'über 300 km/h' : `bis ${kmh} km/h`;
}
