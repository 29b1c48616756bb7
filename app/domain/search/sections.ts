import { type Category, everyCategory } from '~/domain/catalog/categories/category';
import type { FoundInList } from '~/domain/catalog/text-search/search-lists.server';
import { foldText } from '~/values/folded-text';

export interface Section {
  /** In addresses: 'reifen', 'dachboxen'. */
  name: string;
  label: string;
  hits: number;
}

const nameOf = ({ list }: FoundInList, category: string | null) => category ?? foldText(list.words.plural);

export function isInSection(section: string): (found: FoundInList) => (id: number) => boolean {
  return (found) => {
    const isKind = nameOf(found, null) === section;
    return (id) => {
      const category = found.categoryOf(id);
      return category === null ? isKind : category === section;
    };
  };
}

export const hitsIn = (sections: readonly Section[]) => sections.reduce((sum, { hits }) => sum + hits, 0);

export function sectionsOf(found: readonly FoundInList[], seen: readonly Category[]): Section[] {
  const titles = new Map(everyCategory(seen).map(({ url, title }) => [url, title]));
  return found
    .flatMap((one) =>
      [...one.byCategory].map(([category, hits]) => ({
        name: nameOf(one, category),
        label: titles.get(category ?? '') ?? one.list.words.plural,
        hits,
      })),
    )
    .sort((a, b) => b.hits - a.hits || a.label.localeCompare(b.label, 'de'));
}
