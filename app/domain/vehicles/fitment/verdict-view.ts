import type { Verdict } from './verdict';
import { verdictWords } from './verdict-words';

export interface VerdictView {
  result: Verdict['result'];
  words: string;
  /** Allowed, but something has to be done or looked up before: `result` is `unknown`. */
  isConditional?: true;
  isNotNeeded?: true;
  /** Pieces for the vehicle, if documents allow the article on one axle only. */
  pieces?: 2;
}

export function verdictView(verdict: Verdict): VerdictView {
  const words = verdictWords(verdict);
  if (verdict.result !== 'fits') return { result: verdict.result, words };
  const { isUnconditional, axle } = verdict;
  return {
    result: isUnconditional ? 'fits' : 'unknown',
    words,
    ...(!isUnconditional && { isConditional: true }),
    ...(axle !== 'both' && { pieces: 2 }),
  };
}
