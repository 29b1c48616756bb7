import type { ArticleKind } from './article-kinds';
import type { Photo } from './photo';

const picturePaths: Readonly<Record<ArticleKind, (pictureKey: string) => string>> = {
  tyre: (key) => `/bilder/reifen/${key}.svg`,
  rim: (key) => `/bilder/felgen/${key}.svg`,
  product: () => '/bilder/artikel.svg',
  'complete-wheel': (key) => `/bilder/komplettraeder/${key}.svg`,
  service: () => '/bilder/arbeit.svg',
};

export const resizedPicturePath = '/api/v1/resizeImages';

/** The parts of `pictureKey` are escaped already. */
export function picturePath(kind: ArticleKind, pictureKey: string): string {
  return picturePaths[kind](pictureKey);
}

export interface ConfiguredCarKey {
  body: string;
  paint: string;
  design: string;
  colour: string;
  holes: number;
  /** '205-55-16' */
  tyre: string;
  /** Hash of the rim's photo from the front. */
  photo?: string | undefined;
}

export function configuredCarPath({ body, paint, design, colour, holes, tyre }: ConfiguredCarKey): string {
  const parts = [body, paint, design, colour, holes, tyre].map(encodeURIComponent);
  return `/bilder/felgenkonfigurator/${parts.join('/')}.svg`;
}

/** The same picture for browsers that read AVIF. @param picture address with its version */
export function carPictureAsAvif(picture: string): string {
  return `${picture}&format=avif`;
}

export function tyreLabelPath(code: string): string {
  return `/bilder/reifenlabel/${encodeURIComponent(code)}.svg`;
}

export function ownSidewallPath(marking: string): string {
  return `/bilder/reifenflanke/${encodeURIComponent(marking)}.svg`;
}

/** @param size '7.5x17' @param rest measures that are known, and the version */
export function rimDimensionsPath(size: string, rest: URLSearchParams): string {
  return `/bilder/felgenmasse/${size}.svg?${rest}`;
}

export function sidewallLetteringPath(words: { tyre: string; make: string; marking: string; year: number }) {
  const parts = [`schrift-${words.tyre}-${words.year}`, words.make, words.marking];
  return `/bilder/reifen/${parts.map(encodeURIComponent).join('/')}.svg`;
}

export function hasWordMark(make: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} .&'’+-]{0,39}$/u.test(make);
}

export function wordMarksPath(makes: readonly string[]): string {
  return `/bilder/marken/${makes.map(encodeURIComponent).join(',')}.svg`;
}

/** Pixels. */
export const photoWidths = [96, 192, 320, 640, 960, 1_440, 1_920] as const;
export type PhotoWidth = (typeof photoWidths)[number];

export const PHOTO_FOLDER = '/bilder/foto/';

type Addressed = Pick<Photo, 'hash' | 'type'>;

export function photoPath({ hash, type }: Addressed, width: PhotoWidth, format: 'avif' | 'webp' = 'webp') {
  return type === 'svg' ? `${PHOTO_FOLDER}${hash}.svg` : `${PHOTO_FOLDER}${hash}-${width}.${format}`;
}

/** @param host origin; empty: the page's own */
export function photoSet(
  photo: Addressed & Pick<Photo, 'width'>,
  format: 'avif' | 'webp',
  host: string,
): string {
  return photoWidths
    .filter((width, index) => index === 0 || width <= photo.width)
    .map((width) => `${host}${photoPath(photo, width, format)} ${width}w`)
    .join(', ');
}

const SHARED_WIDTH = 1_440;

/** As JPEG, because crawlers and mail programs read no other format for sure; undefined for drawings. */
export function sharedPhotoPath({ hash, type }: Addressed): string | undefined {
  return type === 'svg' ? undefined : `${PHOTO_FOLDER}${hash}-${SHARED_WIDTH}.jpg`;
}

/** Pixels: photos are never enlarged. */
export function sharedPhotoSize({ width, height }: Pick<Photo, 'width' | 'height'>) {
  const scale = Math.min(1, SHARED_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Pixels of an edge. */
export const SHARED_DRAWING_EDGE = 1_200;

function onWhite(path: string, edge: number, type: 'image/png' | 'image/jpeg'): string {
  const [width, height] = [String(edge), String(edge)];
  const look = { width, height, fit: 'contain', background: 'ffffff', type };
  return `${resizedPicturePath}?${new URLSearchParams({ src: path, ...look })}`;
}

/** A drawing of the shop as PNG on white. @param path from the host's root */
export const sharedDrawingPath = (path: string) => onWhite(path, SHARED_DRAWING_EDGE, 'image/png');

/** Pixels of an edge, for screens of double density. */
const MAIL_EDGE = 144;

/** A picture of the shop as JPEG on white, because mail programs read no other format for sure. @param path from the host's root */
export const mailPicturePath = (path: string) => onWhite(path, MAIL_EDGE, 'image/jpeg');

export interface PhotoFile {
  hash: string;
  resized?: { width: PhotoWidth; format: 'avif' | 'webp' | 'jpeg' };
}

export function photoFile(path: string): PhotoFile | undefined {
  const [, hash = '', digits, format] =
    /^([0-9a-f]{64})(?:-(\d{2,4}))?\.(svg|webp|avif|jpg)$/.exec(path.slice(PHOTO_FOLDER.length)) ?? [];
  if (format === 'svg') return digits === undefined ? { hash } : undefined;
  const width = photoWidths.find((one) => String(one) === digits);
  if (width === SHARED_WIDTH && format === 'jpg') return { hash, resized: { width, format: 'jpeg' } };
  return width && (format === 'webp' || format === 'avif') ? { hash, resized: { width, format } } : undefined;
}

/** Preview of a page for social networks; its query is signed. */
export const shareCardPath = '/bilder/vorschau.png';
