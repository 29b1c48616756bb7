import fs from 'node:fs';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './source-files';

const MAX_LINES = 250;

it('the top level holds only what a newcomer looks for', () => {
  const made = ['node_modules', 'build', 'coverage', 'test-results', 'playwright-report'];
  const visible = fs.readdirSync(root).filter((name) => !name.startsWith('.') && !made.includes(name));
  const expected = [
    'Dockerfile',
    'LICENSE',
    'README.md',
    'app',
    'package-lock.json',
    'package.json',
    'public',
    'react-router.config.ts',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
  ];
  expect(visible.filter((name) => !expected.includes(name))).toEqual([]);
});

it(`no file of the program has more than ${MAX_LINES} lines`, () => {
  const long = sourceFiles()
    .map(({ name, text }) => `${name}: ${text.split('\n').length - 1}`)
    .filter((line) => Number(line.split(': ')[1]) > MAX_LINES);
  expect(long).toEqual([]);
});

it('no file hides behind a name that says nothing', () => {
  const vague = /(^|\/)(utils?|helpers?|lib|common|misc|index)(\.|\/)/;
  const found = sourceFiles().filter(({ name }) => vague.test(name.replace(/\/_index\.tsx$/, '')));
  expect(found.map(({ name }) => name)).toEqual([]);
});

it('nothing asks a payment method for its name, only for its terms', () => {
  const asking = /[!=]==? ?'vorkasse'|'vorkasse' [!=]==?/;
  const found = sourceFiles().filter(({ text }) => asking.test(text));
  expect(found.map(({ name }) => name)).toEqual([]);
});
