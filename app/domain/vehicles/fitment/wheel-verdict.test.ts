import { describe, expect, it } from 'vitest';
import type { Fitment, Vehicle } from '../vehicle';
import { verdictWords } from './verdict-words';
import { wheelVerdict } from './wheel-verdict';

const series: Fitment = {
  combination: 1,
  axle: 'both',
  width: 205,
  aspect: 55,
  rimTenths: 160,
  loadIndex: 91,
  speedIndex: 'V',
  rimWidthTenths: 65,
  offsetMin: 46,
  offsetMax: 50,
  isSeries: true,
  isWinterOnly: false,
  document: 'EG-Übereinstimmung Feld 15.1',
};
const wide: Fitment = {
  ...series,
  combination: 2,
  width: 215,
  aspect: 50,
  rimWidthTenths: 70,
  isSeries: false,
  document: 'Gutachten 4711',
};

const vehicle: Vehicle = {
  code: 'golf',
  vehicleType: 'PKW',
  manufacturer: 'Volkswagen',
  baseModel: 'Golf',
  subModel: 'Golf VII',
  engineOption: '',
  carBodyOption: '',
  gearingOption: '',
  equipmentLineOption: '',
  label: 'Volkswagen Golf VII',
  datECodePrefix: null,
  powerKw: 110,
  builtFrom: null,
  builtUntil: null,
  bodyType: 'schraegheck',
  boltHoles: 5,
  boltCircleTenths: 1120,
  centreBoreTenths: 571,
  offsetMin: null,
  offsetMax: null,
  axleLoadFrontKg: 1020,
  axleLoadRearKg: 900,
  topSpeedKmh: 216,
  source: '',
  fitments: [series, wide],
};

const rim = {
  diameterTenths: 160,
  widthTenths: 65,
  boltHoles: 5,
  boltCircleTenths: 1120,
  centreBoreTenths: 571,
  offset: 46,
  maxLoadKg: 700,
  approval: 'KBA 49182',
};
const tyre = {
  width: 205,
  aspect: 55,
  rimTenths: 160,
  loadIndex: 91,
  speedIndex: 'V',
  hasAlpineSymbol: false,
};

describe('whether a complete wheel may be mounted', () => {
  it.each([
    ['rim and tyre of one row', {}, {}, 'Zugelassen: EG-Übereinstimmung Feld 15.1'],
    [
      'a rim with a wider bore',
      { centreBoreTenths: 666 },
      {},
      'Zugelassen: EG-Übereinstimmung Feld 15.1, mit Zentrierring 66,6 auf 57,1 mm',
    ],
    [
      'a slow winter tyre',
      {},
      { speedIndex: 'H', hasAlpineSymbol: true },
      'Zugelassen: EG-Übereinstimmung Feld 15.1, mit Aufkleber „210 km/h“ im Blickfeld',
    ],
    [
      'another bolt circle',
      { boltCircleTenths: 1143 },
      {},
      'Lochkreis 5x114,3 passt nicht: das Fahrzeug hat 5x112',
    ],
    ['a weak tyre', {}, { loadIndex: 88 }, 'Tragfähigkeit 88 zu klein: mindestens 91'],
    ['a weak rim', { maxLoadKg: 500 }, {}, 'Traglast 500 kg zu klein: mindestens 510 kg'],
    [
      'a tyre of one row on a rim of another',
      { widthTenths: 70 },
      {},
      'Diese Reifengröße ist nicht mit dieser Felge eingetragen',
    ],
  ])('%s', (_, ofRim, ofTyre, words) => {
    const verdict = wheelVerdict(vehicle, { rim: { ...rim, ...ofRim }, tyre: { ...tyre, ...ofTyre } });
    expect(verdictWords(verdict)).toBe(words);
  });

  it('nothing is said of a vehicle without documents', () => {
    expect(wheelVerdict({ ...vehicle, fitments: [] }, { rim, tyre }).result).toBe('unknown');
  });
});
