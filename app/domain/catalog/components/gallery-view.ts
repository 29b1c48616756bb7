import type { Photo } from '~/values/photo';

/** A picture of the shop beside the photos of an article. */
export interface DrawnView {
  /** Path. */
  src: string;
  width: number;
  height: number;
  /** `car`: a configured car; `sheet`: a file in the page's colours with the parts `#mass` and `#form`, its thumbnail. */
  look?: 'car' | 'sheet';
  caption?: string;
  alternative: string;
}

export type GalleryView = { photo: Photo } | DrawnView;
