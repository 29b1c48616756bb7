import { expect, test } from 'vitest';
import demo from '~/commands/demo/categories.json';
import { categoryDrawings } from '~/ui/illustrations/spot-names';

const all = demo.flatMap((category) => [category, ...category.subCategories]) as { zeichnung?: string }[];

test('each sub-category of the demo has a drawing of its own, and siblings differ', () => {
  for (const { subCategories } of demo.filter(
    ({ url }) => !['reifen', 'mitarbeiter', 'lifestyle'].includes(url),
  )) {
    const drawn = subCategories.map((category) => ('zeichnung' in category ? category.zeichnung : undefined));
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});

test('each drawing but the parcel stands for some category of the demo', () => {
  const drawn = new Set(all.map(({ zeichnung }) => zeichnung));
  expect(categoryDrawings.filter((name) => !drawn.has(name) && name !== 'parcel')).toEqual([]);
});
