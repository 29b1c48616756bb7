export const changeKinds = ['stock', 'price', 'setting', 'import', 'article'] as const;
export type ChangeKind = (typeof changeKinds)[number];
