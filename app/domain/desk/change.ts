export const changeKinds = ['stock', 'price', 'setting', 'import', 'article', 'offer', 'coupon'] as const;
export type ChangeKind = (typeof changeKinds)[number];
