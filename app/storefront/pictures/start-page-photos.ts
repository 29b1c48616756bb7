import type { Photo } from '~/values/photo';

/** Shown instead of the start page's drawings. */
export interface StartPagePhotos {
  hero: Photo | undefined;
  house: Photo | undefined;
}
