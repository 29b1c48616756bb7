import { encode, type QrCodeGenerateOptions } from 'uqr';

/** One path for all dark squares, in a square of `size` units with its quiet zone. */
export interface QrPicture {
  size: number;
  path: string;
}

type Options = Pick<QrCodeGenerateOptions, 'ecc'>;

/** Rows from above, with the quiet zone; true is dark. */
export const qrSquares = (text: string, options: Options = {}): boolean[][] =>
  encode(text, { ...options, border: 4 }).data;

export function qrPicture(squares: readonly (readonly boolean[])[]): QrPicture {
  const path = squares.map((row, y) =>
    runsOf(row)
      .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
      .join(''),
  );
  return { size: squares.length, path: path.join('') };
}

/** First square and number of squares of each dark stretch. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

/** Black on white, whatever lies behind it. */
export function qrSvg({ size, path }: QrPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
