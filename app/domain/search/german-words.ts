/** German endings of plurals and cases, the longest first. */
const endings = ['ern', 'en', 'er', 'es', 'em', 'e', 'n', 's'];
/** Shorter stems begin too many other words. */
const MIN_STEM = 5;

/** Takes the ending off a folded word: 'dachboxen' → 'dachbox'. */
export function stemOf(word: string): string {
  if (!/^\p{L}+$/u.test(word)) return word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM);
  return ending ? word.slice(0, -ending.length) : word;
}

/** Spellings of one sound, ordered so that no replacement undoes another. */
const sounds: readonly [RegExp, string][] = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/chs|cks|ks/g, 'x'],
  [/ck/g, 'k'],
  [/ph|v/g, 'f'],
  [/th|dt/g, 't'],
  [/tz/g, 'z'],
  [/y/g, 'i'],
  [/ie/g, 'i'],
  [/(\p{L})\1+/gu, '$1'],
];

/** Approximate sound of a folded word: 'dachbocks' and 'dachbox' are equal. */
export function soundOf(word: string): string {
  return sounds.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word);
}

/** Optimal string alignment distance; a result above `most` is not exact. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isEqual = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isEqual),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    beforeLast = last;
    last = next;
  }
  return last[b.length] ?? 0;
}
