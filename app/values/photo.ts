/** Formats of stored pictures; drawings (`svg`) are given out as they are. */
export type PhotoType = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

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
