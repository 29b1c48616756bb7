import { expect, it } from 'vitest';
import { rimVerdict } from './rim-verdict';
import type { PlainRim } from './verdict';
import { verdictWords } from './verdict-words';

const fitment = {
  axle: 'both' as 'both' | 'front' | 'rear',
  rimTenths: 160,
  rimWidthTenths: 65 as number | null,
  offsetMin: 46 as number | null,
  offsetMax: 50 as number | null,
  isSeries: true,
  document: 'EG-Übereinstimmung Feld 15.1',
};
const byRange = {
  ...fitment,
  rimTenths: 170,
  rimWidthTenths: 75,
  offsetMin: null,
  offsetMax: null,
  document: 'ABE 17',
};
const front = {
  ...fitment,
  axle: 'front' as const,
  rimTenths: 190,
  rimWidthTenths: 80,
  document: 'Gutachten 19',
};

const golf = {
  boltHoles: 5 as number | null,
  boltCircleTenths: 1_120 as number | null,
  centreBoreTenths: 571 as number | null,
  offsetMin: 40 as number | null,
  offsetMax: 51 as number | null,
  axleLoadFrontKg: 1_020 as number | null,
  axleLoadRearKg: 950 as number | null,
  fitments: [fitment, byRange, front],
};

const rim: PlainRim = {
  diameterTenths: 160,
  widthTenths: 65,
  boltHoles: 5,
  boltCircleTenths: 1_120,
  centreBoreTenths: 571,
  offset: 46,
  maxLoadKg: 650,
  approval: 'KBA 49182',
};

it.each([
  ['as the document has it', golf, rim, 'fits', 'Zugelassen: EG-Übereinstimmung Feld 15.1'],
  [
    'with a wider bore',
    golf,
    { ...rim, centreBoreTenths: 666 },
    'fits',
    'Zugelassen: EG-Übereinstimmung Feld 15.1, mit Zentrierring 66,6 auf 57,1 mm',
  ],
  [
    'with a part’s certificate alone',
    golf,
    { ...rim, approval: null },
    'fits',
    'Zugelassen nur mit Abnahme nach dem Anbau (Teilegutachten): EG-Übereinstimmung Feld 15.1',
  ],
  [
    'with a narrower bore',
    golf,
    { ...rim, centreBoreTenths: 541 },
    'fits-not',
    'Mittenloch 54,1 mm zu klein: die Nabe hat 57,1 mm',
  ],
  [
    'another bolt circle',
    golf,
    { ...rim, boltCircleTenths: 1_143 },
    'fits-not',
    'Lochkreis 5x114,3 passt nicht: das Fahrzeug hat 5x112',
  ],
  [
    'other holes',
    golf,
    { ...rim, boltHoles: 4 },
    'fits-not',
    'Lochkreis 4x112 passt nicht: das Fahrzeug hat 5x112',
  ],
  [
    'another offset than the document has',
    golf,
    { ...rim, offset: 45 },
    'fits-not',
    'Einpresstiefe ET45 nicht zugelassen: ET46 bis ET50',
  ],
  [
    'the vehicle’s range where the document names none',
    golf,
    { ...rim, diameterTenths: 170, widthTenths: 75, offset: 51 },
    'fits',
    'Zugelassen: ABE 17',
  ],
  [
    'out of that range',
    golf,
    { ...rim, diameterTenths: 170, widthTenths: 75, offset: 52 },
    'fits-not',
    'Einpresstiefe ET52 nicht zugelassen: ET40 bis ET51',
  ],
  ['another width', golf, { ...rim, widthTenths: 70 }, 'fits-not', 'Felgengröße nicht eingetragen'],
  ['another diameter', golf, { ...rim, diameterTenths: 180 }, 'fits-not', 'Felgengröße nicht eingetragen'],
  [
    'on one axle',
    golf,
    { ...rim, diameterTenths: 190, widthTenths: 80, offset: 48 },
    'fits',
    'Zugelassen auf der Vorderachse: Gutachten 19',
  ],
  ['too weak', golf, { ...rim, maxLoadKg: 500 }, 'fits-not', 'Traglast 500 kg zu klein: mindestens 510 kg'],
  [
    'a load that is not known is not asked for',
    { ...golf, axleLoadFrontKg: null, axleLoadRearKg: null },
    { ...rim, maxLoadKg: 500 },
    'fits',
    'Zugelassen: EG-Übereinstimmung Feld 15.1',
  ],
  [
    'a hub that is not known',
    { ...golf, centreBoreTenths: null },
    rim,
    'unknown',
    'Dazu liegt uns nichts vor: die Maße der Nabe sind nicht bekannt',
  ],
  [
    'an offset that nothing names',
    { ...golf, offsetMin: null },
    { ...rim, diameterTenths: 170, widthTenths: 75 },
    'unknown',
    'Dazu liegt uns nichts vor: die Maße der Nabe sind nicht bekannt',
  ],
  ['no documents', { ...golf, fitments: [] }, rim, 'unknown', 'Dazu liegt uns nichts vor'],
  [
    'documents that name no rims',
    { ...golf, fitments: [{ ...fitment, rimWidthTenths: null }] },
    rim,
    'unknown',
    'Dazu liegt uns nichts vor',
  ],
])('a rim: %s', (_what, vehicle, article, result, words) => {
  const verdict = rimVerdict(vehicle, article);
  expect(verdict.result).toBe(result);
  expect(verdictWords(verdict)).toBe(words);
});
