import { expect, it } from 'vitest';
import users from '../../commands/demo/users.json';
import { passwordProblem } from './password-rules.server';
import { publishedAccounts } from './published-accounts';

it('the published accounts are those of the demo', () => {
  expect(users.map(({ email, passwort: password }) => ({ email, password }))).toEqual(publishedAccounts);
});

it('nobody can choose a published password', () => {
  for (const { password } of publishedAccounts) expect(passwordProblem(password)).toBe('too-common');
});
