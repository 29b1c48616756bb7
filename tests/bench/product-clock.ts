// Loads numbers and articles of a category's list: each line is its query.
import { readFilter } from '~/domain/catalog/listing/filter';
import { loadList } from '~/domain/catalog/listing/load-list.server';
import { productListAt } from '~/domain/catalog/products/product-list.server';
import type { Audience } from '~/domain/tenancy/tenant';
import { context, runClock } from './clock-process';

const audience = { location: { id: 'loc-muster', city: 'Flensburg' } } as unknown as Audience;

await runClock((query, timed) =>
  timed(async () => {
    const at = await productListAt(audience, context, { id: 'cat-dachboxen' });
    if (!at) throw new Error('the category has no products');
    const { filter } = readFilter(at.list, new URLSearchParams(query));
    const base = { path: '/dachboxen' };
    const { page } = await loadList(audience, context, { list: at.list, base, filter });
    if (page.total === 0) throw new Error(`nothing found: ${query}`);
  }),
);
