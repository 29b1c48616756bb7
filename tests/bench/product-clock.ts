// Loads numbers and articles of a category's list: each line is its query.
import { readFilter } from '~/domain/catalog/listing/filter';
import { loadList } from '~/domain/catalog/listing/load-list.server';
import { productListAt } from '~/domain/catalog/products/product-list.server';
import { context, runClock, someAudience } from './clock-process';

const audience = await someAudience();

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
