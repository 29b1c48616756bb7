import type { Verdict } from './verdict';
import { verdictWords } from './verdict-words';

export interface ShownVerdict {
  result: Verdict['result'];
  words: string;
}

export function shownVerdict(verdict: Verdict): ShownVerdict {
  return { result: verdict.result, words: verdictWords(verdict) };
}
