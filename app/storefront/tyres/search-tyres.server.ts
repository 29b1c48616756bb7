import { arrivalDay } from '~/domain/catalog/inventory/delivery';
import { searchTyres } from '~/domain/catalog/tyres/find-tyres.server';
import { type TyreCardData, tyreCard } from '~/domain/catalog/tyres/tyre-card';
import { filterOfSize, writeFilter } from '~/domain/catalog/tyres/tyre-filter';
import { parseSize } from '~/domain/catalog/tyres/tyre-size';
import type { Tenant } from '~/domain/tenancy/tenant';
import { tyresPath } from '~/paths';
import type { Context } from '~/platform/context';

const MAX_LENGTH = 100;
const MAX_WORDS = 6;

export type SearchResult =
  | { kind: 'size'; to: string }
  | { kind: 'words'; words: string; cards: TyreCardData[] };

/** Understands what was typed into the search field: a tyre size leads to its list, words are looked for. */
export async function searchTyreWords(
  tenant: Tenant,
  context: Context,
  typed: string,
): Promise<SearchResult> {
  const words = typed
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  const size = parseSize(words);
  if (size) return { kind: 'size', to: `${tyresPath}?${writeFilter(filterOfSize(size))}` };
  const tyres = await searchTyres(tenant, context, words.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS));
  const { city, deliveryDays } = tenant.location;
  const arrival = arrivalDay(context.now(), deliveryDays);
  return { kind: 'words', words, cards: tyres.map((tyre) => tyreCard(tyre, city, arrival)) };
}
