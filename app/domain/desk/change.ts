export const changeKinds = ['stock', 'price', 'setting'] as const;
export type ChangeKind = (typeof changeKinds)[number];
