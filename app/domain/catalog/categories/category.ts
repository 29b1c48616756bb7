import type { CategoryDrawing } from '~/ui/illustrations/spot-names';
import type { Photo } from '~/values/photo';

/** `page`: a page of its own; `tyres`: a list of tyres; `tiles`: the sub-categories; `list`: any other list. */
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
  /** Preset filter choices, which each kind of article parses itself. */
  preset: Readonly<Record<string, unknown>> | null;
  /** Hidden from menus and pages; only its address leads to it. */
  isUnlisted: boolean;
  drawing: CategoryDrawing;
  photo?: Photo | undefined;
  subCategories: Category[];
}

export interface CategoryViewer {
  blacklist: readonly { _id: string }[];
  isNoaEmployee: boolean;
  /** A northern location, which shows employees' categories to everyone (spec 1, section 6). */
  showsAllCategories: boolean;
  /** Urls of categories that a flag of the location turns off. */
  offUrls: readonly string[];
}

/** Holds also if all sub-categories are blacklisted (spec 2, side navigation), but not without any (rulings, categories). */
const isBlacklisted = ({ id, subCategories }: Category, blacklist: CategoryViewer['blacklist']): boolean =>
  blacklist.some(({ _id }) => _id === id) ||
  (subCategories.length > 0 && subCategories.every((sub) => isBlacklisted(sub, blacklist)));

const isShown = (category: Category, viewer: CategoryViewer) =>
  !isBlacklisted(category, viewer.blacklist) &&
  !viewer.offUrls.includes(category.url) &&
  (!category.isNoaEmployeeCategory || viewer.isNoaEmployee || viewer.showsAllCategories);

export function everyCategory(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...everyCategory(category.subCategories)]);
}

/** Sorted by title. A page of tiles needs one. */
export function visibleCategories(categories: readonly Category[], viewer: CategoryViewer): Category[] {
  return categories
    .filter((category) => isShown(category, viewer))
    .flatMap((category) => {
      const subCategories = visibleCategories(category.subCategories, viewer).sort((a, b) =>
        a.title.localeCompare(b.title, 'de'),
      );
      const isEmptied =
        category.presentation === 'tiles' && category.subCategories.length > 0 && subCategories.length === 0;
      return isEmptied ? [] : [{ ...category, subCategories }];
    });
}

export function categoriesForAll(categories: readonly Category[]): Category[] {
  return categories
    .filter(({ isNoaEmployeeCategory }) => !isNoaEmployeeCategory)
    .map((category) => ({ ...category, subCategories: categoriesForAll(category.subCategories) }));
}

/** Sub-categories in menus and pages (spec 1, header and navigation). */
export function listedSubCategories({ subCategories }: Category): Category[] {
  return subCategories.filter(({ isUnlisted }) => !isUnlisted);
}

export function categoryUrls(categories: readonly Category[]): string[] {
  return everyCategory(categories).map(({ url }) => url);
}

export interface PlacedCategory {
  category: Category;
  /** From its main category to its parent. */
  ancestors: readonly Category[];
}

/** Paths match case-insensitively. */
export function categoryAt(
  categories: readonly Category[],
  url: string,
  ancestors: readonly Category[] = [],
): PlacedCategory | undefined {
  const lowerCaseUrl = url.toLowerCase();
  for (const category of categories) {
    if (category.url.toLowerCase() === lowerCaseUrl) return { category, ancestors };
    const below = categoryAt(category.subCategories, url, [...ancestors, category]);
    if (below) return below;
  }
  return undefined;
}

/** 'Felgen & Kompletträder' → 'Felgen' and 'Kompletträder' (spec 1, header) */
export function splitTitle(title: string): { title: string; subtitle: string } {
  const [main = '', ...rest] = title.split(' & ');
  return { title: main, subtitle: rest.join(' & ') };
}
