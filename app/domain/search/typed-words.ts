import type { TypedWords } from '~/domain/catalog/text-search/text-index';
import { stemOf } from './german-words';

export function typedWords(folded: readonly string[], isOpen = false): TypedWords {
  const words = folded.map((word, number) => (isOpen && number === folded.length - 1 ? word : stemOf(word)));
  return { words, whole: folded.join(' '), isOpen };
}
