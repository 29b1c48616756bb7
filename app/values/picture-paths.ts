import type { ArticleKind } from './article-kinds';

const pictureFolders: Readonly<Record<Exclude<ArticleKind, 'product'>, string>> = {
  tyre: 'reifen',
  rim: 'felgen',
  'complete-wheel': 'komplettraeder',
};

/** Pictures in another size; below no location. */
export const resizedPicturePath = '/api/v1/resizeImages';

/** The drawing of articles without a photo; the key's parts are escaped already, and products have none. */
export function picturePath(kind: ArticleKind, pictureKey: string): string {
  return kind === 'product' ? '/bilder/artikel.svg' : `/bilder/${pictureFolders[kind]}/${pictureKey}.svg`;
}

/** What a configured car shows: its body, its paint, and a rim in a tyre. */
export interface ConfiguredCarKey {
  body: string;
  paint: string;
  design: string;
  colour: string;
  holes: number;
  /** '205-55-16' */
  tyre: string;
}

export function configuredCarPath({ body, paint, design, colour, holes, tyre }: ConfiguredCarKey): string {
  const parts = [body, paint, design, colour, holes, tyre].map(encodeURIComponent);
  return `/bilder/felgenkonfigurator/${parts.join('/')}.svg`;
}

export function tyreLabelPath(code: string): string {
  return `/bilder/reifenlabel/${encodeURIComponent(code)}.svg`;
}

/** Sidewall and cross-section of a size, as pictures. */
export function ownSidewallPath(marking: string): string {
  return `/bilder/reifenflanke/${encodeURIComponent(marking)}.svg`;
}

/** Whether a name can stand in such an address: letters of any language, digits, and what stands between them. */
export function hasWordMark(make: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} .&'’+-]{0,39}$/u.test(make);
}

/** The names of makes in type, one file for all of them: `#m0` is the first. */
export function wordMarksPath(makes: readonly string[]): string {
  return `/bilder/marken/${makes.map(encodeURIComponent).join(',')}.svg`;
}
