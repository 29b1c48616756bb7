import { expect, it } from 'vitest';
import { foldText } from '~/values/folded-text';
import { otherVehicleIn } from './other-vehicles';

const named = (typed: string) => otherVehicleIn(foldText(typed).split(' '));

it.each([
  ['motorradreifen', 'Motorräder'],
  ['Motorrad-Reifen', 'Motorräder'],
  ['reifen für motorrad', 'Motorräder'],
  ['rollerreifen', 'Roller und Mopeds'],
  ['vespa winterreifen', 'Roller und Mopeds'],
  ['fahrradreifen', 'Fahrräder'],
  ['lkw reifen', 'Lastwagen und Busse'],
  ['lkw-winterreifen', 'Lastwagen und Busse'],
  ['treckerreifen', 'Traktoren'],
  ['anhängerreifen', 'Anhänger'],
  ['rasenmäher reifen', 'Rasenmäher'],
])('%s are for %s', (typed, expected) => {
  expect(named(typed)).toBe(expected);
});

it.each([
  'winterreifen',
  'llkw reifen',
  'suv reifen',
  'motorradbatterie',
  'fahrradträger',
  'anhängerkupplung',
  'reifen',
])('%s are for cars, or are no tyres', (typed) => {
  expect(named(typed)).toBeUndefined();
});
