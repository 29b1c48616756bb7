import { expect, it } from 'vitest';
import { signIn } from '../support/accounts';
import { radhausProcess } from '../support/command-process';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

const radhaus = (...args: string[]) => radhausProcess(database, ...args);
const OWN = 'fünf lange Wörter von mir selbst';
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
  const asked = await signIn(visitor, '/muster', 'rita@example.de', passwordIn(made.stdout));
  expect((await visitor.press(asked, 'Passwort speichern', { passwortNeu: OWN })).path).toBe(
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
  const other = new Visitor(shop);
  const again = await signIn(other, '/muster', 'rita@example.de', passwordIn(renewed.stdout));
  expect(textOf(again.text)).toContain('Bitte wählen Sie jetzt ein eigenes');
  expect((await other.press(again, 'Passwort speichern', { passwortNeu: `${OWN}, neu` })).path).toBe(
    '/muster/account',
  );
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
