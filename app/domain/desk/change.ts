export const changeKinds = [
  'stock',
  'price',
  'setting',
  'withdrawal',
  'staff',
  'import',
  'article',
  'content',
  'offer',
  'coupon',
  'customer',
  'request',
  'api-key',
  'payment-without-order',
  'transfer',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Of a change that is published at a moment. */
export type PlanState = 'planned' | 'published' | 'revoked' | 'failed';
