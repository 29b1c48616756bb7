import type { FieldValues } from './category-field';

/** What the law wants told beside some goods. */
export type ProductNotice = 'used-oil' | 'used-battery';

const BATTERIES = 'batterien';
/** The field of a category that says what kind of thing it is. */
const KIND_FIELD = 'art';

/** Oils of engines and gears are taken back (§ 8 AltölV), batteries free of charge. */
export function productNotices(categoryUrl: string, values: FieldValues): ProductNotice[] {
  const kinds = values[KIND_FIELD];
  const isOil = Array.isArray(kinds) && kinds.some((kind) => /motor(en)?öl|getriebeöl/i.test(String(kind)));
  return [
    ...(isOil ? (['used-oil'] as const) : []),
    ...(categoryUrl === BATTERIES ? (['used-battery'] as const) : []),
  ];
}
