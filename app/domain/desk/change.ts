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
  'api-key',
] as const;
export type ChangeKind = (typeof changeKinds)[number];
