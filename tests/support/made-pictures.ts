import sharp from 'sharp';

export function photoOf(colour: string, { width = 1_200, height = 800 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

/** As from a phone: on its side, with the place where it was taken. */
export function photoWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
    .withExif({ IFD3: { GPSLatitude: '54/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Claims to have 80 megapixels. */
export async function largePhoto(): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(10_000, 16);
  png.writeUInt32BE(8_000, 20);
  return png;
}

export const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10">${inside}</svg>`;
