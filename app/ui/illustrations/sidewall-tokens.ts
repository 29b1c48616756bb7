/** A part of what stands on a sidewall; those that mean something have a number, from 1. */
export interface SidewallToken {
  readonly text: string;
  /** Em between the token before and this one. */
  readonly gap: number;
  readonly callout?: number;
}

const pieces = /\d+(?:\.\d+)?|\/|\(Y\)|[A-Z]+/g;

/** The word space before the second, third and fourth group of a marking; the load stands apart. */
const gaps = [0, 0.3, 0.65, 0.45];

/** Takes `205/55 R16 91V` apart: width, height, construction, rim, load, speed. The second load, of twin tyres, is no part of its own. */
export function sidewallTokens(marking: string): readonly SidewallToken[] {
  let callout = 0;
  return marking.split(' ').flatMap((group, place) =>
    (group.match(pieces) ?? []).map((text, index) => {
      const isTwin = place === 2 && index === 2;
      const gap = index === 0 ? (gaps[place] ?? 0) : 0;
      if (text === '/' || isTwin) return { text, gap };
      callout += 1;
      return { text, gap, callout };
    }),
  );
}

/** Width of a token in em, in the bold type of the drawing. */
export function tokenWidth({ text }: SidewallToken): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[/.()]/.test(letter) ? 0.36 : /\d/.test(letter) ? 0.58 : 0.68),
    0,
  );
}
