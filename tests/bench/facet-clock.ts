// Counts facets: each line is the query of a list. Every checkout has its own version of this file.
import { readFilter } from '~/domain/catalog/listing/filter';
import { countList } from '~/domain/catalog/listing/load-list.server';
import { tyreList } from '~/domain/catalog/tyres/tyre-listing';
import { context, runClock, someAudience } from './clock-process';

const audience = await someAudience();

await runClock((query, timed) => {
  const { filter } = readFilter(tyreList, new URLSearchParams(query));
  return timed(() => countList(audience, context, { list: tyreList, filter }));
});
