import type { FieldValues } from './category-field';

export type ProductNotice = 'used-oil' | 'used-battery';

interface Told {
  category: { url: string; title: string };
  title: string;
  values: FieldValues;
}

const oils = /(motor|motoren|getriebe)(ö|oe)l/i;

/** Used oil is taken back (§ 8 AltölV), and batteries free of charge. */
export function productNotices({ category, title, values }: Told): ProductNotice[] {
  const words = [title, ...Object.values(values).flatMap((value) => (Array.isArray(value) ? value : []))];
  const isOil = words.some((word) => oils.test(String(word)));
  const isBattery = /batterie/i.test(`${category.url} ${category.title}`);
  return [...(isOil ? (['used-oil'] as const) : []), ...(isBattery ? (['used-battery'] as const) : [])];
}
