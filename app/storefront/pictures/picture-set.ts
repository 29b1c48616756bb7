import { resizedPicturePath } from '~/paths';
import { pictureSource } from '~/platform/images/picture-source';

export interface PictureSet {
  src: string;
  srcSet: string;
}

/** Undefined if the operator allows no resizing. @param origins IMAGE_SOURCES @param widths pixels, ascending @param host origin; empty: the page's own */
export function pictureSet(
  picture: string,
  origins: readonly string[],
  widths: readonly number[],
  host: string,
): PictureSet | undefined {
  if (pictureSource(picture, origins)?.kind !== 'other') return undefined;
  const addresses = widths.map(
    (width) => `${host}${resizedPicturePath}?${new URLSearchParams({ src: picture, width: String(width) })}`,
  );
  return {
    src: addresses.at(-1) ?? picture,
    srcSet: addresses.map((address, index) => `${address} ${widths[index]}w`).join(', '),
  };
}
