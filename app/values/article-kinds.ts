/** The kinds of articles; each has a folder of its own in the catalogue. */
export const articleKinds = ['tyre', 'rim', 'product', 'complete-wheel', 'service'] as const;
export type ArticleKind = (typeof articleKinds)[number];
