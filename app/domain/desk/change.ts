export const changeKinds = ['stock', 'price', 'setting', 'withdrawal'] as const;
export type ChangeKind = (typeof changeKinds)[number];
