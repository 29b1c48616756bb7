import { germanTenths } from '~/values/tenths';

export const seasons = ['sommer', 'winter', 'ganzjahr'] as const;
export type Season = (typeof seasons)[number];

export const seasonNames: Readonly<Record<Season, string>> = {
  sommer: 'Sommerräder',
  winter: 'Winterräder',
  ganzjahr: 'Ganzjahresräder',
};

export const wheelStates = ['in', 'out'] as const;
export type WheelState = (typeof wheelStates)[number];

export const wheelStateNames: Readonly<Record<WheelState, string>> = {
  in: 'Eingelagert',
  out: 'Ausgelagert',
};

export const storageEventKinds = ['in', 'out', 'tread', 'facts'] as const;
export type StorageEventKind = (typeof storageEventKinds)[number];

export const wheelPositions = [
  { key: 'VL', name: 'vorn links' },
  { key: 'VR', name: 'vorn rechts' },
  { key: 'HL', name: 'hinten links' },
  { key: 'HR', name: 'hinten rechts' },
] as const;
export type WheelKey = (typeof wheelPositions)[number]['key'];

/** Tenths of a millimetre, in the order of `wheelPositions`. */
export type Tread = [number, number, number, number];

/** § 36 (3) StVZO. */
const LEGAL_TENTHS = 16;
/** Recommended for winter by ADAC, TÜV and makers; no duty. */
const WINTER_TENTHS = 40;
/** Of the deepest tyres for off-road use. */
export const MAX_TREAD_TENTHS = 200;

export type TreadVerdict = 'good' | 'low-for-winter' | 'illegal';

export function treadVerdict(tenths: number, season: Season): TreadVerdict {
  if (tenths < LEGAL_TENTHS) return 'illegal';
  return season !== 'sommer' && tenths < WINTER_TENTHS ? 'low-for-winter' : 'good';
}

const warnings: Readonly<Record<Exclude<TreadVerdict, 'good'>, string>> = {
  illegal: 'unter dem gesetzlichen Mindestmaß von 1,6 mm',
  'low-for-winter': 'unter den für den Winter empfohlenen 4 mm',
};

export interface TreadView {
  name: string;
  /** '6,5 mm' */
  depth: string;
  /** In words; undefined: nothing is wrong with it. */
  warning: string | undefined;
}

export const treadView = (tread: Tread, season: Season): TreadView[] =>
  wheelPositions.map(({ name }, index) => {
    const tenths = tread[index] ?? 0;
    const verdict = treadVerdict(tenths, season);
    return {
      name,
      depth: `${germanTenths(tenths)} mm`,
      warning: verdict === 'good' ? undefined : warnings[verdict],
    };
  });

/** Winter wheels are mounted from October, summer wheels from April. */
const changeDays: Readonly<Record<Season, string | undefined>> = {
  sommer: '-04-01',
  winter: '-10-01',
  ganzjahr: undefined,
};

/** When a set is mounted next; undefined: it follows no season. @param today ISO day */
export function proposedChange(season: Season, today: string): string | undefined {
  const day = changeDays[season];
  if (!day) return undefined;
  const year = Number(today.slice(0, 4));
  return today < `${year}${day}` ? `${year}${day}` : `${year + 1}${day}`;
}

/** 'Continental TS 870, 205/55 R16 91H, Alufelge' */
export const wheelText = ({ tyre, size, rim }: { tyre: string; size: string; rim: string }): string =>
  [tyre, size, rim].filter(Boolean).join(', ');
