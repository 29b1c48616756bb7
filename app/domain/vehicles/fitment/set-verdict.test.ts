import { describe, expect, it } from 'vitest';
import type { Fitment } from '../vehicle';
import type { FittedVehicle } from './permissions';
import { setVerdict, wheelVerdict } from './set-verdict';
import type { PlainRim, PlainTyre, PlainWheel, RimApproval } from './verdict';
import { verdictWords } from './verdict-words';

function row(text: string, more: Partial<Fitment> = {}): Fitment {
  const [, width, aspect, rim, c, load, speed = '', rimWidth = '7'] =
    /^(\d+)\/(\d+)R(\d+)(C)? (\d+)(\S+)(?: auf ([\d.]+))?$/.exec(text) ?? [];
  return {
    combination: 1,
    axle: 'both',
    width: Number(width),
    aspect: Number(aspect),
    rimTenths: Number(rim) * 10,
    isCommercial: c !== undefined,
    loadIndex: Number(load),
    speedIndex: speed,
    rimWidthTenths: Math.round(Number(rimWidth) * 10),
    offsetMin: 45,
    offsetMax: 50,
    isSeries: false,
    isWinterOnly: false,
    document: 'CoC-Papier',
    ...more,
  };
}

const golf: FittedVehicle = {
  code: 'golf',
  manufacturer: 'Volkswagen',
  datECodePrefix: '019051020010001',
  boltHoles: 5,
  boltCircleTenths: 1120,
  centreBoreTenths: 571,
  offsetMin: null,
  offsetMax: null,
  axleLoadFrontKg: 1020,
  axleLoadRearKg: 900,
  topSpeedKmh: 216,
  tyrePressureControl: 'indirekt',
  fitments: [
    row('205/55R16 91V', { isSeries: true }),
    row('225/45R17 91V auf 7.5', { combination: 2 }),
    row('205/50R17 93H', { combination: 3, isWinterOnly: true }),
    row('225/40R19 93V auf 8', { combination: 4, axle: 'front' }),
    row('255/35R19 96V auf 8.5', { combination: 4, axle: 'rear' }),
    row('235/35R19 93V auf 8', { combination: 5, axle: 'front' }),
    row('265/30R19 96V auf 8.5', { combination: 5, axle: 'rear' }),
  ],
};

function tyre(text: string, hasAlpineSymbol = false): PlainTyre {
  const { width, aspect, rimTenths, isCommercial, loadIndex, speedIndex } = row(text);
  return { width, aspect, rimTenths, isCommercial, loadIndex, speedIndex, hasAlpineSymbol };
}

const abe: RimApproval = {
  kind: 'abe',
  number: 'KBA 49182',
  vehicles: ['golf'],
  ecodes: [],
  tyreSizes: [tyre('205/55R16 91V')],
  axle: 'both',
  conditions: [],
  needsInspection: false,
  hasOnlyDocumentSizes: false,
  isWinterOnly: false,
};
const rim: PlainRim = {
  diameterTenths: 160,
  widthTenths: 65,
  boltHoles: 5,
  boltCircleTenths: 1120,
  centreBoreTenths: 571,
  offset: 38,
  maxLoadKg: 650,
  approvals: [abe],
};
const approved = (more: Partial<RimApproval>): PlainRim => ({ ...rim, approvals: [{ ...abe, ...more }] });
const words = (wheel: PlainWheel, vehicle = golf) => verdictWords(wheelVerdict(vehicle, wheel));

it('an approval for winter tyres only does not hide another of the same rim', () => {
  const winter = { ...abe, kind: 'ece', number: 'ECE', isWinterOnly: true } as const;
  const approvals = [winter, { ...winter, number: 'E2', isWinterOnly: false, conditions: ['A02'] }];
  const wheel = { rim: { ...rim, widthTenths: 70, offset: 45, approvals }, tyre: tyre('205/55R16 91V') };
  expect(words(wheel)).toContain('E2');
});

describe('a tyre alone', () => {
  it.each([
    ['205/55R16 91V', false, 'Zugelassen auf Felge 7Jx16 ET45–50: CoC-Papier'],
    ['205/55R16 94Y', false, 'Zugelassen auf Felge 7Jx16 ET45–50: CoC-Papier'],
    [
      '205/55R16 91T',
      true,
      'Zugelassen auf Felge 7Jx16 ET45–50: CoC-Papier, mit Aufkleber „190 km/h“ im Blickfeld',
    ],
    ['205/55R16 91H', false, 'Geschwindigkeitsindex H zu niedrig: mindestens V'],
    ['205/55R16 88V', true, 'Tragfähigkeit 88 zu klein: mindestens 91'],
    ['205/50R17 93V', false, 'In dieser Größe nur Winterreifen mit Alpine-Symbol zugelassen'],
    ['205/50R17 93H', true, 'Zugelassen nur als Winterreifen auf Felge 7Jx17 ET45–50: CoC-Papier'],
    ['255/35R19 96V', false, 'Zugelassen nur hinten (vorn 225/40 R19) auf Felge 8,5Jx19 ET45–50: CoC-Papier'],
    ['255/35R19 92V', false, 'Tragfähigkeit 92 zu klein: mindestens 96 hinten'],
    [
      '205/55R16C 104T',
      true,
      'Größe nicht eingetragen: zugelassen sind 205/55 R16, 225/45 R17, 205/50 R17, 225/40 R19 und andere',
    ],
  ])('%s', (text, isWinter, told) => {
    expect(words({ tyre: tyre(text, isWinter) })).toBe(told);
  });

  it('must carry its axle, whatever the document says of the size', () => {
    const vehicle = { ...golf, axleLoadRearKg: 1300 };
    expect(words({ tyre: tyre('205/55R16 91V') }, vehicle)).toBe(
      'Zugelassen nur vorn auf Felge 7Jx16 ET45–50: CoC-Papier',
    );
  });

  it('has no verdict where data is missing', () => {
    expect(
      words({ tyre: tyre('205/55R16 91V') }, { ...golf, axleLoadFrontKg: null, axleLoadRearKg: null }),
    ).toBe('Dazu liegt uns nichts vor: die Achslast ist nicht bekannt');
    expect(words({ tyre: tyre('205/55R16 91V') }, { ...golf, fitments: [] })).toBe(
      'Dazu liegt uns nichts vor',
    );
  });
});

it.each([
  ['225/40R19 93V', '255/35R19 96V', 'Zugelassen auf Felge 8Jx19 ET45–50: CoC-Papier'],
  ['225/40R19 93V', '265/30R19 96V', 'Vorn und hinten sind nicht zusammen eingetragen'],
  ['225/40R19 93V', '205/55R16 91V', 'Vorn und hinten sind nicht zusammen eingetragen'],
])('axles stay within one document: %s in front, %s at the rear', (front, rear, told) => {
  const set = { front: { tyre: tyre(front) }, rear: { tyre: tyre(rear) } };
  expect(verdictWords(setVerdict(golf, set))).toBe(told);
});

const tail = '. RDKS-Sensoren braucht Ihr Fahrzeug nicht';
describe('a rim', () => {
  it.each([
    ['its ABE names vehicle and size', rim, `Zugelassen mit 205/55 R16: ABE KBA 49182${tail}`],
    [
      'a wider bore',
      { ...rim, centreBoreTenths: 666 },
      `Zugelassen mit 205/55 R16: ABE KBA 49182, mit Zentrierring 66,6 auf 57,1 mm (Lieferumfang bitte erfragen)${tail}`,
    ],
    [
      'a wider bore, with rings',
      { ...rim, centreBoreTenths: 666, hasCentringRings: true },
      `Zugelassen mit 205/55 R16: ABE KBA 49182, mit Zentrierring 66,6 auf 57,1 mm (liegt bei)${tail}`,
    ],
    [
      'a wider bore, without rings',
      { ...rim, centreBoreTenths: 666, hasCentringRings: false },
      `Zugelassen mit 205/55 R16: ABE KBA 49182, mit Zentrierring 66,6 auf 57,1 mm (nicht im Lieferumfang)${tail}`,
    ],
    [
      'conditions and an inspection',
      approved({ conditions: ['Keine Schneeketten'], needsInspection: true }),
      `Zulässig nur mit Abnahme nach dem Anbau und mit Auflagen, mit 205/55 R16: ABE KBA 49182. Auflagen: Keine Schneeketten${tail}`,
    ],
    [
      'a Teilegutachten is always inspected',
      approved({ kind: 'teilegutachten', number: '366-1' }),
      `Zulässig nur mit Abnahme nach dem Anbau, mit 205/55 R16: Teilegutachten 366-1${tail}`,
    ],
    [
      'for winter',
      approved({ isWinterOnly: true }),
      `Zugelassen nur mit Winterreifen 205/55 R16: ABE KBA 49182${tail}`,
    ],
    [
      'a size that the documents have for winter alone',
      { ...approved({ tyreSizes: [tyre('205/50R17 93H')] }), diameterTenths: 170 },
      `Zugelassen nur mit Winterreifen 205/50 R17: ABE KBA 49182${tail}`,
    ],
    [
      'an ABE for the rear, beside another size in front',
      { ...approved({ tyreSizes: [tyre('255/35R19 96V')], axle: 'rear' }), diameterTenths: 190 },
      `Zugelassen nur hinten (vorn 225/40 R19) mit 255/35 R19: ABE KBA 49182${tail}`,
    ],
    [
      'an ECE wheel like the original one',
      { ...approved({ kind: 'ece', number: 'E1 124R-1', tyreSizes: [] }), widthTenths: 70, offset: 47 },
      `Zugelassen mit 205/55 R16: ECE-Genehmigung E1 124R-1, CoC-Papier${tail}`,
    ],
    [
      'an ECE wheel of another offset',
      { ...approved({ kind: 'ece', number: 'E1 124R-1', tyreSizes: [] }), widthTenths: 70 },
      'Einpresstiefe ET38 nicht zugelassen: ET45 bis ET50',
    ],
    ['an ABE for other vehicles', approved({ vehicles: ['polo'] }), 'Felgengröße nicht eingetragen'],
    [
      'a listed rim without an approval',
      { ...rim, approvals: [], widthTenths: 70, offset: 47 },
      'Freigabe unbekannt: keine ABE und kein Gutachten nennt Ihr Fahrzeug',
    ],
    [
      'another bolt circle',
      { ...rim, boltCircleTenths: 1143 },
      'Lochkreis 5x114,3 passt nicht: das Fahrzeug hat 5x112',
    ],
    ['a small bore', { ...rim, centreBoreTenths: 561 }, 'Mittenloch 56,1 mm zu klein: die Nabe hat 57,1 mm'],
    [
      'too weak for the front',
      { ...rim, maxLoadKg: 500 },
      `Zugelassen nur hinten mit 205/55 R16: ABE KBA 49182${tail}`,
    ],
  ])('%s', (_, own, told) => {
    expect(words({ rim: own })).toBe(told);
  });
});

describe('a complete wheel', () => {
  const wheel = { rim, tyre: tyre('205/55R16 91V') };
  it.each([
    ['indirekt', undefined, 'fits', tail],
    ['direkt', undefined, 'conditional', '. RDKS-Sensoren sind nicht dabei, Ihr Fahrzeug braucht sie'],
    [null, undefined, 'conditional', '. Ob Ihr Fahrzeug RDKS-Sensoren braucht, ist nicht bekannt'],
    ['direkt', ['VW', 'Audi'], 'fits', 'ABE KBA 49182'],
    ['direkt', ['Ford', 'Peugeot'], 'fits-not', 'RDKS-Sensor ist für andere Marken: Ford, Peugeot'],
    ['indirekt', [], 'unknown', 'zum RDKS-Sensor sind keine Marken genannt'],
  ] as const)(
    'with tyre pressure control %s and a sensor for %s',
    (tyrePressureControl, makes, result, end) => {
      const verdict = wheelVerdict(
        { ...golf, tyrePressureControl },
        { ...wheel, sensor: makes && { makes } },
      );
      const isConditional = verdict.result === 'fits' && !verdict.isUnconditional;
      expect([isConditional ? 'conditional' : verdict.result, verdictWords(verdict)]).toEqual([
        result,
        expect.stringMatching(new RegExp(`${end.replaceAll('.', '\\.')}$`)),
      ]);
    },
  );

  it('a size that the ABE does not name is not allowed on the rim', () => {
    const other = { ...approved({ tyreSizes: [tyre('195/60R16 89V')] }), widthTenths: 70, offset: 47 };
    expect(words({ rim: { ...other, approvals: [] }, tyre: tyre('225/45R17 91V') })).toBe(
      'Diese Reifengröße ist nicht mit dieser Felge eingetragen',
    );
    expect(words({ rim: other, tyre: tyre('205/55R16 91V') })).toBe(
      'Freigabe unbekannt: keine ABE und kein Gutachten nennt Ihr Fahrzeug',
    );
  });
});
