export type PhotoType = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

export interface Photo {
  /** SHA-256, hexadecimal. */
  hash: string;
  type: PhotoType;
  width: number;
  height: number;
  alternative: string;
}
