/** The text blocks at the foot of a page, by the order in which they stand there (spec 1, page shell). */
export const textBlocks = [
  'einleitung',
  'block-1',
  'block-2',
  'block-3',
  'block-4',
  'block-5',
  'block-6',
] as const;
