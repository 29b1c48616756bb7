import type { CardGroup } from '~/domain/catalog/kinds/card-group';
import { cardGroups } from '~/domain/catalog/kinds/card-groups.server';
import { listAddress } from '~/domain/catalog/listing/load-list.server';
import { searchListed } from '~/domain/catalog/listing/search-listed.server';
import { filterOfSize, tyreList } from '~/domain/catalog/tyres/tyre-listing';
import { parseSize } from '~/domain/catalog/tyres/tyre-size';
import type { Tenant } from '~/domain/tenancy/tenant';
import { tyresPath } from '~/paths';
import type { Context } from '~/platform/context';

const MAX_LENGTH = 100;
const MAX_WORDS = 6;
const MAX_HITS = 24;

export type SearchResult =
  | { kind: 'size'; to: string }
  | { kind: 'words'; words: string; hits: number; groups: CardGroup[] };

/** Understands what was typed into the search field: a tyre size leads to its list, words are looked for. */
export async function searchShop(tenant: Tenant, context: Context, typed: string): Promise<SearchResult> {
  const words = typed
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  const size = parseSize(words);
  if (size) return { kind: 'size', to: listAddress(tyreList, { path: tyresPath }, filterOfSize(size)) };
  const wanted = words.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const found = await searchListed(tenant, context, wanted, MAX_HITS);
  return { kind: 'words', words, hits: found.length, groups: await cardGroups(tenant, context, found) };
}
