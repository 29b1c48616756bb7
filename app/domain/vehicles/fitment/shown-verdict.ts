import type { Verdict } from './verdict';
import { verdictWords } from './verdict-words';

/** A verdict as pages show it. */
export interface ShownVerdict {
  result: Verdict['result'];
  words: string;
}

export function shownVerdict(verdict: Verdict): ShownVerdict {
  return { result: verdict.result, words: verdictWords(verdict) };
}
