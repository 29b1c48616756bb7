/** In the order at the foot of a page (spec 1, page shell). */
export const textBlocks = [
  'einleitung',
  'block-1',
  'block-2',
  'block-3',
  'block-4',
  'block-5',
  'block-6',
] as const;
