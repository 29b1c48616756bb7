import { expect, it } from 'vitest';
import { fullName, greeting } from './greeting';

const person = { firstName: 'Kim', lastName: 'Meier' };

it.each([
  ['frau', 'Frau Kim Meier', 'Guten Tag Frau Meier'],
  ['herr', 'Herr Kim Meier', 'Guten Tag Herr Meier'],
  ['divers', 'Kim Meier', 'Guten Tag Kim Meier'],
  ['firma', 'Kim Meier', 'Guten Tag Kim Meier'],
  [null, 'Kim Meier', 'Guten Tag Kim Meier'],
] as const)('with the salutation %s the name is %s', (salutation, name, greeted) => {
  const contact = { ...person, salutation };
  expect([fullName(contact), greeting(contact)]).toEqual([name, greeted]);
});
