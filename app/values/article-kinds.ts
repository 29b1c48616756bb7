export const articleKinds = ['tyre', 'rim', 'product', 'complete-wheel', 'service'] as const;
export type ArticleKind = (typeof articleKinds)[number];
