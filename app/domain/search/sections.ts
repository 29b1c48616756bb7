import type { Category } from '~/domain/catalog/categories/category';
import { idOf } from '~/domain/catalog/listing/groups';
import type { FoundInList } from '~/domain/catalog/listing/search-lists.server';
import { foldText } from '~/values/folded-text';

/** Hits of one kind, or of one category. */
export interface Section {
  /** In addresses: 'reifen', 'dachboxen'. */
  name: string;
  label: string;
  hits: number;
}

const nameOf = ({ list }: FoundInList, category: string | null) => category ?? foldText(list.words.plural);

/** Which of what is found is in a section: that of a category; of kinds with pages of their own that of the kind. */
export function isInSection(section: string): (found: FoundInList) => (id: number) => boolean {
  return (found) => {
    const isKind = nameOf(found, null) === section;
    return (id) => {
      const category = found.categoryOf(id);
      return category === null ? isKind : category === section;
    };
  };
}

function countByCategory({ inStock, others, categoryOf }: FoundInList): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const keys of [inStock, others]) {
    for (const key of keys) {
      const category = categoryOf(idOf(key));
      counts.set(category, (counts.get(category) ?? 0) + 1);
    }
  }
  return counts;
}

/** The sections of what is found, those with most hits first. */
export function sectionsOf(found: readonly FoundInList[], seen: readonly Category[]): Section[] {
  const titles = new Map(
    seen.flatMap((category) => [category, ...category.subCategories]).map(({ url, title }) => [url, title]),
  );
  return found
    .flatMap((one) =>
      [...countByCategory(one)].map(([category, hits]) => ({
        name: nameOf(one, category),
        label: titles.get(category ?? '') ?? one.list.words.plural,
        hits,
      })),
    )
    .sort((a, b) => b.hits - a.hits || a.label.localeCompare(b.label, 'de'));
}
