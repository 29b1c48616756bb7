import type { SQL } from 'drizzle-orm';
import type { Location } from '~/domain/tenancy/directory';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import type { PlainSensor, PlainWheel } from '~/domain/vehicles/fitment/verdict';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import type { NetworkFile } from '~/platform/files/network-file';
import type { Category } from '../categories/category';
import type { ArticleCardView } from './article-card';
import type { CategoryAddress, ListAtCategory } from './category-address.server';
import type { CategoryArticle } from './category-kind.server';
import { anything } from './filter';
import type { FilteredList } from './filtered-list';
import type { ListedArticle } from './find-listed.server';
import type { FittingChoice } from './fitting-choice';
import type { FittingArticles } from './fitting-view';
import type { ListDefinition } from './list-definition';

type CategoryPlace = Pick<Category, 'id' | 'url'>;
type Located = Pick<Tenant, 'location'>;

export interface KindFitting {
  tags: readonly string[];
  /** Undefined: nothing is known of the vehicle. */
  find(context: Context, vehicle: Vehicle): Promise<Omit<FittingArticles, 'key' | 'tags'> | undefined>;
  choices(
    audience: Audience,
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

export interface ListOfMake {
  make: string;
  /** Url of the list's category; null: the kind's own list. */
  category: string | null;
  count: number;
}

export interface MakeLists {
  /** Rows of ListOfMake; reads `sold` (id, kind, make, group_id), the articles that the location sells. */
  rows: SQL;
  /** Name of the list in searches; `category` has the title of its category. */
  page(
    found: ListOfMake,
    names: { category: string; city: Location['city'] },
  ): { title: string; to: string; text: string };
}

/** A wheel or parts of one; or a sensor that is sold apart from wheels. */
export interface WheelPart {
  wheel?: PlainWheel;
  sensor?: PlainSensor;
}

/** Everything that pages, searches and carts need of a kind. Declared in `NAME-kind.server.ts`, registered in `kinds/kinds.server.ts`. */
export interface Kind<Card extends ArticleCardView = ArticleCardView> {
  list: ListDefinition;
  cards(tenant: Tenant, context: Context, listed: readonly ListedArticle[]): Promise<Card[]>;
  /** Paths of lists that are not at a category. */
  ownLists: readonly string[];
  /** Undefined if the category's page is no list of this kind. */
  listAt(tenant: Located, context: Context, category: CategoryPlace): Promise<ListAtCategory | undefined>;
  soldAt(
    tenant: Located,
    context: Context,
    category: Pick<Category, 'id' | 'url' | 'preset'>,
  ): Promise<FilteredList | undefined>;
  /** The article's page in the shared layout; undefined if the kind has its own layout. */
  article(
    audience: Audience,
    context: Context,
    categoryUrl: string,
    code: string,
  ): Promise<CategoryArticle | undefined>;
  /** Condition on `articles` joined with `article_groups`; undefined: no row matches. @param isExact the code is a variant's */
  hasAddress(code: string, isExact: boolean): SQL | undefined;
  /** Undefined if lists of the kind do not show what fits. */
  fitting: KindFitting | undefined;
  /** By article code; articles that fit any vehicle are missing. */
  verdicts(
    context: Context,
    vehicle: Vehicle,
    codes: readonly string[],
  ): Promise<{ code: string; verdict: VerdictView }[]>;
  /** By article code; articles that are no part of a wheel are missing. @param vehicle that approvals are read for */
  wheelParts(
    context: Context,
    vehicle: Vehicle | undefined,
    codes: readonly string[],
  ): Promise<({ code: string } & WheelPart)[]>;
  listsOfMakes: readonly MakeLists[];
  /** In Google's taxonomy of products; undefined: not in product feeds. */
  googleCategory: string | undefined;
  /** Its files, in and out, in an order in which nothing refers to what is not written yet. */
  files: readonly NetworkFile[];
}

export function defineKind<Card extends ArticleCardView>(kind: Kind<Card>): Kind<Card> {
  return kind;
}

export const notAtCategories = async () => undefined;

export function soldByList(listAt: Kind['listAt']): Kind['soldAt'] {
  return async (tenant, context, category) => {
    const at = await listAt(tenant, context, category);
    return at && { list: at.list, filter: { ...anything(at.list), ...at.fixed } };
  };
}
