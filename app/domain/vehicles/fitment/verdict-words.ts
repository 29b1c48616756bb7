import { germanTenths } from '~/values/tenths';
import { formatDimension } from '~/values/tyre-size';
import type { Axle } from '../vehicle';
import type {
  ApprovalKind,
  BoltCircle,
  Fits,
  FitsNot,
  NamedRim,
  TyreDimension,
  Unknown,
  Verdict,
} from './verdict';

const MAX_SIZES = 4;
const MAX_TOLD = 2;

export const onAxle: Record<Axle, string> = { both: '', front: 'vorn', rear: 'hinten' };
const otherAxle: Record<Axle, string> = { both: '', front: 'hinten', rear: 'vorn' };

export const approvalWords: Record<ApprovalKind, string> = {
  original: 'Originalrad',
  ece: 'ECE-Genehmigung',
  abe: 'ABE',
  teilegutachten: 'Teilegutachten',
};

/** '7Jx17 ET49–54' */
export function namedRimWords({ widthTenths, diameterTenths, offsets }: NamedRim): string {
  const size = `${germanTenths(widthTenths)}Jx${germanTenths(diameterTenths)}`;
  if (!offsets) return size;
  return offsets.from === offsets.to
    ? `${size} ET${offsets.from}`
    : `${size} ET${offsets.from}–${offsets.to}`;
}

const listed = (words: readonly string[]) =>
  words.length > MAX_TOLD
    ? `${words.slice(0, MAX_TOLD).join(', ')} und andere`
    : new Intl.ListFormat('de').format(words);

const sizeWords = (sizes: readonly TyreDimension[]) => listed(sizes.map((size) => formatDimension(size)));

function basisOf({ approval, document }: Fits): string {
  if (!approval) return document;
  const name = [approvalWords[approval.kind], approval.number].filter(Boolean).join(' ');
  return approval.kind === 'original' || approval.kind === 'ece' ? `${name}, ${document}` : name;
}

function partWords({ onRims, withTyres, isWinterOnly, approval, sensor }: Fits): string {
  const season = isWinterOnly ? 'nur mit Winterreifen' : 'mit';
  if (withTyres.length > 0) return ` ${season} ${sizeWords(withTyres)}`;
  const winter = isWinterOnly ? ' nur als Winterreifen' : '';
  if (approval || sensor !== null) return winter;
  return onRims.length > 0
    ? `${winter} auf Felge ${listed(onRims.map(namedRimWords))}`
    : `${winter} auf der Originalfelge`;
}

function sensorWords({ sensor, withTyres }: Fits): string {
  if (sensor === null || sensor === 'fits') return '';
  if (sensor === 'unknown') return '. Ob Ihr Fahrzeug RDKS-Sensoren braucht, ist nicht bekannt';
  if (sensor === 'not-needed') return '. RDKS-Sensoren braucht Ihr Fahrzeug nicht';
  return withTyres.length > 0
    ? '. Ihr Fahrzeug braucht dazu RDKS-Sensoren'
    : '. RDKS-Sensoren sind nicht dabei, Ihr Fahrzeug braucht sie';
}

function leadWords(fits: Fits): string {
  if (fits.isUnconditional) return 'Zugelassen';
  const needed = [
    fits.needsInspection && 'mit Abnahme nach dem Anbau',
    fits.conditions.length > 0 && 'mit Auflagen',
  ].filter((words): words is string => Boolean(words));
  return needed.length > 0 ? `Zulässig nur ${new Intl.ListFormat('de').format(needed)},` : 'Zulässig';
}

function ringWords({ outerTenths, innerTenths, isIncluded }: NonNullable<Fits['centringRing']>): string {
  const delivery =
    isIncluded === null ? 'Lieferumfang bitte erfragen' : isIncluded ? 'liegt bei' : 'nicht im Lieferumfang';
  return `${germanTenths(outerTenths)} auf ${germanTenths(innerTenths)} mm (${delivery})`;
}

function fitsWords(fits: Fits): string {
  const { axle, speedSignKmh, centringRing, conditions } = fits;
  const other = fits.otherAxle ? ` (${otherAxle[axle]} ${formatDimension(fits.otherAxle)})` : '';
  const only = axle === 'both' ? '' : ` nur ${onAxle[axle]}${other}`;
  const sign = speedSignKmh === null ? '' : `, mit Aufkleber „${speedSignKmh} km/h“ im Blickfeld`;
  const ring = centringRing ? `, mit Zentrierring ${ringWords(centringRing)}` : '';
  const told = conditions.length > 0 ? `. Auflagen: ${conditions.join('; ')}` : '';
  const lead = `${leadWords(fits)}${only}${partWords(fits)}`.replace(/,$/, '');
  return `${lead}: ${basisOf(fits)}${sign}${ring}${told}${sensorWords(fits)}`;
}

const boltCircleWords = ({ holes, tenths }: BoltCircle) => `${holes}x${germanTenths(tenths)}`;
const axleWords = (axle: 'front' | 'rear' | undefined) => (axle ? ` ${onAxle[axle]}` : '');

function refusal(verdict: FitsNot): string {
  switch (verdict.code) {
    case 'load-too-small':
      return `Tragfähigkeit ${verdict.loadIndex} zu klein: mindestens ${verdict.required}${axleWords(verdict.axle)}`;
    case 'speed-too-low':
      return `Geschwindigkeitsindex ${verdict.speedIndex} zu niedrig: mindestens ${verdict.required}${axleWords(verdict.axle)}`;
    case 'size-not-listed': {
      const sizes = verdict.sizes.slice(0, MAX_SIZES).map((size) => formatDimension(size));
      const more = verdict.sizes.length > MAX_SIZES ? ' und andere' : '';
      return sizes.length > 0
        ? `Größe nicht eingetragen: zugelassen sind ${sizes.join(', ')}${more}`
        : 'Größe nicht eingetragen';
    }
    case 'winter-only':
      return 'In dieser Größe nur Winterreifen mit Alpine-Symbol zugelassen';
    case 'other-bolt-circle':
      return `Lochkreis ${boltCircleWords(verdict.rim)} passt nicht: das Fahrzeug hat ${boltCircleWords(verdict.vehicle)}`;
    case 'bore-too-small':
      return `Mittenloch ${germanTenths(verdict.rimTenths)} mm zu klein: die Nabe hat ${germanTenths(verdict.vehicleTenths)} mm`;
    case 'other-offset':
      return verdict.from === verdict.to
        ? `Einpresstiefe ET${verdict.offset} nicht zugelassen: nur ET${verdict.from}`
        : `Einpresstiefe ET${verdict.offset} nicht zugelassen: ET${verdict.from} bis ET${verdict.to}`;
    case 'rim-not-listed':
      return 'Felgengröße nicht eingetragen';
    case 'pair-not-listed':
      return 'Diese Reifengröße ist nicht mit dieser Felge eingetragen';
    case 'axles-not-listed':
      return 'Vorn und hinten sind nicht zusammen eingetragen';
    case 'rim-load-too-small':
      return `Traglast ${verdict.maxLoadKg} kg zu klein: mindestens ${verdict.requiredKg} kg${axleWords(verdict.axle)}`;
    case 'sensor-for-other-makes':
      return `RDKS-Sensor ist für andere Marken: ${verdict.makes.join(', ')}`;
  }
}

const NOTHING_KNOWN = 'Dazu liegt uns nichts vor';
const unknownWords: Record<Unknown['code'], string> = {
  'no-approval': 'Freigabe unbekannt: keine ABE und kein Gutachten nennt Ihr Fahrzeug',
  'no-documents': NOTHING_KNOWN,
  'no-fixing': `${NOTHING_KNOWN}: die Maße der Nabe sind nicht bekannt`,
  'no-indices': `${NOTHING_KNOWN}: Tragfähigkeit oder Geschwindigkeitsindex sind nicht bekannt`,
  'no-axle-load': `${NOTHING_KNOWN}: die Achslast ist nicht bekannt`,
  'no-top-speed': `${NOTHING_KNOWN}: die Höchstgeschwindigkeit ist nicht bekannt`,
  'no-sensor-makes': `${NOTHING_KNOWN}: zum RDKS-Sensor sind keine Marken genannt`,
};

/** No full stop: 'Tragfähigkeit 88 zu klein: mindestens 91'. */
export function verdictWords(verdict: Verdict): string {
  switch (verdict.result) {
    case 'fits':
      return fitsWords(verdict);
    case 'fits-not':
      return refusal(verdict);
    case 'unknown':
      return unknownWords[verdict.code];
  }
}
