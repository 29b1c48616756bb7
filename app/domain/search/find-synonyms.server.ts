import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { indexSynonyms, type Synonyms } from './synonyms';
import { searchSynonyms } from './tables';

/** Moved by a trigger of the table. */
export const SYNONYMS_TAG = 'synonyms';

interface KnownSynonyms {
  synonyms: Synonyms;
  texts: string[];
}

const cached = queryCache<KnownSynonyms>();

export function findSynonyms({ db }: Context): Promise<KnownSynonyms> {
  return cached('all', [SYNONYMS_TAG], async () => {
    const rows = await db.select().from(searchSynonyms);
    return { synonyms: indexSynonyms(rows), texts: rows.map(({ typed }) => typed) };
  });
}
