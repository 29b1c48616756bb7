import type { Category } from '~/domain/catalog/categories/category';
import type { FoundInList } from '~/domain/catalog/listing/search-lists.server';
import { foldText } from '~/values/folded-text';

/** Hits of one kind, or of one category. */
export interface Section {
  /** In addresses: 'reifen', 'dachboxen'. */
  name: string;
  label: string;
  hits: number;
}

/** The section of an article: its category; of kinds with pages of their own the kind. */
export function sectionOf({ list, categoryOf }: FoundInList, id: number): string {
  return categoryOf(id) ?? foldText(list.words.plural);
}

/** The sections of what is found, those with most hits first. */
export function sectionsOf(
  found: readonly FoundInList[],
  seen: readonly Category[],
  idOf: (key: number) => number,
): Section[] {
  const titles = new Map(
    seen.flatMap((category) => [category, ...category.subCategories]).map(({ url, title }) => [url, title]),
  );
  const sections = new Map<string, Section>();
  for (const one of found) {
    for (const key of [...one.inStock, ...one.others]) {
      const id = idOf(key);
      const name = sectionOf(one, id);
      const label = titles.get(one.categoryOf(id) ?? '') ?? one.list.words.plural;
      const section = sections.get(name) ?? { name, label, hits: 0 };
      section.hits += 1;
      sections.set(name, section);
    }
  }
  return [...sections.values()].sort((a, b) => b.hits - a.hits || a.label.localeCompare(b.label, 'de'));
}
