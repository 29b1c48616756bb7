export const changeKinds = ['stock', 'price', 'setting', 'withdrawal', 'staff'] as const;
export type ChangeKind = (typeof changeKinds)[number];
