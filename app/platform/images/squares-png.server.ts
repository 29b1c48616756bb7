import sharp from 'sharp';

/** Pixels of an edge of a square. */
const SQUARE = 5;

/** Sharp edges without a drawing of SVG, which takes several times as long. @param squares rows from above; true is black */
export function squaresPng(squares: readonly (readonly boolean[])[]): Promise<Buffer> {
  const height = squares.length;
  const width = squares[0]?.length ?? 0;
  const pixels = Uint8Array.from(squares.flat(), (isBlack) => (isBlack ? 0 : 255));
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize(width * SQUARE, height * SQUARE, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 8 })
    .toBuffer();
}
