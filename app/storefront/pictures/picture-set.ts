import { resizedPicturePath } from '~/paths';
import { pictureSource } from '~/platform/images/picture-source';

/** A picture in several widths, for `img`. */
export interface PictureSet {
  /** For browsers that do not choose. */
  src: string;
  srcSet: string;
}

/**
 * The addresses of a picture in several widths; undefined where the operator does not let the shop make it smaller: then it is shown
 * as it is.
 * @param origins IMAGE_SOURCES
 * @param widths in pixels, from the smallest to the largest
 */
export function pictureSet(
  picture: string,
  origins: readonly string[],
  widths: readonly number[],
): PictureSet | undefined {
  if (pictureSource(picture, origins)?.kind !== 'other') return undefined;
  const addresses = widths.map(
    (width) => `${resizedPicturePath}?${new URLSearchParams({ src: picture, width: String(width) })}`,
  );
  return {
    src: addresses.at(-1) ?? picture,
    srcSet: addresses.map((address, index) => `${address} ${widths[index]}w`).join(', '),
  };
}
