import { describe, expect, it, test } from 'vitest';
import { type Category, type CategoryViewer, categoryAt, splitTitle, visibleCategories } from './category';

const category = (id: string, subs: Category[] = [], isNoaEmployeeCategory = false): Category => ({
  id,
  title: id,
  url: id,
  presentation: 'list',
  description: '',
  isNoaEmployeeCategory,
  preset: null,
  isUnlisted: false,
  drawing: 'parcel',
  subCategories: subs,
});

const anybody: CategoryViewer = {
  blacklist: [],
  isNoaEmployee: false,
  showsAllCategories: false,
  offUrls: [],
};

const tree = [
  category('raeder', [
    category('öle'),
    category('alufelgen'),
    category('stahl'),
    category('personal', [], true),
  ]),
  category('kinder', [category('kindersitze')]),
  category('gutscheine'),
  category('mitarbeiter', [category('reste', [], true)], true),
];

const urls = (viewer: Partial<CategoryViewer>) =>
  visibleCategories(tree, { ...anybody, ...viewer }).flatMap(({ url, subCategories }) => [
    url,
    ...subCategories.map((sub) => `${url}/${sub.url}`),
  ]);

describe('which categories are shown', () => {
  it('sorts sub-categories by title, in German order, and hides what is for employees', () => {
    expect(urls({})).toEqual([
      'raeder',
      'raeder/alufelgen',
      'raeder/öle',
      'raeder/stahl',
      'kinder',
      'kinder/kindersitze',
      'gutscheine',
    ]);
  });

  it.each([{ isNoaEmployee: true }, { showsAllCategories: true }])('shows all of them to %j', (viewer) => {
    expect(urls(viewer)).toEqual(
      expect.arrayContaining(['raeder/personal', 'mitarbeiter', 'mitarbeiter/reste']),
    );
  });

  it('hides a category all of whose sub-categories are on the blacklist, but not one without any', () => {
    expect(urls({ blacklist: [{ _id: 'kindersitze' }] })).not.toContain('kinder');
    expect(urls({ blacklist: [{ _id: 'kindersitze' }] })).toContain('gutscheine');
  });

  it('holds employees and the northern locations to the blacklist, too', () => {
    const viewer = { isNoaEmployee: true, showsAllCategories: true, blacklist: [{ _id: 'mitarbeiter' }] };
    expect(urls(viewer)).not.toContain('mitarbeiter');
  });

  it('leaves out what a flag of the location turns off', () => {
    expect(urls({ offUrls: ['stahl'] })).not.toContain('raeder/stahl');
  });
});

test('a category is found by its address in any case, with the one above it', () => {
  expect(categoryAt(tree, 'ALUFELGEN')).toMatchObject({
    category: { id: 'alufelgen' },
    ancestors: [{ id: 'raeder' }],
  });
  expect(categoryAt(tree, 'kinder')?.category.id).toBe('kinder');
  expect(categoryAt(tree, 'kinder')?.ancestors).toEqual([]);
  expect(categoryAt(tree, 'nichts')).toBeUndefined();
});

test.each([
  ['Felgen & Kompletträder', 'Felgen', 'Kompletträder'],
  ['Reifen', 'Reifen', ''],
  ['A & B & C', 'A', 'B & C'],
  ['R&D', 'R&D', ''],
])('the title %s splits into %s and %s', (whole, title, subtitle) => {
  expect(splitTitle(whole)).toEqual({ title, subtitle });
});
