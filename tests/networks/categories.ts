import fc from 'fast-check';
import { categoryFile } from '~/domain/catalog/kinds/category-file.server';
import { fieldsOf } from './arbitrary-of';
import { byPath, type Draw, type Entry, shapeOf, some } from './drawing';
import { categoryFields } from './products';
import { slugs, words } from './words';

/** Main categories in the format of `categories.json`. */
export function categoryEntries(draw: Draw): Entry[] {
  const urls = draw(fc.uniqueArray(slugs, { minLength: 20, maxLength: 20 }));
  const title = fc.oneof(
    { weight: 9, arbitrary: words(5, 80) },
    fc.constant('Collection Nord-Ostsee Automobile'),
  );
  // The shop's own pages are named below.
  const presentation = fc.constantFrom('tyres', 'list');
  const own = byPath({ title, presentation, subCategories: fc.constant([]), felder: categoryFields });
  const entry = (fixed: Entry): Entry => ({ ...draw(fieldsOf(shapeOf(categoryFile), own)), ...fixed });
  const sub = (url: string, presentation: string) => entry({ url, presentation });
  const withSubs = (category: Entry, subs: Entry[]): Entry => ({
    ...category,
    subCategories: subs.map(({ subCategories, ...own }) => own),
  });
  const seasons = ['sommerreifen', 'winterreifen', 'ganzjahresreifen'].map((url) => sub(url, 'page'));
  const rims = ['alufelgen', 'stahlfelgen', 'komplettraeder'].map((url) => sub(url, 'list'));
  const others = draw(some(fc.integer({ min: 0, max: 4 }), 0, 4)).map((count) =>
    withSubs(
      entry({ url: urls.pop() }),
      urls.splice(-count, count).map((url) => entry({ url })),
    ),
  );
  const services = draw(fc.boolean())
    ? [withSubs(entry({ url: 'reparatur-wartung', presentation: 'page' }), [])]
    : [];
  const all = [
    withSubs(sub('reifen', 'page'), seasons),
    withSubs(entry({ url: 'felgen-raeder', presentation: 'list' }), rims),
    ...others,
    ...services,
  ];
  return all.map((category, index) => ({
    ...category,
    _id: `cat-${index}`,
    subCategories: (category.subCategories as Entry[]).map((each, number) => ({
      ...each,
      _id: `cat-${index}-${number}`,
    })),
  }));
}
