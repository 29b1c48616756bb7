import { expect, it } from 'vitest';
import { foldText } from '~/values/folded-text';
import { askedBy } from './questions';

const asked = (typed: string) => askedBy(foldText(typed).split(' ')).map((words) => words.join(' '));

it.each([
  ['was kostet tüv', ['tuv kosten', 'tuv']],
  ['wie viel kostet ein Ölwechsel', ['olwechsel kosten', 'olwechsel']],
  ['was kosten sommerreifen', ['sommerreifen kosten', 'sommerreifen']],
  ['wie teuer sind winterreifen', ['winterreifen kosten', 'winterreifen']],
  ['ich brauche winterreifen für golf 7', ['winterreifen golf 7']],
  ['habt ihr anhängerkupplungen', ['anhangerkupplungen']],
  ['kann man bei euch reifen einlagern', ['reifen einlagern']],
])('%s asks for %s', (typed, expected) => {
  expect(asked(typed)).toEqual(expected);
});

it.each([
  'wann habt ihr offen',
  'wann macht ihr auf',
  'habt ihr samstag auf',
  'wie lange habt ihr heute geöffnet',
  'sonntags geöffnet',
  'bis wann offen',
  'wann macht ihr zu',
  'heiligabend offen',
])('%s asks for the opening hours', (typed) => {
  expect(asked(typed)).toEqual(['offnungszeiten']);
});

it.each(['wo finde ich euch', 'wo seid ihr', 'wo ist das'])('%s asks for the place', (typed) => {
  expect(asked(typed)).toEqual(['anfahrt']);
});

it.each([
  'winterreifen',
  'autobatterie wechseln kosten',
  'preis ölwechsel',
  'golf',
  'auf',
  'wo',
  'was',
  'dachbox 400 liter',
  'was wie',
  '',
])('%s is no question', (typed) => {
  expect(asked(typed)).toEqual([]);
});
