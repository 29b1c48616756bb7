import type { SQL } from 'drizzle-orm';
import type { Location } from '~/domain/tenancy/directory';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { ShownVerdict } from '~/domain/vehicles/fitment/shown-verdict';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import type { NetworkFile } from '~/platform/files/network-file';
import type { Category } from '../categories/category';
import type { ArticleCardData } from './article-card';
import type { CategoryAddress, ListAtCategory } from './category-address.server';
import type { CategoryArticle } from './category-kind.server';
import { anything } from './filter';
import type { FilteredList } from './filtered-list';
import type { ListedArticle } from './find-listed.server';
import type { FittingChoice } from './fitting-choice';
import type { FittingArticles } from './fitting-view';
import type { ListDefinition } from './list-definition';

type CategoryPlace = Pick<Category, 'id' | 'url'>;

/** How a list shows what fits the chosen vehicle. */
export interface KindFitting {
  tags: readonly string[];
  /** Undefined: nothing is known of the vehicle. */
  find(context: Context, vehicle: Vehicle): Promise<Pick<FittingArticles, 'has' | 'hasValue'> | undefined>;
  /** What the list at a category offers beside what fits. */
  choices(
    tenant: Tenant,
    context: Context,
    vehicle: Vehicle,
    list: {
      at: ListAtCategory;
      fitting: FittingArticles | undefined;
      category: CategoryPlace;
      address: CategoryAddress;
    },
  ): Promise<FittingChoice | undefined>;
}

/** What a location sells of a make of articles, or for the cars of a make, in one list. */
export interface ListOfMake {
  make: string;
  /** Url of the category where the list stands; null: the kind's own list. */
  category: string | null;
  /** Articles, or products. */
  count: number;
}

/** Lists of one kind that have something of a make. */
export interface MakeLists {
  /** Rows of a ListOfMake; reads `sold` (id, kind, make, group_id), which has what the location sells. */
  rows: SQL;
  /** How a search names such a list; `category` has the title of a list at a category. */
  page(
    found: ListOfMake,
    names: { category: string; city: Location['city'] },
  ): { title: string; to: string; text: string };
}

/**
 * All that pages, searches and carts need to know of a kind of article. Each kind declares it once, in `NAME-kind.server.ts` of its
 * folder; `kinds/kinds.server.ts` names them all.
 */
export interface Kind<Card extends ArticleCardData = ArticleCardData> {
  list: ListDefinition;
  cards(tenant: Tenant, context: Context, listed: readonly ListedArticle[]): Promise<Card[]>;
  /** Paths of the kind's own lists, which are no pages of categories. */
  ownLists: readonly string[];
  /** The list that is the page of a category; undefined where none of the kind belongs there. */
  listAt(context: Context, category: CategoryPlace): Promise<ListAtCategory | undefined>;
  /** What a category sells of the kind, whether or not its page is that list. */
  soldAt(
    context: Context,
    category: Pick<Category, 'id' | 'url' | 'preset'>,
  ): Promise<FilteredList | undefined>;
  /** The page of an article at a category, in the frame that kinds share; undefined where the kind has another frame. */
  article(
    tenant: Tenant,
    context: Context,
    categoryUrl: string,
    code: string,
  ): Promise<CategoryArticle | undefined>;
  /**
   * Which rows of `articles`, joined with `article_groups`, have the address `code` below a category; undefined for none.
   * @param isExact the address of a variant
   */
  hasAddress(code: string, isExact: boolean): SQL | undefined;
  /** Undefined where lists of the kind do not show what fits. */
  fitting: KindFitting | undefined;
  /** Whether articles fit a vehicle, by their codes; those that fit any are left out. */
  verdicts(
    context: Context,
    vehicle: Vehicle,
    codes: readonly string[],
  ): Promise<{ code: string; verdict: ShownVerdict }[]>;
  listsOfMakes: readonly MakeLists[];
  /** Its files, in and out, in an order in which nothing refers to what is not written yet. */
  files: readonly NetworkFile[];
}

/** Lets the type of its cards follow from what is written. */
export function defineKind<Card extends ArticleCardData>(kind: Kind<Card>): Kind<Card> {
  return kind;
}

/** Of a kind whose lists or pages are not at categories. */
export const notAtCategories = async () => undefined;

/** What a category sells of a kind whose list is its page. */
export function soldByList(listAt: Kind['listAt']): Kind['soldAt'] {
  return async (context, category) => {
    const at = await listAt(context, category);
    return at && { list: at.list, filter: { ...anything(at.list), ...at.fixed } };
  };
}
