/** Formats of stored pictures; drawings (`svg`) are given out as they are. */
export const photoTypes = ['jpeg', 'png', 'webp', 'avif', 'svg'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** A stored picture. */
export interface Photo {
  /** SHA-256 of its content, hexadecimal. */
  hash: string;
  type: PhotoType;
  /** Pixels. */
  width: number;
  height: number;
  /** Alternative text; empty where nobody wrote one. */
  alternative: string;
}

/** The widths, in pixels, in which a photo is given out. */
export const photoWidths = [96, 192, 320, 640, 960, 1_440, 1_920] as const;
export type PhotoWidth = (typeof photoWidths)[number];

export const PHOTO_FOLDER = '/bilder/foto/';

type Addressed = Pick<Photo, 'hash' | 'type'>;

/** The address of a stored picture; below no location. A drawing has one size. */
export function photoPath({ hash, type }: Addressed, width: PhotoWidth, format: 'avif' | 'webp' = 'webp') {
  return type === 'svg' ? `${PHOTO_FOLDER}${hash}.svg` : `${PHOTO_FOLDER}${hash}-${width}.${format}`;
}

/** A `srcset` of the widths up to that of the photo. */
export function photoSet(photo: Addressed & Pick<Photo, 'width'>, format: 'avif' | 'webp'): string {
  return photoWidths
    .filter((width, index) => index === 0 || width <= photo.width)
    .map((width) => `${photoPath(photo, width, format)} ${width}w`)
    .join(', ');
}

/** A file by the address that `photoPath` gives. */
export interface PhotoFile {
  hash: string;
  /** None: a drawing. */
  resized?: { width: PhotoWidth; format: 'avif' | 'webp' };
}

export function photoFile(path: string): PhotoFile | undefined {
  const [, hash = '', digits, format] =
    /^([0-9a-f]{64})(?:-(\d{2,4}))?\.(svg|webp|avif)$/.exec(path.slice(PHOTO_FOLDER.length)) ?? [];
  if (format === 'svg') return digits === undefined ? { hash } : undefined;
  const width = photoWidths.find((one) => String(one) === digits);
  return width && (format === 'webp' || format === 'avif') ? { hash, resized: { width, format } } : undefined;
}
