/** Tokens with a meaning have a call-out number, from 1. */
export interface SidewallToken {
  readonly text: string;
  /** Em before this token. */
  readonly gap: number;
  readonly callout?: number;
}

const pieces = /\d+(?:\.\d+)?|\/|\(Y\)|[A-Z]+/g;

/** Em before each group of a marking. */
const gaps = [0, 0.3, 0.65, 0.45];

/** Splits `205/55 R16 91V` into width, height, construction, rim, load, speed; a second load has no call-out. */
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

/** Width in em, in the bold type of the drawing. */
export function tokenWidth({ text }: SidewallToken): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[/.()]/.test(letter) ? 0.36 : /\d/.test(letter) ? 0.58 : 0.68),
    0,
  );
}
