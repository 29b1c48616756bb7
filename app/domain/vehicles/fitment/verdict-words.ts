import { germanTenths } from '~/values/tenths';
import { formatDimension } from '~/values/tyre-size';
import type { Fits, FitsNot, Unknown, Verdict } from './verdict';

const MAX_SIZES = 4;

const NOTHING_KNOWN = 'Dazu liegt uns nichts vor';

const axleWords: Record<Fits['axle'], string> = {
  both: '',
  front: ' auf der Vorderachse',
  rear: ' auf der Hinterachse',
};

function fitsWords({ document, axle, speedSignKmh, centringRing, needsInspection }: Fits): string {
  const inspection = needsInspection ? ' nur mit Abnahme nach dem Anbau (Teilegutachten)' : '';
  const sign = speedSignKmh === null ? '' : `, mit Aufkleber „${speedSignKmh} km/h“ im Blickfeld`;
  const ring = centringRing
    ? `, mit Zentrierring ${germanTenths(centringRing.outerTenths)} auf ${germanTenths(centringRing.innerTenths)} mm`
    : '';
  return `Zugelassen${axleWords[axle]}${inspection}: ${document}${sign}${ring}`;
}

function refusal(verdict: FitsNot): string {
  switch (verdict.code) {
    case 'load-too-small':
      return `Tragfähigkeit ${verdict.loadIndex} zu klein: mindestens ${verdict.required}`;
    case 'speed-too-low':
      return `Geschwindigkeitsindex ${verdict.speedIndex} zu niedrig: mindestens ${verdict.required}`;
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
    case 'rim-load-too-small':
      return `Traglast ${verdict.maxLoadKg} kg zu klein: mindestens ${verdict.requiredKg} kg`;
  }
}

const boltCircleWords = ({ holes, tenths }: { holes: number; tenths: number }) =>
  `${holes}x${germanTenths(tenths)}`;

function unknownWords({ code }: Unknown): string {
  switch (code) {
    case 'no-documents':
      return NOTHING_KNOWN;
    case 'no-fixing':
      return `${NOTHING_KNOWN}: die Maße der Nabe sind nicht bekannt`;
    case 'no-indices':
      return `${NOTHING_KNOWN}: Tragfähigkeit oder Geschwindigkeitsindex sind nicht bekannt`;
  }
}

/** No full stop: 'Tragfähigkeit 88 zu klein: mindestens 91'. */
export function verdictWords(verdict: Verdict): string {
  switch (verdict.result) {
    case 'fits':
      return fitsWords(verdict);
    case 'fits-not':
      return refusal(verdict);
    case 'unknown':
      return unknownWords(verdict);
  }
}
