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
  /** Shown instead of the drawing. */
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

const isShown = (category: Category, viewer: CategoryViewer) =>
  !viewer.blacklist.some(({ _id }) => _id === category.id) &&
  !viewer.offUrls.includes(category.url) &&
  (!category.isNoaEmployeeCategory || viewer.isNoaEmployee || viewer.showsAllCategories);

/** Drops a category whose sub-categories are all blacklisted (spec 2, side navigation); one without any stays (rulings, categories). */
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

/** Sub-categories in menus and pages (spec 1, header and navigation). */
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

/** Paths match case-insensitively. */
export function categoryAt(categories: readonly Category[], url: string): PlacedCategory | undefined {
  const lowerCaseUrl = url.toLowerCase();
  for (const category of categories) {
    if (category.url.toLowerCase() === lowerCaseUrl) return { category };
    const sub = category.subCategories.find((entry) => entry.url.toLowerCase() === lowerCaseUrl);
    if (sub) return { category: sub, parent: category };
  }
  return undefined;
}

/** 'Felgen & Kompletträder' → 'Felgen' and 'Kompletträder' (spec 1, header) */
export function splitTitle(title: string): { title: string; subtitle: string } {
  const [main = '', ...rest] = title.split(' & ');
  return { title: main, subtitle: rest.join(' & ') };
}
