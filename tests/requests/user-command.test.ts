import { expect, it } from 'vitest';
import { signIn } from '../support/accounts';
import { radhausProcess } from '../support/command-process';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

const radhaus = (...args: string[]) => radhausProcess(database, ...args);
const passwordIn = (text: string) => /: (\S+)\s*$/.exec(text)?.[1] ?? '';
const names = ['--first-name', 'Rita', '--last-name', 'Rad'];

it('the demo accounts can sign in', async () => {
  for (const [email, password] of [
    ['kundin@example.de', 'Sommerreifen-2026'],
    ['mitarbeiter@example.de', 'Winterreifen-2026'],
  ] as const) {
    expect((await signIn(new Visitor(shop), '/muster', email, password)).path).toBe('/muster/account');
  }
});

it('makes, lists and changes accounts of staff', async () => {
  const made = await radhaus(
    'user',
    'create',
    'rita@example.de',
    ...names,
    '--role',
    'werkstatt',
    '--location',
    'muster',
  );
  const visitor = new Visitor(shop);
  expect((await signIn(visitor, '/muster', 'rita@example.de', passwordIn(made.stdout))).path).toBe(
    '/muster/account',
  );
  expect((await radhaus('user', 'list')).stdout).toMatch(/rita@example\.de +werkstatt +muster/);
  await radhaus('user', 'grant', 'rita@example.de', 'leitung');
  await radhaus('user', 'revoke', 'rita@example.de', 'werkstatt', '--location', 'muster');
  const list = (await radhaus('user', 'list')).stdout;
  expect(list).toMatch(/rita@example\.de +leitung +\*/);
  expect(list).not.toContain('werkstatt');

  const renewed = await radhaus('user', 'password', 'rita@example.de');
  expect((await visitor.open('/muster/account')).path).toMatch(/^\/muster\/login/);
  const again = await signIn(new Visitor(shop), '/muster', 'rita@example.de', passwordIn(renewed.stdout));
  expect(again.path).toBe('/muster/account');
});

it.each([
  [['create', 'kundin@example.de', ...names], 'has an account already'],
  [['create', 'kundin', ...names], 'is no e-mail address'],
  [['create', 'neu@example.de', ...names, '--role', 'kaiser'], 'There is no role "kaiser"'],
  [
    ['create', 'neu@example.de', ...names, '--role', 'leitung', '--location', 'atlantis'],
    'There is no location "atlantis"',
  ],
  [['grant', 'niemand@example.de', 'leitung'], 'There is no account of niemand@example.de'],
])('%j ends with one clear line', async (args, message) => {
  const failed = await radhaus('user', ...args).catch((error: { code: number; stderr: string }) => error);
  expect(failed).toMatchObject({ code: 1 });
  expect(failed.stderr).toContain(message);
  expect(failed.stderr).not.toContain('    at ');
});
