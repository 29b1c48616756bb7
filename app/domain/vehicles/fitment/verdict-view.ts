import type { Fits, Verdict } from './verdict';
import { onAxle, verdictWords } from './verdict-words';

export interface VerdictView {
  result: Verdict['result'];
  words: string;
  /** Of a card, where the result alone says too little. */
  short?: string;
  /** Allowed, but something has to be done or looked up before: `result` is `unknown`. */
  isConditional?: true;
  isNotNeeded?: true;
  /** Pieces for the vehicle, if documents allow the article on one axle only. */
  pieces?: 2;
}

function conditionWords({ isUnconditional, needsInspection, conditions, sensor }: Fits) {
  if (isUnconditional) return undefined;
  if (needsInspection) return 'mit Abnahme';
  if (conditions.length > 0) return 'mit Auflagen';
  return sensor === 'missing' ? 'RDKS-Sensor fehlt' : 'RDKS-Sensor prüfen';
}

/** 'nur hinten, mit Auflagen' */
function shortWords(fits: Fits): string {
  const { axle, isWinterOnly, withTyres } = fits;
  return [
    axle !== 'both' && `nur ${onAxle[axle]}`,
    isWinterOnly && withTyres.length > 0 && 'nur mit Winterreifen',
    conditionWords(fits),
  ]
    .filter(Boolean)
    .join(', ');
}

export function verdictView(verdict: Verdict): VerdictView {
  const words = verdictWords(verdict);
  if (verdict.result !== 'fits') return { result: verdict.result, words };
  const { isUnconditional, axle } = verdict;
  const short = shortWords(verdict);
  return {
    result: isUnconditional ? 'fits' : 'unknown',
    words,
    ...(short && { short }),
    ...(!isUnconditional && { isConditional: true }),
    ...(axle !== 'both' && { pieces: 2 }),
  };
}
