export const changeKinds = [
  'stock',
  'price',
  'setting',
  'withdrawal',
  'staff',
  'import',
  'article',
  'offer',
  'coupon',
] as const;
export type ChangeKind = (typeof changeKinds)[number];
