import { expect, test } from 'vitest';
import demo from '~/commands/demo/categories.json';
import { goodsNames } from '~/ui/illustrations/spot-names';
import { categoryDrawing } from './category-drawing';

test.each([
  ['alufelgen', 'Alufelgen', 'rim'],
  ['stahlfelgen', 'Stahlfelgen', 'steel-rim'],
  ['felgen-raeder', 'Felgen & Kompletträder', 'rim'],
  ['komplettraeder', 'Kompletträder', 'wheel'],
  ['batterien', 'Batterien', 'battery'],
  ['rdks-sensoren', 'Reifendrucksensoren', 'sensor'],
  ['dachboxen', 'Dachboxen', 'roof-box'],
  ['tiertransport', 'Tiertransport', 'pet-box'],
  ['fahrradtraeger', 'Fahrradträger', 'bike-rack'],
  ['oele-fluessigkeiten', 'Öle und Flüssigkeiten', 'oil'],
  ['raederwechsel', 'Räderwechsel', 'wheel'],
  ['unbekannt', 'Etwas anderes', 'parcel'],
])('%s is drawn as what it sells', (url, title, drawing) => {
  expect(categoryDrawing({ url, title })).toBe(drawing);
});

test('each sub-category of the demo has a drawing of its kind, and siblings differ', () => {
  for (const { subCategories } of demo.filter(
    ({ url }) => !['reifen', 'mitarbeiter', 'lifestyle'].includes(url),
  )) {
    const drawn = subCategories.map(categoryDrawing);
    expect(drawn).not.toContain('parcel');
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});

test('each drawing but the parcel stands for some category of the demo', () => {
  const drawn = new Set(
    demo.flatMap((category) => [category, ...category.subCategories]).map(categoryDrawing),
  );
  expect(goodsNames.filter((name) => !drawn.has(name) && name !== 'parcel')).toEqual([]);
});
