import { encode, type QrCodeGenerateOptions } from 'uqr';

/** One path for all dark squares, in a square of `size` units with its quiet zone. */
export interface QrPicture {
  size: number;
  path: string;
}

export function qrPicture(text: string, options: Pick<QrCodeGenerateOptions, 'ecc'> = {}): QrPicture {
  const { size, data } = encode(text, { ...options, border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
