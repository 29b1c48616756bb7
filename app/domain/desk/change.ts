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
  'customer',
] as const;
export type ChangeKind = (typeof changeKinds)[number];
