export const changeKinds = ['stock', 'price', 'setting', 'import'] as const;
export type ChangeKind = (typeof changeKinds)[number];
