import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import { articleKey } from '../articles/article';
import { isGoods } from '../articles/offered-kinds';
import type { Category } from '../categories/category';
import type { ListAtCategory } from '../listing/category-address.server';
import { anything } from '../listing/filter';
import { findPage } from '../listing/find-listed.server';
import type { CardGroup } from './card-group';
import { cardGroups } from './card-groups.server';
import { listAtCategory } from './category-list.server';
import { verdictsOf, withKnownVerdicts } from './verdicts.server';

interface SimilarTo {
  title: string;
  /** Undefined: nothing of it can be had. */
  cents: Cents | undefined;
  /** By facet of the list. */
  choices?: Readonly<Record<string, unknown>> | undefined;
  vehicleCode: string | undefined;
}

const SHOWN = 3;
/** Among which those of a similar price are chosen. */
const CANDIDATES = 200;

/** Others of a list that the location has in stock and that may fit, the nearest prices first, each product once. */
export async function similarArticles(
  audience: Audience,
  context: Context,
  { list, fixed }: ListAtCategory,
  { title, cents, choices, vehicleCode }: SimilarTo,
): Promise<CardGroup[]> {
  const filter = { ...anything(list), ...fixed, ...choices, inStockHere: true };
  const found = await findPage(audience, context, { list, filter }, { limit: CANDIDATES });
  const distance = ({ price }: (typeof found)[number]) => Math.abs(price.cents - (cents ?? price.cents));
  const products = new Map<string, (typeof found)[number]>();
  const verdicts = await verdictsOf(context, vehicleCode, found.map(articleKey));
  const mayFit = found.filter((article) => verdicts.get(articleKey(article))?.result !== 'fits-not');
  for (const article of mayFit.toSorted((a, b) => distance(a) - distance(b)))
    if (article.title !== title && !products.has(article.title)) products.set(article.title, article);
  const groups = await cardGroups(audience, context, [...products.values()].slice(0, SHOWN));
  return groups.map((group) => ({ ...group, cards: withKnownVerdicts(verdicts, group.cards) }) as CardGroup);
}

export async function similarAtCategory(
  audience: Audience,
  context: Context,
  category: Pick<Category, 'id' | 'url'>,
  similarTo: SimilarTo,
): Promise<CardGroup[]> {
  const at = await listAtCategory(audience, context, category);
  return at && isGoods(at.list.kind) ? similarArticles(audience, context, at, similarTo) : [];
}
