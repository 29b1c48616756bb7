import type { GoodsName } from '~/ui/illustrations/spot-names';

/**
 * What stands at a category's address: 'page' a page of its own (the tyre list), 'tyres' a list of tyres, 'tiles' its
 * sub-categories with what each sells, 'list' what else there is of it.
 */
export const categoryPresentations = ['page', 'tyres', 'tiles', 'list'] as const;
export type CategoryPresentation = (typeof categoryPresentations)[number];

/** A Warengruppe (spec 1, section 3). */
export interface Category {
  id: string;
  title: string;
  url: string;
  presentation: CategoryPresentation;
  description: string;
  isNoaEmployeeCategory: boolean;
  /** Choices that a kind of article reads as those of its list here; null: none. */
  preset: Readonly<Record<string, unknown>> | null;
  /** Menus and pages leave it out; its address alone leads there. */
  isUnlisted: boolean;
  /** Stands for it on tiles. */
  drawing: GoodsName;
  subCategories: Category[];
}

/** Who looks, and where: what decides on which categories there are. */
export interface CategoryViewer {
  blacklist: readonly { _id: string }[];
  isNoaEmployee: boolean;
  /** One of the northern locations, where employees' categories are for all (spec 1, section 6). */
  showsAllCategories: boolean;
  /** Urls of categories that a flag of the location turns off. */
  offUrls: readonly string[];
}

const isShown = (category: Category, viewer: CategoryViewer) =>
  !viewer.blacklist.some(({ _id }) => _id === category.id) &&
  !viewer.offUrls.includes(category.url) &&
  (!category.isNoaEmployeeCategory || viewer.isNoaEmployee || viewer.showsAllCategories);

/**
 * The categories that a viewer may see, sub-categories sorted by title. One whose sub-categories are all on the blacklist
 * goes with them (spec 2, side navigation); one that never had any stays (rulings, categories).
 */
export function visibleCategories(categories: readonly Category[], viewer: CategoryViewer): Category[] {
  return categories
    .filter((category) => isShown(category, viewer))
    .map((category) => ({
      ...category,
      subCategories: category.subCategories
        .filter((sub) => isShown(sub, viewer))
        .sort((a, b) => a.title.localeCompare(b.title, 'de')),
      hadSubCategories: category.subCategories.length > 0,
    }))
    .filter(({ subCategories, hadSubCategories }) => !hadSubCategories || subCategories.length > 0)
    .map(({ hadSubCategories, ...category }) => category);
}

/** The sub-categories that menus and pages list (spec 1, header and navigation). */
export function listedSubCategories({ subCategories }: Category): Category[] {
  return subCategories.filter(({ isUnlisted }) => !isUnlisted);
}

export function categoryUrls(categories: readonly Category[]): string[] {
  return categories.flatMap(({ url, subCategories }) => [url, ...subCategories.map((sub) => sub.url)]);
}

export interface PlacedCategory {
  category: Category;
  parent?: Category;
}

/** The category at an address; paths match without regard to case. */
export function categoryAt(categories: readonly Category[], url: string): PlacedCategory | undefined {
  const wanted = url.toLowerCase();
  for (const category of categories) {
    if (category.url.toLowerCase() === wanted) return { category };
    const sub = category.subCategories.find((entry) => entry.url.toLowerCase() === wanted);
    if (sub) return { category: sub, parent: category };
  }
  return undefined;
}

/** 'Felgen & Kompletträder' → 'Felgen' and 'Kompletträder': how navigations show a title (spec 1, header). */
export function splitTitle(title: string): { title: string; subtitle: string } {
  const [main = '', ...rest] = title.split(' & ');
  return { title: main, subtitle: rest.join(' & ') };
}
