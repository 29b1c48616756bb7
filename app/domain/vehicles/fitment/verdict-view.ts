import type { Verdict } from './verdict';
import { verdictWords } from './verdict-words';

export interface VerdictView {
  result: Verdict['result'];
  words: string;
}

export function verdictView(verdict: Verdict): VerdictView {
  return { result: verdict.result, words: verdictWords(verdict) };
}
