import type { Photo } from '~/values/photo';

export interface StartPagePhotos {
  hero: Photo | undefined;
  house: Photo | undefined;
}
